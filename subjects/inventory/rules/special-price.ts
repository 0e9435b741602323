import { addDays } from '#kit/dates/calendar-day.ts'
import { easternInstant } from '#kit/dates/eastern-time.ts'
import type { FieldDefinition } from './cart-field.ts'
import { type DeskField, type OfferedVehicle, type Vehicle, vehicleFields } from './vehicle.ts'

/** The cart as we offer it on this day: at that day's price, without the fields that are for the desk alone (CART-200). */
export function offeredOn(vehicle: Vehicle, today: string): OfferedVehicle {
  const { specialPrice } = vehicle
  const { specialUntil, ...cart } = withoutDeskFields(vehicle)
  if (specialPrice === undefined || specialUntil === undefined || cart.soldOn !== undefined) return cart
  if (specialUntil < today || specialPrice >= cart.price) return cart
  return { ...cart, price: specialPrice, regularPrice: cart.price, specialUntil }
}

/** The midnight at which the first of these carts changes its price; undefined where none has a special price. */
export function specialsEnd(carts: readonly Pick<OfferedVehicle, 'specialUntil'>[]): Date | undefined {
  const [first] = carts.flatMap(({ specialUntil }) => specialUntil ?? []).toSorted()
  return first === undefined ? undefined : easternInstant({ day: addDays(first, 1), time: '00:00' })
}

const fieldDefinitions: Readonly<Record<string, FieldDefinition>> = vehicleFields

/** The cart without what is for the desk alone. */
function withoutDeskFields(cart: Vehicle): Omit<Vehicle, DeskField> {
  const forVisitors = Object.entries(cart).filter(([name]) => !fieldDefinitions[name]?.isForDesk)
  return Object.fromEntries(forVisitors) as Omit<Vehicle, DeskField>
}
