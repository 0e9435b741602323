import { addDays } from '#kit/dates/calendar-day.ts'
import { easternInstant } from '#kit/dates/eastern-time.ts'
import type { OfferedVehicle, Vehicle } from './vehicle.ts'

/** CART-200: a cart as it is offered on this day: at its price of then, without what is for the desk alone. */
export function offeredOn(
  { specialPrice, specialUntil, serialNumber: _, ...cart }: Vehicle,
  today: string,
): OfferedVehicle {
  if (specialPrice === undefined || specialUntil === undefined || cart.soldOn !== undefined) return cart
  if (specialUntil < today || specialPrice >= cart.price) return cart
  return { ...cart, price: specialPrice, regularPrice: cart.price, specialUntil }
}

/** The midnight at which the first of these carts changes its price; undefined where none has a special price. */
export function specialsEnd(carts: readonly Pick<OfferedVehicle, 'specialUntil'>[]): Date | undefined {
  const [first] = carts.flatMap(({ specialUntil }) => specialUntil ?? []).toSorted()
  return first === undefined ? undefined : easternInstant({ day: addDays(first, 1), time: '00:00' })
}

/** Why a cart cannot have its special price, where it cannot: when a change is planned, written and undone. One that has ended may stay. */
export function specialProblems(
  { price, specialPrice, specialUntil }: Partial<Vehicle>,
  today: string,
): readonly string[] {
  if (specialPrice === undefined && specialUntil === undefined) return []
  if (specialPrice === undefined) return ['specialPrice is missing: its last day is there']
  if (specialUntil === undefined) return ['specialUntil is missing: say the last day of the special price']
  const isBelow = price === undefined || specialPrice < price
  return isBelow || specialUntil < today ? [] : ['specialPrice must be below the price']
}

/** Why a change cannot give a cart this special price: that of before may have ended, a new one may not. */
export function newSpecialProblems(
  cart: Partial<Vehicle>,
  before: Vehicle | undefined,
  today: string,
): readonly string[] {
  const { specialPrice, specialUntil } = cart
  const isAsBefore = specialPrice === before?.specialPrice && specialUntil === before?.specialUntil
  const isOver = specialPrice !== undefined && specialUntil !== undefined && specialUntil < today
  return [...(isOver && !isAsBefore ? ['specialUntil must be today or later'] : []), ...specialProblems(cart, today)]
}
