import { fillText, formatList, formatPrice } from '#kit/formats/format.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import { canBeBought } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { Amounts } from '#subjects/policies/rules/prices-today.ts'
import type { Answers } from './answers.ts'
import { picksAmong, picksShown } from './best-picks.ts'
import { cartPrice } from './cart-price.ts'
import { faultsOf, judgmentOf } from './faults.ts'
import {
  type CartPick,
  first,
  inStockFirst,
  type JudgedCart,
  mostSpare,
  type Order,
  proofsOf,
  spareSeats,
} from './judged-cart.ts'

export type FitResult = ReturnType<typeof fitOf>

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

const costOf = ({ faults }: JudgedCart) => faults.reduce((sum, { cost }) => sum + cost, 0)

/** Carts with at most two seats to spare; all of them where none is that small (FIT-9). */
function ofRightSize(carts: readonly JudgedCart[], answers: Answers): readonly JudgedCart[] {
  const sized = carts.filter((one) => spareSeats(one, answers) <= mostSpare)
  return sized.length > 0 ? sized : carts
}
