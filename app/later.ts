/** SITE-44: the style that no first screen uses is one file for all pages, which they ask for while they are painted. */
import.meta.glob(['/kit/**/*.later.css', '/subjects/**/*.later.css'], { eager: true })
