import { fillText } from '#kit/formats/fill-text.ts'
import { formatPrice } from '#kit/formats/format.ts'
import type { Ground } from '#subjects/county/facts/ground.ts'
import { findACartPage } from '#subjects/fit/facts/find-a-cart-page.ts'
import { grounds, type Load, loads } from '#subjects/fit/facts/questions.ts'
import type { Answers } from './answers.ts'
import { type Cart, carries, suitsGround } from './cart-facts.ts'
import { cartPrice } from './cart-price.ts'

/** Why a cart does not fit: the answer that rules it out, and the sentence that says so. */
export type Fault =
  | { readonly question: 'riders'; readonly sentence: string; readonly seats: number; readonly missing: number }
  | { readonly question: 'ground'; readonly sentence: string; readonly value: Ground }
  | { readonly question: 'carry'; readonly sentence: string; readonly value: Load }
  | { readonly question: 'budget'; readonly sentence: string; readonly price: number; readonly over: number }

const words = findACartPage.others

/** Every answer that rules this cart out, in the order of the questions; none where it fits. */
export function faultsOf(cart: Cart, answers: Answers): readonly Fault[] {
  const { riders = 0, budget = Number.POSITIVE_INFINITY, ground, carry } = answers
  const seats = cart.specifications.seatingCapacity
  const price = cartPrice(cart.price, answers)
  const over = price - budget
  return [
    ...(seats < riders
      ? [
          {
            question: 'riders',
            seats,
            missing: riders - seats,
            sentence: fillText(words.riders, { seats, riders }),
          } as const,
        ]
      : []),
    ...ground
      .filter((value) => suitsGround(cart, value) === undefined)
      .map((value) => ({ question: 'ground', value, sentence: grounds[value].missing }) as const),
    ...carry
      .filter((value) => carries(cart, value) === undefined)
      .map((value) => ({ question: 'carry', value, sentence: loads[value].missing }) as const),
    ...(over > 0 ? [budgetFault(price, over)] : []),
  ]
}

function budgetFault(price: number, over: number): Fault {
  const sentence = fillText(words.budget, { price: formatPrice(price), over: formatPrice(over) })
  return { question: 'budget', price, over, sentence }
}
