/** Our own pictures with the sizes of their masters in `studio/masters/`, and the widths of their files (decision 60). */
export const cartPictures = {
  folder: '/media/carts/',
  /** From the front corner: on cards, in tables, first in the gallery. A card is 352 px wide on a phone, 366 on a desktop;
   * the master is half as wide again as the widest file. */
  main: { width: 1600, height: 1200, widths: [368, 736, 1080] },
  /** Side, rear and detail: small in the gallery's choice, large in its strip. Their masters too are a third wider than the widest file. */
  further: { width: 1080, height: 810, widths: [368, 800] },
  views: ['side', 'rear', 'detail'],
} as const

/** The ground on which our carts stand by day; it fills the transparent parts of a dealer's photo. */
export const pictureGround = '#e0dace'

export const scenePictures = {
  folder: '/media/scenes/',
  size: { width: 2400, height: 1350, widths: [960, 1440, 1920] },
  phoneWidth: 800,
  /** The end of the name of an evening scene: for the dark scheme, in AVIF alone. */
  evening: '-evening',
} as const

/** What the studio draws on the map of the county: one transparent picture as large as the map, four pixels to its unit. */
export const landmarkPicture = {
  path: '/media/maps/landmarks.webp',
  size: { width: 1624, height: 1520, widths: [812, 1624] },
} as const

/** The hill of "Which cart?", on which the page sets carts: no window cuts it. */
export const hillPicture = {
  path: '/media/scenes/hill.webp',
  size: { width: 1800, height: 1000, widths: [800, 1200, 1800] },
} as const

/** The dealer's own photographs: their size when they are stored, and the widths of their files. */
export const photoPictures = {
  folder: '/media/photos/',
  /** The most megabytes of a file that the dealer brings. */
  megabytes: 20,
  largest: 2560,
  /** The least side in pixels: a page would show a smaller photo blurred. */
  smallest: 200,
  /** The most pixels of a photo, and the most memory to read it, so that one file cannot fill the memory. */
  mostPixels: 40_000_000,
  mostBytes: 80_000_000,
  /** The format in which a photo is stored; every width is made from it. */
  stored: { quality: 88, effort: 4 },
  widths: [368, 736, 1080, 1600],
  /** For how many days a photo stays that neither a cart nor the team names. */
  keptDays: 30,
} as const

/** A phone gets a part cut out of the scene; wider windows show all of it. */
export const phoneWindow = '(max-width: 30rem)'
export const darkScheme = '(prefers-color-scheme: dark)'

/** How pictures are encoded. Alpha in coarser steps than 80 draws rings about soft shadows. AVIF's effort 3 takes twice as long. */
export const pictureFormats = {
  avif: { effort: 2, quality: 54, chromaSubsampling: '4:2:0' },
  webp: { effort: 2, quality: 76, alphaQuality: 80 },
  /** The whole photo, for programs that show a shared link. */
  jpg: { quality: 86 },
} as const

/** The most bytes of a picture at phone size; a larger one is encoded again with the next lower quality. */
export const pictureBudgets = {
  cart: 25 * 1024,
  scene: 90 * 1024,
  lowerQualities: [46, 38, 32],
} as const
