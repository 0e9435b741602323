/** In development every page has every part's style: layers make the order tell nothing. */
import.meta.glob(['/kit/**/*.css', '/subjects/*/view/**/*.css'], { eager: true })
