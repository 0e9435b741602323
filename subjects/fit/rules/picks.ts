import { fillText, formatCount, formatList, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { rangeMiles } from '#subjects/inventory/rules/range-need.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { Answers } from './answers.ts'
import { proofOf } from './faults.ts'

export interface PricedCart {
  readonly cart: Vehicle
  /** What it costs where the visitor wants it. */
  readonly price: number
}

export interface Pick extends PricedCart {
  readonly reason: string
  /** What in its record proves that it suits the ground and carries the load. */
  readonly because: readonly string[]
}

const words = findACartPage.pick

/** FIT-9: the lowest price, then the longest range, then the largest payload; carts in stock before the rest. */
export function picksOf(fitting: readonly PricedCart[], answers: Answers, most: number): readonly Pick[] {
  const inOrder = fitting.toSorted(byStockAndPrice)
  const inStock = inOrder.filter(({ cart }) => cart.inStock)
  const [lowest, ...others] = inStock.length >= most ? inStock : inOrder
  if (!lowest) return []
  const [far] = others.toSorted(byStockAndFigure(rangeOf))
  const [strong] = others.filter((one) => one !== far).toSorted(byStockAndFigure(payloadPounds))
  const beside = [far, strong].filter((one) => one !== undefined).toSorted(byStockAndPrice)
  return [
    { ...lowest, reason: reasonOfFirst(fitting, lowest), because: proofsOf(lowest, answers) },
    ...beside.map((one) => ({ ...one, reason: reasonBeside(one, lowest), because: proofsOf(one, answers) })),
  ]
}

function byStock({ cart: one }: PricedCart, { cart: other }: PricedCart): number {
  return Number(other.inStock) - Number(one.inStock)
}

function byStockAndPrice(one: PricedCart, other: PricedCart): number {
  return byStock(one, other) || one.price - other.price || one.cart.id.localeCompare(other.cart.id)
}

function byStockAndFigure(figure: (cart: Vehicle) => number) {
  return (one: PricedCart, other: PricedCart) => byStock(one, other) || figure(other.cart) - figure(one.cart)
}

function reasonOfFirst(fitting: readonly PricedCart[], { price }: PricedCart): string {
  if (fitting.length === 1) return words.only
  const isLowest = fitting.every((other) => other.price >= price)
  return fillText<string>(isLowest ? words.lowest : words.lowestInStock, { count: fitting.length })
}

/** What a visitor gets for the difference in price. */
function reasonBeside({ cart, price }: PricedCart, lowest: PricedCart): string {
  const gains = gainsOf(cart, lowest.cart)
  if (gains.length === 0) return words.noGain
  const more = price - lowest.price
  const sentence = more === 0 ? words.same : more > 0 ? words.more : words.less
  const values = { name: lowest.cart.name, gains: formatList(gains), amount: formatPrice(Math.abs(more)) }
  return fillText<string>(sentence, values)
}

function gainsOf(cart: Vehicle, lowest: Vehicle): readonly string[] {
  const range = rangeOf(cart) - rangeOf(lowest)
  const payload = payloadPounds(cart) - payloadPounds(lowest)
  const seats = cart.specifications.seatingCapacity - lowest.specifications.seatingCapacity
  const { gains } = words
  return [
    range > 0 && fillText(gains.range, { miles: formatCount(range, 'mile') }),
    payload > 0 && fillText(gains.payload, { pounds: formatNumber(payload) }),
    seats > 0 && fillText(gains.seats, { seats }),
    cart.isNew && !lowest.isNew && gains.isNew,
    cart.inStock && !lowest.inStock && gains.inStock,
  ].filter((gain) => gain !== false)
}

function proofsOf({ cart }: PricedCart, { ground, carry }: Answers): readonly string[] {
  const proofs = [...ground, ...carry].map((need) => proofOf(cart, need) ?? '')
  return [...new Set(proofs.filter((proof) => proof !== ''))]
}

function rangeOf(cart: Vehicle): number {
  return rangeMiles(cart) ?? 0
}

/** '1,150 lbs' → 1150 */
function payloadPounds({ specifications }: Vehicle): number {
  const [figure = ''] = /\d[\d,]*/.exec(String(specifications.payload ?? '')) ?? []
  return Number(figure.replaceAll(',', ''))
}
