import { fillText, formatCount, formatList, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { rangeMiles } from '#subjects/inventory/rules/range-need.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { Answers } from './answers.ts'
import { cartPrice } from './cart-price.ts'
import { type Fault, faultsOf, proofOf } from './faults.ts'

interface PricedCart {
  readonly cart: Vehicle
  /** What it costs where the visitor wants it. */
  readonly price: number
}

export interface Pick extends PricedCart {
  readonly reason: string
  /** What in its record proves that it suits the ground and carries the load. */
  readonly because: readonly string[]
}

interface JudgedCart extends PricedCart {
  /** Which answers rule it out. */
  readonly faults: readonly Fault[]
}

export type FitResult = ReturnType<typeof fitOf>

const shown = 3
const { others: otherWords, pick: words } = findACartPage

/** FIT-5, FIT-9 to FIT-11: judges every cart by the answers, shows three that fit and says what is wrong with the others. */
export function fitOf(carts: readonly Vehicle[], answers: Answers) {
  const judged = carts.map((cart): JudgedCart => {
    const price = cartPrice(cart.price, answers)
    return { cart, price, faults: faultsOf(cart, price, answers) }
  })
  const fitting = judged.filter(({ faults }) => faults.length === 0)
  const picks = picksOf(fitting, answers)
  const picked = new Set(picks.map(({ cart }) => cart))
  return {
    /** How many fit, the picks among them. */
    count: fitting.length,
    picks,
    /** All others, each with the sentence that ruled it out. */
    others: judged
      .filter(({ cart }) => !picked.has(cart))
      .map((one) => ({ cart: one.cart, sentence: one.faults[0]?.sentence ?? besideFirst(one, picks[0]) })),
    misses: missesOf(judged, answers, shown - picks.length),
  }
}

/** Why a cart that fits is not among the three. */
function besideFirst({ cart, price }: JudgedCart, first: Pick | undefined): string {
  if (!first || !cart.inStock) return otherWords.outOfStock
  const more = price - first.price
  const values = { name: first.cart.name, amount: formatPrice(more) }
  return more > 0 ? fillText(otherWords.more, values) : fillText(otherWords.same, values)
}

/** Of the carts that the fewest answers rule out, the nearest for each set of answers. */
function missesOf(judged: readonly JudgedCart[], answers: Answers, most: number) {
  const missed = judged.filter(({ faults }) => faults.length > 0)
  const fewest = Math.min(...missed.map(({ faults }) => faults.length))
  const near = missed
    .filter(({ faults }) => faults.length === fewest)
    .toSorted((one, other) => costOf(one) - costOf(other) || one.cart.price - other.cart.price)
  const nearest = Map.groupBy(near, ({ faults }) => faults.map(({ answer }) => answer).join())
  return [...nearest.values()]
    .flatMap((alike) => alike.slice(0, 1))
    .slice(0, most)
    .map(({ cart, price, faults }) => ({
      cart,
      price,
      relaxed: faults.reduce((relaxed, { relax }) => relax(relaxed), answers),
      /** What to change: '$495 more and no trailer'. */
      change: formatList(faults.map(({ change }) => change)).replace(/^./, (first) => first.toUpperCase()),
    }))
}

function costOf({ faults }: JudgedCart): number {
  return faults.reduce((sum, { cost }) => sum + cost, 0)
}

/** FIT-9: the lowest price, then the longest range, then the largest payload; carts in stock before the rest. */
function picksOf(fitting: readonly PricedCart[], answers: Answers): readonly Pick[] {
  const [lowest, ...others] = fitting.toSorted(byStockAndPrice)
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
