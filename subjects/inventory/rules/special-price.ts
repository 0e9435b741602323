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

/** Why a cart cannot have its new special price, where it cannot. A special price that has ended may stay as it was. */
export function specialProblems(
  { price, specialPrice, specialUntil }: Partial<Vehicle>,
  before: Vehicle | undefined,
  today: string,
): readonly string[] {
  if (specialPrice === undefined && specialUntil === undefined) return []
  if (specialPrice === undefined) return ['specialPrice is missing: its last day is there']
  if (specialUntil === undefined) return ['specialUntil is missing: say the last day of the special price']
  const isOver = specialUntil < today
  if (isOver && specialPrice === before?.specialPrice && specialUntil === before.specialUntil) return []
  return [
    ...(isOver ? ['specialUntil must be today or later'] : []),
    ...(price !== undefined && specialPrice >= price ? ['specialPrice must be below the price'] : []),
  ]
}
