import { addDays } from '#kit/dates/calendar-day.ts'
import { easternInstant } from '#kit/dates/eastern-time.ts'
import { soldCarts } from '#subjects/inventory/facts/sold-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

/** Whether a cart is for sale, shown as sold until an instant, or gone for good (CART-104). */
export type CartSale =
  | { readonly state: 'offered' }
  | { readonly state: 'sold'; readonly on: string; readonly lastDay: string; readonly until: Date }
  | { readonly state: 'gone'; readonly on: string }

export function saleOf({ soldOn }: Pick<Vehicle, 'soldOn'>, now: Date): CartSale {
  if (soldOn === undefined) return { state: 'offered' }
  const until = easternInstant({ day: addDays(soldOn, soldCarts.days), time: '00:00' })
  if (now >= until) return { state: 'gone', on: soldOn }
  return { state: 'sold', on: soldOn, lastDay: addDays(soldOn, soldCarts.days - 1), until }
}
