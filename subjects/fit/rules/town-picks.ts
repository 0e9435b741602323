import type { Town } from '#subjects/county/rules/towns.ts'
import { findACartPageWords } from '#subjects/fit/facts/find-a-cart-page.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import type { Amounts } from '#subjects/policies/rules/prices-today.ts'
import { usualAnswers } from './answers.ts'
import { picksShown } from './best-picks.ts'
import { fitOf } from './fit.ts'
import type { CartPick } from './judged-cart.ts'

const { kinds } = findACartPageWords.misses.roles

/**
 * Three carts for a town: those that fit its ground and the kind that suits it first; where these are fewer, the next kinds' too (FIT-19).
 */
export function townPicks(carts: readonly Vehicle[], town: Town, amounts: Amounts): readonly CartPick[] {
  const [first = [], ...next] = town.suits.map((kind) =>
    fitOf(carts, usualAnswers(town, kind), amounts)
      .picks.filter(({ faults }) => faults.every(({ answer }) => answer !== 'riders'))
      .map((pick) => ({ ...pick, kind })),
  )
  const fits = first.filter(({ faults }) => faults.length === 0)
  const others = next
    .flatMap((some) => some.toSorted((one, other) => one.cart.seatingCapacity - other.cart.seatingCapacity))
    .map((pick) => (pick.faults.length > 0 ? pick : { ...pick, role: kinds[pick.kind] }))
  return [...fits, ...others, ...first]
    .filter(({ cart }, index, all) => all.findIndex((pick) => pick.cart === cart) === index)
    .slice(0, picksShown)
}
