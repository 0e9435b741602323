/** In development every page loads every part's style, what comes later after the rest: beyond that the layers make order irrelevant. */
import.meta.glob(['/kit/**/*.css', '/subjects/*/view/**/*.css', '!/**/*.later.css'], { eager: true })
import.meta.glob(['/kit/**/*.later.css', '/subjects/*/view/**/*.later.css'], { eager: true })
