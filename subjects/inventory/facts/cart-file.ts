import type { Ability } from './abilities.ts'
import type { CartFigures } from './cart-figures.ts'

/** The largest file of carts: far more than a dealer has, and small enough to be read at once. */
export const cartFileLimits = { megabytes: 5, rows: 5_000, cells: 500_000 } as const

/** Changes that hardly ever are intended: the desk asks before it makes them. */
export const changeLimits = {
  /** A price that moves by more than this. */
  priceMovePercent: 30,
  /** A special price that stays for longer than this. */
  specialDays: 100,
  /** An import that changes, or adds, more than this share of the carts. */
  carts: { share: 1 / 3, text: 'a third' },
} as const

/* The headings of a dealer's own file, in small letters and digits alone (CART-211). */

export const importMessages = {
  /** What a file needs: an error about its headings ends with it. */
  rule: 'Each row names its cart by Name and Brand, or by the Id that a saved spreadsheet has. Other columns, such as Price, Seats, Range or Battery, are known by their headings; a saved spreadsheet has them all',
  unread: '{row}: we did not understand {column} “{text}”; visitors see it as it stands, and no answer counts with it.',
  passedOver: 'We pass over the columns {headings}: we do not know them, or another column says the same. {rule}.',
  priceFrom: 'The price that visitors see is taken from the column “{heading}”.',
  otherSheets: 'Only the first sheet of the workbook is read, and another one holds something too.',
  emptyCells: 'Cells that hold an error such as #N/A, or a formula that was never worked out, are read as empty.',
} as const

/** Headings under which a file may hold another price than visitors shall see. */
export const doubtfulPrices: readonly string[] = ['dealerprice', 'msrp', 'listprice', 'retail', 'retailprice']

export interface WordColumn {
  readonly label: string
  readonly alsoCalled: readonly string[]
  /** The figures that its cells give: words in it stand for all of them. */
  readonly figures?: readonly (keyof CartFigures)[]
  /** The ability that a yes or no in it gives or takes away. */
  readonly ability?: Ability
}

/** Columns that are no field of a cart, by the label under which a cart keeps words in which no figure was read. */
export const wordColumns = {
  batteryType: {
    label: 'Battery',
    alsoCalled: ['battery', 'batteries', 'batterysystem', 'power', 'powersource'],
    figures: ['volts', 'ampereHours', 'chemistry'],
  },
  chargingTime: {
    label: 'Charging time',
    alsoCalled: ['charging', 'chargetime', 'rechargetime'],
    figures: ['chargingFrom', 'chargingTo'],
  },
  size: {
    label: 'Size',
    alsoCalled: ['dimensions', 'measurements', 'lxwxh'],
    figures: ['length', 'width', 'height'],
  },
  tires: {
    label: 'Tires',
    alsoCalled: ['tiresize', 'tiretype', 'wheels', 'tiresandwheels'],
    figures: ['tire'],
  },
  brakes: { label: 'Brakes', alsoCalled: ['brake', 'brakesystem', 'braketype'] },
  suspension: { label: 'Suspension', alsoCalled: ['lift', 'liftkit', 'lifted', 'springs'], ability: 'lift' },
  hitch: { label: 'Hitch', alsoCalled: ['towhitch', 'trailerhitch', 'receiver', 'towing'], ability: 'tow-hitch' },
  cargo: {
    label: 'Cargo',
    alsoCalled: ['cargobed', 'cargobox', 'cargodeck', 'bed', 'utilitybed'],
    ability: 'cargo-deck',
  },
  bags: { label: 'Golf bags', alsoCalled: ['bagrack', 'golfbags', 'bagholder', 'golfbagrack'], ability: 'bag-rack' },
} as const satisfies Record<string, WordColumn>
