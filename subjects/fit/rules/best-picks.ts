import { fillText, formatCount, formatList, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import { nameWithoutBrand } from '#subjects/inventory/rules/cart-slug.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { Answers } from './answers.ts'
import { serves } from './faults.ts'
import {
  type CartPick,
  first,
  hasCargo,
  inStockFirst,
  type JudgedCart,
  type Order,
  proofsOf,
  spareSeats,
} from './judged-cart.ts'

export const picksShown = 3
/** The gains for which a dearer cart counts as a step up. */
const worthIt = { miles: 5, pounds: 100 } as const
/** The seats that most buyers look for. */
const usualSeats = 4
const { pick: words } = findACartPageWords

/** The cart that fits best, the cheapest, and one step up; carts in stock go before others (FIT-9). */
export function picksAmong(fitting: readonly JudgedCart[], answers: Answers): readonly CartPick[] {
  const best = bestOf(fitting, answers)
  const cheapest = firstOf(fitting)
  if (!best || !cheapest) return []
  const least = cheapest.price < best.price ? cheapest : best
  const { roles } = words
  const rest = fitting.filter((one) => one !== best && one !== least)
  const isUp = (one: JudgedCart) => isStepUp(one, best, answers)
  const gain = first((one) => one.price < best.price || hasGain(one, best))
  const step = firstOf(
    rest,
    first((one) => isUp(one) && isWorthIt(one, best)),
    first(isUp),
    gain,
  )
  const next = firstOf(
    rest.filter((one) => one !== step),
    gain,
  )
  const beside = (one: JudgedCart | undefined, role: string) =>
    one ? [{ ...one, role, reason: reasonBeside(one, best) }] : []
  return [
    { ...best, role: roleOfBest(best, least, fitting), reason: reasonOfBest(best, least, fitting, answers) },
    ...(least === best ? [] : [{ ...least, ...roleOfLeast(fitting, least) }]),
    ...beside(step, step && isUp(step) ? roles.step : roles.next),
    ...beside(next, roles.next),
  ]
    .slice(0, picksShown)
    .map((one) => ({ ...one, because: proofsOf(one, answers) }))
}

function bestOf(fitting: readonly JudgedCart[], answers: Answers): JudgedCart | undefined {
  const seats: Order = (one, other) => seatsOff(one, answers) - seatsOff(other, answers)
  const load: Order = (one, other) => (hasCargo(answers) ? payloadPounds(other.cart) - payloadPounds(one.cart) : 0)
  return firstOf(
    fitting,
    seats,
    first(({ cart }) => cart.isNew),
    first((one) => !isLiftedInVain(one, answers)),
    load,
  )
}

/** Whether a dearer cart is better than the best in something, and worse in nothing that counts. */
function isStepUp(one: JudgedCart, best: JudgedCart, answers: Answers): boolean {
  return (
    one.price > best.price &&
    (one.cart.isNew || !best.cart.isNew) &&
    seatsOf(one.cart) >= seatsOf(best.cart) &&
    (!hasCargo(answers) || payloadPounds(one.cart) >= payloadPounds(best.cart)) &&
    (isLiftedInVain(best, answers) || !isLiftedInVain(one, answers)) &&
    hasGain(one, best)
  )
}

function hasGain({ cart }: JudgedCart, best: JudgedCart): boolean {
  return gainsOf(cart, best.cart, words.gains).length > 0
}

function isWorthIt({ cart }: JudgedCart, best: JudgedCart): boolean {
  return (
    rangeOf(cart) >= rangeOf(best.cart) + worthIt.miles ||
    payloadPounds(cart) >= payloadPounds(best.cart) + worthIt.pounds
  )
}

function roleOfBest(best: JudgedCart, least: JudgedCart, fitting: readonly JudgedCart[]): string {
  const { roles } = words
  if (fitting.length === 1) return roles.only
  if (best !== least) return roles.best
  return fitting.every(({ price }) => price >= best.price) ? roles.best : roles.bestInStock
}

/** The first of some carts: in stock before the others, then by these orders, then by price. */
function firstOf(some: readonly JudgedCart[], ...orders: readonly Order[]): JudgedCart | undefined {
  const price: Order = (one, other) => one.price - other.price || one.cart.id.localeCompare(other.cart.id)
  const all = [inStockFirst, ...orders, price]
  return some.toSorted((one, other) => all.reduce((sum, order) => sum || order(one, other), 0))[0]
}

/** Whether a lifted cart is offered although the visitor named no rough ground: it stands higher, and its tires mark a lawn. */
function isLiftedInVain({ cart }: JudgedCart, answers: Answers): boolean {
  const { ground } = answers
  const isRough = ground.length === 0 ? hasCargo(answers) : ground.includes('gravel') || ground.includes('steep')
  return !isRough && serves(cart, 'gravel')
}

/** How far a cart is from the right number of seats; without riders and cargo the right number is four (FIT-9). */
function seatsOff(one: JudgedCart, answers: Answers): number {
  if (answers.riders !== undefined || hasCargo(answers)) return spareSeats(one, answers)
  return Math.abs(seatsOf(one.cart) - usualSeats)
}

/** Why the best cart is picked over a cheaper one; for the only fitting cart its role says it. */
function reasonOfBest(best: JudgedCart, least: JudgedCart, fitting: readonly JudgedCart[], answers: Answers): string {
  if (fitting.length === 1) return ''
  if (best === least) return roleOfLeast(fitting, best).reason
  const { seats, used, lifted, payload } = words.cheaperBut
  const pounds = formatNumber(payloadPounds(best.cart) - payloadPounds(least.cart))
  const values = { name: least.cart.name, best: seatsOf(best.cart), seats: seatsOf(least.cart), pounds }
  if (seatsOff(least, answers) !== seatsOff(best, answers)) return fillText(seats, values)
  if (least.cart.isNew !== best.cart.isNew) return fillText(used, values)
  return fillText(isLiftedInVain(least, answers) ? lifted : payload, values)
}

function roleOfLeast(fitting: readonly JudgedCart[], { price }: JudgedCart): { role: string; reason: string } {
  const { roles, lowest, lowestInStock } = words
  const [lower] = fitting.filter((other) => other.price < price).toSorted((one, other) => one.price - other.price)
  const isLowest = lower === undefined
  const values = { count: fitting.length, name: lower?.cart.name ?? '', price: formatPrice(lower?.price ?? price) }
  const reason = fillText<string>(isLowest ? lowest : lowestInStock, values)
  return { role: isLowest ? roles.least : roles.leastInStock, reason }
}

/** What a visitor gains and gives up for the difference in price. */
function reasonBeside({ cart, price }: JudgedCart, best: JudgedCart): string {
  const gains = formatList(gainsOf(cart, best.cart, words.gains))
  const losses = formatList(gainsOf(best.cart, cart, words.losses))
  const differs = [gains, losses].filter((text) => text !== '').join(words.but)
  const more = price - best.price
  const { dearer, cheaper, equal } = words
  const values = { name: nameWithoutBrand(best.cart), amount: formatPrice(Math.abs(more)) }
  const beside = fillText<string>(more > 0 ? dearer : more < 0 ? cheaper : equal, values)
  return differs === '' ? `${beside}.` : `${beside}: ${differs}.`
}

/** What a cart has more of than another, where both list it; with the words for losses, what the other has less of. */
function gainsOf(
  cart: Vehicle,
  other: Vehicle,
  sentences: typeof words.gains | typeof words.losses,
): readonly string[] {
  const more = (figureOf: (one: Vehicle) => number) =>
    figureOf(cart) && figureOf(other) ? Math.max(0, figureOf(cart) - figureOf(other)) : 0
  const [range, payload, seats] = [more(rangeOf), more(payloadPounds), more(seatsOf)]
  return [
    range && fillText<string>(sentences.range, { miles: formatCount(range, 'mile') }),
    payload && fillText<string>(sentences.payload, { pounds: formatNumber(payload) }),
    seats && fillText<string>(sentences.seats, { seats }),
    serves(cart, 'gravel') && !serves(other, 'gravel') && sentences.gravel,
    cart.isNew && !other.isNew && sentences.isNew,
  ].filter((gain) => typeof gain === 'string')
}

const seatsOf = ({ seatingCapacity }: Vehicle) => seatingCapacity
const rangeOf = ({ range = 0 }: Vehicle) => range
const payloadPounds = ({ payload = 0 }: Vehicle) => payload
