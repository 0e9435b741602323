import type { Town } from '#site/county/rules/towns.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import type { Answers } from './answers.ts'
import { type FitResult, fitOf } from './fit.ts'

const usual = {
  'four-seater': { riders: 4, carry: [] },
  'six-seater': { riders: 6, carry: [] },
  utility: { carry: ['cargo'] },
} as const satisfies Record<Town['suits'][number], Partial<Answers>>

/** What somebody in this town would answer: its ground, and the kind of cart that suits it first. */
export function usualAnswers(town: Town): Answers {
  return { town, ground: town.ground, whiteGlove: false, ...usual[town.suits[0]] }
}

export function cartsForTown(town: Town, carts: readonly Vehicle[]): FitResult {
  return fitOf(carts, usualAnswers(town))
}
