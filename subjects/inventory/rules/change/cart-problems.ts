import type { Problem } from '#kernel/history/plan.ts'
import { formatPrice } from '#kit/formats/format.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { problemAt } from './cart-columns.ts'

/** The fields of a cart that contradict each other. A plan, a change that meets another one, and an undo ask for them. */
export function cartProblems(cart: Partial<Vehicle>, today: string): readonly Problem[] {
  return [...chargingProblems(cart), ...specialProblems(cart, today)]
}

/** Why a change cannot give a cart its last day of a special price. One that has ended may stay as it was. */
export function endedSpecialProblems(
  { specialPrice, specialUntil }: Partial<Vehicle>,
  before: Vehicle | undefined,
  today: string,
): readonly Problem[] {
  if (specialPrice === undefined || specialUntil === undefined || specialUntil >= today) return []
  if (specialPrice === before?.specialPrice && specialUntil === before.specialUntil) return []
  return [problemAt('specialUntil', 'must be today or later')]
}

function chargingProblems({ chargingFrom: from = 0, chargingTo: to = from }: Partial<Vehicle>): readonly Problem[] {
  return to < from ? [problemAt('chargingTo', `must be ${from} or more: it charges from ${from} hours`)] : []
}

/** A special price that has ended may be above a price that has come down since. */
function specialProblems({ price, specialPrice, specialUntil }: Partial<Vehicle>, today: string): readonly Problem[] {
  if (specialPrice === undefined && specialUntil === undefined) return []
  if (specialPrice === undefined) return [problemAt('specialPrice', 'is missing: “Special ends” has a day')]
  if (specialUntil === undefined)
    return [problemAt('specialUntil', 'is missing: it is the last day of the special price')]
  const isBelow = price === undefined || specialPrice < price
  return isBelow || specialUntil < today
    ? []
    : [problemAt('specialPrice', `must be lower than the price, ${formatPrice(price)}`)]
}
