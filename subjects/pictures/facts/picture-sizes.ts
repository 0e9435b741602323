/**
 * On a phone a card's picture or the map is 91 % as wide as the window. A smaller size stands here, so that a screen with three points a
 * pixel takes the file for two: half the bytes on a weak signal, and eyes see no difference.
 */
const phone = '(max-width: 450px) 56vw'

/**
 * The width of pictures in each layout, measured at windows from 320 to 1920 pixels: by it the browser chooses a file before it knows
 * the style.
 */
export const pictureSizes = {
  /** A row's picture on a phone, else three in a row: of 386 pixels the file of 368 is as good as the next, twice as large. */
  card: '(max-width: 639px) 111px, (max-width: 1279px) 29vw, 368px',
  /** One in a row, two, then three. */
  lineupCard: `${phone}, (max-width: 639px) 91vw, (max-width: 1023px) 44vw, (max-width: 1279px) 29vw, 361px`,
  wideCard: `${phone}, (max-width: 639px) 91vw, (max-width: 1023px) 44vw, (max-width: 1279px) 45vw, 542px`,
  /** A row's picture on a phone, else two or more in a row. */
  inventoryCard: '(max-width: 639px) 111px, (max-width: 1023px) 45vw, 368px',
  /** A row's picture at every width. */
  shelf: '124px',
  gallery: '(max-width: 1023px) 92vw, (max-width: 1279px) 51vw, 635px',
  galleryChoice: '(max-width: 1023px) 94px, 160px',
  compare: '(max-width: 767px) 46vw, 286px',
  /** A kind of rental above its plans, one in a row, then three; and larger below the form. */
  rental:
    '(max-width: 450px) 50vw, (max-width: 639px) 82vw, (max-width: 1023px) 341px, (max-width: 1279px) 33vw, 420px',
  /** As wide as the page, and beside the questions. */
  hill: `${phone}, (max-width: 1023px) 100vw, 772px`,
  /** A cart on the hill, about a quarter as wide as the drawing. */
  hillCart: '(max-width: 1023px) 27vw, 207px',
  map: `${phone}, (max-width: 800px) 91vw, 768px`,
  /** As wide as the window, 3 : 2 cut out of 16 : 9; beside words the left side is cut off, up to 690 pixels high. */
  hero: '(max-width: 1023px) 119vw, max(62vw, 1080px)',
  /** As wide as the text of a page, 21 : 9 cut out of 16 : 9. */
  band: '(max-width: 1279px) 92vw, 1120px',
} as const

/** The widest file of a layout: a card is at most 370 pixels wide on a screen with two points a pixel. */
export const widestOffered: Readonly<Partial<Record<keyof typeof pictureSizes, number>>> = {
  card: 736,
  inventoryCard: 736,
  lineupCard: 736,
  shelf: 368,
}

export type PictureLayout = keyof typeof pictureSizes
