import { fillText, formatList, formatPrice } from '#kit/formats/format.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { Answers } from './answers.ts'
import { cartPrice } from './cart-price.ts'
import { type Fault, faultsOf } from './faults.ts'
import { type Pick, type PricedCart, picksOf } from './picks.ts'

interface JudgedCart extends PricedCart {
  /** Which answers rule it out. */
  readonly faults: readonly Fault[]
}

/** A cart that nearly fits, and the answers that it would fit. */
interface Miss extends PricedCart {
  readonly relaxed: Answers
  /** What to change: '$495 more and no trailer'. */
  readonly change: string
}

export interface FitResult {
  /** How many fit, the picks among them. */
  readonly count: number
  readonly picks: readonly Pick[]
  /** All others, each with the sentence that ruled it out. */
  readonly others: readonly { readonly cart: Vehicle; readonly sentence: string }[]
  /** What to change, where fewer than three fit. */
  readonly misses: readonly Miss[]
}

const shown = 3
const words = findACartPage.others

/** FIT-5, FIT-9 to FIT-11: judges every cart by the answers, shows three that fit and says what is wrong with the others. */
export function fitOf(carts: readonly Vehicle[], answers: Answers): FitResult {
  const judged = carts.map((cart): JudgedCart => {
    const price = cartPrice(cart.price, answers)
    return { cart, price, faults: faultsOf(cart, price, answers) }
  })
  const fitting = judged.filter(({ faults }) => faults.length === 0)
  const picks = picksOf(fitting, answers, shown)
  const picked = new Set(picks.map(({ cart }) => cart))
  return {
    count: fitting.length,
    picks,
    others: judged
      .filter(({ cart }) => !picked.has(cart))
      .map((one) => ({ cart: one.cart, sentence: one.faults[0]?.sentence ?? besideFirst(one, picks[0]) })),
    misses: missesOf(judged, answers, shown - picks.length),
  }
}

/** Why a cart that fits is not among the three. */
function besideFirst({ cart, price }: JudgedCart, first: Pick | undefined): string {
  if (!first || !cart.inStock) return words.outOfStock
  const more = price - first.price
  const values = { name: first.cart.name, amount: formatPrice(more) }
  return more > 0 ? fillText(words.more, values) : fillText(words.same, values)
}

/** Of the carts that the fewest answers rule out, the nearest for each set of answers. */
function missesOf(judged: readonly JudgedCart[], answers: Answers, most: number): readonly Miss[] {
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
      change: capitalized(formatList(faults.map(({ change }) => change))),
    }))
}

function costOf({ faults }: JudgedCart): number {
  return faults.reduce((sum, { cost }) => sum + cost, 0)
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
