/** Vite makes one file of the style that no first screen uses; pages ask for it while the browser paints them (SITE-44). */
import.meta.glob(['/kit/**/*.later.css', '/subjects/**/*.later.css'], { eager: true })
