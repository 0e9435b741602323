/** Our own pictures as their masters lie in `studio/masters/`, and the widths that the layouts use (decision 60). */
export const cartPictures = {
  folder: '/media/carts/',
  /** From the front corner: on cards, in tables, first in the gallery. A card is 352 px wide on a phone, 366 on a desk;
   * the master is half as wide again as the widest that is sent. */
  main: { width: 1600, height: 1200, widths: [368, 736, 1080] },
  /** Side, rear and detail: small in the gallery's choice, large in its strip. Their masters are a third wider, too. */
  further: { width: 1080, height: 810, widths: [368, 800] },
  views: ['side', 'rear', 'detail'],
} as const

/** The limestone that our carts stand on by day; it fills the transparent parts of a dealer's photo. */
export const pictureGround = '#e0dace'

export const scenePictures = {
  folder: '/media/scenes/',
  size: { width: 2400, height: 1350, widths: [960, 1440, 1920] },
  phoneWidth: 800,
  /** How the name of a scene ends that shows one of the day in the evening: for the dark scheme, in AVIF alone. */
  evening: '-evening',
} as const

/** What stands on the drawn map of the county: one clear picture as large as the map, four pixels to its unit. */
export const landmarkPicture = {
  path: '/media/maps/landmarks.webp',
  size: { width: 1624, height: 1520, widths: [812, 1624] },
} as const

/** The dealer's own photographs: brought down to this when they are stored, and to these widths when they are asked for. */
export const photoPictures = {
  folder: '/media/photos/',
  largest: 2560,
  /** On either side: of less, a page shows a blur. */
  smallest: 200,
  /** A photo that comes in may have so many, and take so much while it is read: one file cannot fill the memory. */
  mostPixels: 40_000_000,
  mostBytes: 80_000_000,
  /** As it is stored: every width is made from it. */
  stored: { quality: 88, effort: 4 },
  widths: [368, 736, 1080, 1600],
  /** How long one stays that no cart names. */
  keptDays: 30,
} as const

/** What a phone is given is cut from the scene; wider windows show all of it. */
export const phoneWindow = '(max-width: 30rem)'
export const darkScheme = '(prefers-color-scheme: dark)'

/** How pictures are written. Clearness in coarser steps than 80 draws rings about soft shadows. AVIF's effort 3 takes twice as long. */
export const pictureFormats = {
  avif: { effort: 2, quality: 54, chromaSubsampling: '4:2:0' },
  webp: { effort: 2, quality: 76, alphaQuality: 80 },
  /** All of a photo, for programs that unfurl a link. */
  jpg: { quality: 86 },
} as const

/** At phone size; a picture that would weigh more is written with the next lower quality. */
export const pictureBudgets = {
  cart: 25 * 1024,
  scene: 90 * 1024,
  lowerQualities: [46, 38, 32],
} as const
