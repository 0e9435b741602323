import { fillText } from '#kit/formats/fill-text.ts'
import { formatPrice } from '#kit/formats/format.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import type { Answers } from './answers.ts'
import type { Cart } from './cart-facts.ts'
import { cartPrice } from './cart-price.ts'
import { faultsOf } from './faults.ts'
import { type Miss, missesOf } from './misses.ts'
import { type Pick, picksOf } from './picks.ts'

export interface FitResult {
  /** How many fit, the picks among them. */
  readonly count: number
  readonly picks: readonly Pick[]
  /** All others, each with the sentence that ruled it out. */
  readonly others: readonly { readonly cart: Cart; readonly sentence: string }[]
  /** What to change, where fewer than three fit. */
  readonly misses: readonly Miss[]
}

const shown = 3

/** Rules out one cart after the other and keeps three. */
export function fitOf(carts: readonly Cart[], answers: Answers): FitResult {
  const fitting = fittingCarts(carts, answers)
  const picks = picksOf(fitting, answers)
  const picked = new Set(picks.map(({ cart }) => cart))
  return {
    count: fitting.length,
    picks,
    others: carts
      .filter((cart) => !picked.has(cart))
      .map((cart) => ({ cart, sentence: faultsOf(cart, answers)[0]?.sentence ?? besideFirst(cart, picks, answers) })),
    misses: missesOf(carts, answers, shown - picks.length),
  }
}

export function fittingCarts(carts: readonly Cart[], answers: Answers): readonly Cart[] {
  return carts.filter((cart) => faultsOf(cart, answers).length === 0)
}

/** Why a cart that fits is not among the three. */
function besideFirst(cart: Cart, [first]: readonly Pick[], answers: Answers): string {
  const words = findACartPage.others
  if (!first || !cart.inStock) return words.outOfStock
  const amount = cartPrice(cart.price, answers) - first.price
  const values = { name: first.cart.name, amount: formatPrice(amount) }
  return amount > 0 ? fillText(words.more, values) : fillText(words.same, values)
}
