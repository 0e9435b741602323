import type { Answers, Place } from './answers.ts'
import type { Cart } from './cart-facts.ts'
import { type FitResult, fitOf } from './fit.ts'

const usual = {
  'four-seater': { riders: 4, carry: [] },
  'six-seater': { riders: 6, carry: [] },
  utility: { carry: ['cargo'] },
} as const satisfies Record<Place['suits'][number], Partial<Answers>>

/** What somebody in this town would answer: its ground, and the kind of cart that suits it first. */
export function usualAnswers(town: Place): Answers {
  return { town, ground: town.ground, whiteGlove: false, ...usual[town.suits[0]] }
}

export function cartsForTown(town: Place, carts: readonly Cart[]): FitResult {
  return fitOf(carts, usualAnswers(town))
}
