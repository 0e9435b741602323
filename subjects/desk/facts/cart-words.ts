/** The desk's words about carts, besides the names of their fields. */
export const cartWords = {
  like: 'Copy',
  chooseLike: 'Copy another cart',
  needed: 'What every cart needs',
  /** The parts of the form that have another name while the cart is new. */
  further: { price: 'Stock and special price', name: 'Features' } as Readonly<Partial<Record<string, string>>>,
  notKnown: 'Not known',
  furtherName: 'Other detail',
  furtherValue: 'Value',
  photosNext: 'Photos come next, once the cart is added.',
  places: '{count} of {all} checked',
  /** Stands beside words in which no figure was read. */
  kept: 'Visitors read these words. Write a number, and the site can count with it.',
  takesAway: 'Leave empty to remove it',
  /** Stands above the abilities that keep a cart off a ground. */
  keepsFrom: 'Not for {ground}',
  told: 'What visitors read',
  toldFrom: 'Worked out from the figures of this cart.',
  walk: 'Walk around the cart',
  around: 'Around the cart',
  restClean: 'Mark the rest clean',
  read: 'Battery, tires and work',
  /** Stands in a field that offers what other carts have. */
  chooseOrType: 'Choose',
  siteOrder: 'Our order',
  search: 'Search carts',
  photoSource: 'From the camera or the album, up to {most} at once.',
  photoOrder: 'Drag a photo to the front to show it first.',
  /** The first screen names this many carts of a kind at once. */
  shown: 3,
} as const
