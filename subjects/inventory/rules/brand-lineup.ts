import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { seriesCardLinks, brandWords as words } from '#subjects/inventory/facts/brand-page.ts'
import type { Brand, LineupEntry, Series } from '#subjects/inventory/facts/brand-record.ts'
import type { CartRecord } from '#subjects/inventory/facts/cart-record.ts'
import type { VehiclePicture } from '#subjects/inventory/rules/pictures/cart-pictures.ts'
import { picturesOf } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import { cartId, modelPath } from './cart-slug.ts'
import { type SpecifiedCart, specificationsOf } from './specification-list.ts'
import { stockText } from './stock-text.ts'
import type { Vehicle } from './vehicle.ts'

/** The figures on the card of a lineup. */
const figures = ['seats', 'range', 'topSpeed', 'driveType'] as const
type Figures = Readonly<Record<(typeof figures)[number], string | undefined>>

/** A model on the page of its brand (CART-65). */
export type Model = LineupEntry & {
  readonly id: string
  readonly path: string
  /** The color of the cart that stands here. */
  readonly color: string
  readonly specs: Figures
}

/** The lineup with the facts from each model's own record. Prices stay those of the brand page (CART-67). */
export function brandModels(brand: Brand, records: readonly CartRecord[]): readonly Model[] {
  return brand.lineup.map((entry) => {
    const id = cartId(entry.name, brand.name)
    const record = records.find((candidate) => candidate.id === id)
    if (!record) throw new Error(`The ${brand.name} lineup names "${entry.name}", which is in no inventory`)
    return {
      ...entry,
      id,
      path: modelPath(entry.name, brand),
      color: record.drawing.paint.name,
      specs: cardFiguresOf(record),
    }
  })
}

function cardFiguresOf(cart: SpecifiedCart): Figures {
  const { seatingCapacity: seats, ...others } = specificationsOf(cart)
  const known = { seats, ...others } as Partial<Record<string, string | number>>
  return Object.fromEntries(figures.map((name) => [name, known[name]?.toString()])) as Figures
}

/** The state of a model today. */
export interface ModelToday {
  /** Whether the model is in the inventory and so has a page. */
  readonly listed: boolean
  readonly priceText: string
  /** The price of the one in stock, where it differs. */
  readonly inStockAt?: string
  /** The stock in words; null where it is not known. */
  readonly stock: string | null
  readonly inStock?: boolean
  readonly specs: Figures
  /** The first picture of the cart, where it is listed. */
  readonly picture?: VehiclePicture
}

/**
 * Lays today's inventory over a lineup: figures, picture and condition are those of the cart. The brand page's own price holds until the
 * dealer sets another one than the cart came with; where the new cart in stock has another price, the page tells both. Without an inventory
 * only the page's own facts are known (CART-67).
 */
export function modelToday(
  { id, priceText, specs }: Pick<Model, 'id' | 'priceText' | 'specs'>,
  records: readonly CartRecord[],
  carts: readonly Vehicle[] | null,
): ModelToday {
  if (!carts) return { listed: true, stock: null, priceText, specs }
  const cart = carts.find((candidate) => candidate.id === id)
  if (!cart) return { listed: false, stock: stockText({ isNew: true, inStock: false }), priceText, specs }
  const [picture] = picturesOf(cart)
  const stock = cart.isNew ? stockText(cart) : fillText(words.used, { stock: stockText(cart).toLowerCase() })
  const today = {
    listed: true,
    stock,
    inStock: cart.inStock,
    specs: cardFiguresOf(cart),
    ...(picture && { picture }),
  }
  const price = formatPrice(cart.price)
  if (hasOtherPrice(cart, records)) return { ...today, priceText: price }
  const isAtOtherPrice = cart.isNew && cart.inStock && price !== priceText
  return { ...today, priceText, ...(isAtOtherPrice && { inStockAt: price }) }
}

/** Whether the dealer has set another price than the cart came with. */
function hasOtherPrice({ id, price }: Vehicle, records: readonly CartRecord[]): boolean {
  const first = records.find((record) => record.id === id)
  return first !== undefined && first.price !== price
}

/** The starting price of a series: the specified one, until the dealer sets another for a new cart of it (CART-67). */
export function startingPrice(
  series: Series,
  brand: Brand,
  records: readonly CartRecord[],
  carts: readonly Vehicle[] | null,
): string {
  const ids = new Set(series.vehicles.map((name) => cartId(name, brand.name)))
  const ofSeries = carts?.filter(({ id, isNew }) => isNew && ids.has(id)) ?? []
  if (!ofSeries.some((cart) => hasOtherPrice(cart, records))) return series.priceText
  return fillText(words.starting, { price: formatPrice(Math.min(...ofSeries.map(({ price }) => price))) })
}

/** Links to the first listed models and, for the others, '+N more models' (CART-64, CART-83). */
export function seriesLinks(series: Series, brand: Brand, carts: readonly Pick<Vehicle, 'id' | 'price'>[] | null) {
  const ids = carts && new Set(carts.map(({ id }) => id))
  const listed = series.vehicles.filter((name) => !ids || ids.has(cartId(name, brand.name)))
  const hidden = listed.length - seriesCardLinks
  return {
    links: listed.slice(0, seriesCardLinks).map((name) => {
      const price = carts?.find(({ id }) => id === cartId(name, brand.name))?.price
      return { name, path: modelPath(name, brand), price: price === undefined ? null : formatPrice(price) }
    }),
    more:
      hidden > 0
        ? {
            text: `+${formatCount(hidden, 'more model')}`,
            path: `${addresses.inventory}?${new URLSearchParams({ search: series.title.toLowerCase(), brand: brand.name })}`,
          }
        : null,
  }
}
