import type { Topic } from './cart-figures.ts'

/** The largest file of carts: far more than a dealer has, and small enough to be read at once. */
export const cartFileLimits = { megabytes: 5, rows: 5_000, cells: 500_000 } as const

/** Changes that hardly ever are intended: the desk asks before it makes them. */
export const changeLimits = {
  /** A price that moves by more than this. */
  priceMovePercent: 30,
  /** A special price that stays for longer than this. */
  specialDays: 100,
  /** An import that changes more than this share of the carts. */
  carts: { share: 1 / 3, text: 'a third' },
} as const

/* CART-211: the headings of a dealer's own file, in small letters and digits alone. */

export const importMessages = {
  /** The sentence about what a file needs, and an error about its headings. */
  rule: 'Each row names its cart by Name and Brand, or by Id. Other columns, such as Price, Seats, Range or Battery, are known by their headings; a saved spreadsheet has them all',
  unread:
    '{place}: we did not understand {column} “{text}”; visitors see it as it stands, and no answer counts with it.',
  passedOver: 'We pass over the columns {headings}: we do not know them, or another column says the same. {rule}.',
  priceFrom: 'The price that visitors see is taken from the column “{heading}”.',
} as const

/** Headings under which a file may hold another price than visitors shall see. */
export const doubtfulPrices: readonly string[] = ['dealerprice', 'msrp', 'listprice', 'retail', 'retailprice']

/** Columns of words, by the label under which a cart keeps words that were not understood. */
export const wordColumns = {
  batteryType: {
    label: 'Battery',
    topic: 'battery',
    alsoCalled: ['battery', 'batteries', 'batterysystem', 'power', 'powersource'],
  },
  chargingTime: { label: 'Charging time', topic: 'charging', alsoCalled: ['charging', 'chargetime', 'rechargetime'] },
  size: { label: 'Size', topic: 'size', alsoCalled: ['dimensions', 'measurements', 'lxwxh'] },
  tires: { label: 'Tires', topic: 'tires', alsoCalled: ['tiresize', 'tiretype', 'wheels', 'tiresandwheels'] },
  brakes: { label: 'Brakes', topic: 'brakes', alsoCalled: ['brake', 'brakesystem', 'braketype'] },
  suspension: { label: 'Suspension', topic: 'suspension', alsoCalled: ['lift', 'liftkit', 'lifted', 'springs'] },
  hitch: { label: 'Hitch', topic: 'hitch', alsoCalled: ['towhitch', 'trailerhitch', 'receiver', 'towing'] },
  cargo: { label: 'Cargo', topic: 'cargo', alsoCalled: ['cargobed', 'cargobox', 'cargodeck', 'bed', 'utilitybed'] },
  bags: { label: 'Golf bags', topic: 'bags', alsoCalled: ['bagrack', 'golfbags', 'bagholder', 'golfbagrack'] },
} as const satisfies Record<
  string,
  { readonly label: string; readonly topic: Topic; readonly alsoCalled: readonly string[] }
>
