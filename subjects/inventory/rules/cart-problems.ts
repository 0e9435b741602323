import type { Vehicle } from './vehicle.ts'

/** Why a field of a cart cannot stand beside the others: 'specialPrice' with 'must be below the price'. */
export interface CartProblem {
  readonly field: keyof Vehicle
  readonly text: string
}

/** What is wrong between the fields of a cart: asked when a change is planned, when it is written beside another, and when it is undone. */
export function cartProblems(cart: Partial<Vehicle>, today: string): readonly CartProblem[] {
  return [...chargingProblems(cart), ...specialProblems(cart, today)]
}

/** Why a change cannot give a cart its last day of a special price. One that has ended may stay as it was. */
export function endedSpecial(
  { specialPrice, specialUntil }: Partial<Vehicle>,
  before: Vehicle | undefined,
  today: string,
): readonly CartProblem[] {
  if (specialPrice === undefined || specialUntil === undefined || specialUntil >= today) return []
  if (specialPrice === before?.specialPrice && specialUntil === before.specialUntil) return []
  return [{ field: 'specialUntil', text: 'must be today or later' }]
}

function chargingProblems({ chargingFrom: from = 0, chargingTo: to = from }: Partial<Vehicle>): readonly CartProblem[] {
  return to < from ? [{ field: 'chargingTo', text: `must be ${from} or more: it charges from ${from} hours` }] : []
}

/** A special price that has ended may be above a price that has come down since. */
function specialProblems(
  { price, specialPrice, specialUntil }: Partial<Vehicle>,
  today: string,
): readonly CartProblem[] {
  if (specialPrice === undefined && specialUntil === undefined) return []
  if (specialPrice === undefined) return [{ field: 'specialPrice', text: 'is missing: its last day is there' }]
  if (specialUntil === undefined)
    return [{ field: 'specialUntil', text: 'is missing: say the last day of the special price' }]
  const isBelow = price === undefined || specialPrice < price
  return isBelow || specialUntil < today ? [] : [{ field: 'specialPrice', text: 'must be below the price' }]
}
