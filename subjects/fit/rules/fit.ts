import { fillText, formatCount, formatList, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import { nameWithoutBrand } from '#subjects/inventory/rules/cart-slug.ts'
import { canBeBought } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { Amounts } from '#subjects/policies/rules/prices-today.ts'
import type { Answers } from './answers.ts'
import { cartPrice } from './cart-price.ts'
import { type Fault, faultsOf, type Judgment, judgmentOf, proofOf, serves } from './faults.ts'

interface JudgedCart extends Judgment {
  readonly cart: Vehicle
  /** The price where the visitor wants the cart. */
  readonly price: number
  /** The answers that rule it out. */
  readonly faults: readonly Fault[]
}

/** One of the three carts that the page shows: it fits, or it nearly fits. */
export interface CartPick extends JudgedCart {
  /** 'Fits best' */
  readonly role: string
  readonly reason: string
  /** The abilities in its record that prove that it suits the ground and carries the load. */
  readonly because: readonly string[]
  /** The change that would make it fit, and the answers with that change. */
  readonly change?: { readonly words: string; readonly sign: string | undefined; readonly relaxed: Answers }
}

export type FitResult = ReturnType<typeof fitOf>

export const picksShown = 3
/** The gains for which a dearer cart counts as a step up. */
const worthIt = { miles: 5, pounds: 100 } as const
/** The seats that most buyers look for. */
const usualSeats = 4
/** The most seats that may stay empty. */
const mostSpare = 2
const { others: otherWords, pick: words, misses: missWords } = findACartPageWords

/**
 * Judges every cart by the answers and picks three: the cart in question, those that fit, those that nearly fit. For each other cart it
 * says what rules it out (FIT-5, FIT-9 to FIT-11).
 */
export function fitOf(carts: readonly Vehicle[], answers: Answers, amounts: Amounts, id?: string) {
  const judged = carts.filter(canBeBought).map((cart): JudgedCart => {
    const price = cartPrice(cart.price, answers, amounts)
    const judgment = judgmentOf(cart, answers)
    return { cart, price, ...judgment, faults: faultsOf(cart, price, answers, judgment) }
  })
  const fitting = ofRightSize(
    judged.filter(({ faults }) => faults.length === 0),
    answers,
  )
  const named = judged.find(({ cart }) => cart.id === id)
  const asked = named && askedPick(named, answers)
  const isOther = ({ cart }: JudgedCart) => cart !== asked?.cart
  const fits = picksAmong(fitting, answers).filter(isOther)
  const roomy = judged.filter((one) => one.faults.length === 0 && !fitting.includes(one) && isOther(one))
  const picks = [
    ...(asked ? [asked] : []),
    ...fits,
    ...roomy.toSorted(nearestFirst(answers)).map((one) => roomyPick(one, answers)),
    ...nearlyOf(judged.filter(isOther), answers),
  ].slice(0, picksShown)
  const picked = new Set(picks.map(({ cart }) => cart))
  const cheapest = fits.toSorted((one, other) => one.price - other.price)[0]
  return {
    /** How many carts fit; larger ones do not count where some have the right size. */
    count: fitting.length,
    asked,
    picks,
    /** All other carts, each with the sentence that rules it out. */
    others: [
      ...judged
        .filter(({ cart }) => !picked.has(cart))
        .map((one) => ({
          cart: one.cart,
          sentence: one.faults[0]?.sentence ?? besidePicks(one, answers, cheapest),
        })),
      ...carts.filter((cart) => !canBeBought(cart)).map((cart) => ({ cart, sentence: otherWords.gone })),
    ],
  }
}

/** The cart that the visitor came from, whether it fits or not (FIT-30). */
function askedPick(one: JudgedCart, answers: Answers): CartPick {
  if (one.faults.length > 0) return nearPick(one, answers, words.roles.asked)
  return { ...one, role: words.roles.asked, reason: '', because: proofsOf(one, answers) }
}

/** Why a fitting cart is not among the three. */
function besidePicks(one: JudgedCart, answers: Answers, cheapest: CartPick | undefined): string {
  const spare = spareSeats(one, answers)
  if (spare > mostSpare) return fillText(otherWords.roomy, { spare })
  if (!cheapest || !one.cart.inStock) return otherWords.outOfStock
  const more = one.price - cheapest.price
  const values = { name: cheapest.cart.name, amount: formatPrice(more) }
  return more > 0 ? fillText(otherWords.more, values) : fillText(otherWords.same, values)
}

/** A pick that fits, with more seats than the riders need. */
function roomyPick(one: JudgedCart, answers: Answers): CartPick {
  const reason = fillText(otherWords.roomy, { spare: spareSeats(one, answers) })
  return { ...one, role: words.roles.next, reason, because: proofsOf(one, answers) }
}

/** Of the carts that the fewest answers rule out, the nearest one for each set of answers, then the next ones (FIT-11). */
function nearlyOf(judged: readonly JudgedCart[], answers: Answers): readonly CartPick[] {
  const near = judged.filter(({ faults }) => faults.length > 0).toSorted(nearestFirst(answers))
  const [nearestOne] = near
  const fewest = near.filter((one) => nearestOne && changesAsked(one, answers) === changesAsked(nearestOne, answers))
  const alike = Map.groupBy(fewest, ({ faults }) => faults.map(({ answer }) => answer).join())
  const nearest = [...alike.values()].flatMap((some) => some.slice(0, 1))
  const { budget, nearly } = missWords.roles
  return [...nearest, ...near.filter((one) => !nearest.includes(one))].map((one) =>
    nearPick(one, answers, one.faults.every(({ answer }) => answer === 'budget') ? budget : nearly),
  )
}

function nearestFirst(answers: Answers): Order {
  const isOfRightSize = first((one) => spareSeats(one, answers) <= mostSpare)
  return (one, other) =>
    changesAsked(one, answers) - changesAsked(other, answers) ||
    isOfRightSize(one, other) ||
    inStockFirst(one, other) ||
    costOf(one) - costOf(other) ||
    one.cart.price - other.cart.price
}

/** How many answers must change; to leave three riders or more at home counts as one more. */
function changesAsked(one: JudgedCart, answers: Answers): number {
  return one.faults.length + (spareSeats(one, answers) < -mostSpare ? 1 : 0)
}

function nearPick(one: JudgedCart, answers: Answers, role: string): CartPick {
  const { faults } = one
  return {
    ...one,
    role,
    reason: faults.map(({ sentence }) => sentence).join(' '),
    because: proofsOf(one, answers),
    change: {
      words: formatList(faults.map(({ change }) => change)),
      sign: faults[0]?.sign,
      relaxed: faults.reduce((relaxed, { relax }) => relax(relaxed), answers),
    },
  }
}

function costOf({ faults }: JudgedCart): number {
  return faults.reduce((sum, { cost }) => sum + cost, 0)
}

type Order = (one: JudgedCart, other: JudgedCart) => number

/** Carts of which this holds go before the others. */
const first =
  (holds: (one: JudgedCart) => boolean): Order =>
  (one, other) =>
    Number(holds(other)) - Number(holds(one))

const inStockFirst = first(({ cart }) => cart.inStock)

/** The first of some carts: in stock before the others, then by these orders, then by price. */
function firstOf(some: readonly JudgedCart[], ...orders: readonly Order[]): JudgedCart | undefined {
  const price: Order = (one, other) => one.price - other.price || one.cart.id.localeCompare(other.cart.id)
  const all = [inStockFirst, ...orders, price]
  return some.toSorted((one, other) => all.reduce((sum, order) => sum || order(one, other), 0))[0]
}

/** The cart that fits best, the cheapest, and one step up; carts in stock go before others (FIT-9). */
function picksAmong(fitting: readonly JudgedCart[], answers: Answers): readonly CartPick[] {
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

/** Carts with at most two seats to spare; all of them where none is that small (FIT-9). */
function ofRightSize<Cart extends JudgedCart>(carts: readonly Cart[], answers: Answers): readonly Cart[] {
  const sized = carts.filter((one) => spareSeats(one, answers) <= mostSpare)
  return sized.length > 0 ? sized : carts
}

/** Whether a lifted cart is offered although the visitor named no rough ground: it stands higher, and its tires mark a lawn. */
function isLiftedInVain({ cart }: JudgedCart, answers: Answers): boolean {
  const { ground } = answers
  const isRough = ground.length === 0 ? hasCargo(answers) : ground.includes('gravel') || ground.includes('steep')
  return !isRough && serves(cart, 'gravel')
}

function hasCargo({ carry }: Answers): boolean {
  return carry.includes('cargo')
}

/** The seats that stay empty; 0 where the visitor names no riders. */
function spareSeats({ cart }: JudgedCart, { riders }: Answers): number {
  return riders === undefined ? 0 : seatsOf(cart) - riders
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
  const more = (of: (one: Vehicle) => number) => (of(cart) && of(other) ? Math.max(0, of(cart) - of(other)) : 0)
  const [range, payload, seats] = [more(rangeOf), more(payloadPounds), more(seatsOf)]
  return [
    range && fillText<string>(sentences.range, { miles: formatCount(range, 'mile') }),
    payload && fillText<string>(sentences.payload, { pounds: formatNumber(payload) }),
    seats && fillText<string>(sentences.seats, { seats }),
    cart.isNew && !other.isNew && sentences.isNew,
  ].filter((gain) => typeof gain === 'string')
}

function proofsOf({ cart }: JudgedCart, { ground, carry }: Answers): readonly string[] {
  const served = [...ground, ...carry].filter((need) => serves(cart, need))
  return [...new Set(served.flatMap((need) => proofOf(cart, need) ?? []))]
}

function seatsOf({ seatingCapacity }: Vehicle): number {
  return seatingCapacity
}

function rangeOf({ range = 0 }: Vehicle): number {
  return range
}

function payloadPounds({ payload = 0 }: Vehicle): number {
  return payload
}
