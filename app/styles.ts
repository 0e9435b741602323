/** In development every page loads every part's style: the cascade layers make their order irrelevant. */
import.meta.glob(['/kit/**/*.css', '/subjects/*/view/**/*.css'], { eager: true })
