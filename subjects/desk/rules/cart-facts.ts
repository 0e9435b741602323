import { formatMonthDay, formatPrice } from '#kit/formats/format.ts'
import { offeredOn } from '#subjects/inventory/rules/special-price.ts'
import { cartCondition } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cartSections } from './cart-lists.ts'

/** A cart in few words, its stock first. */
export const factsOf = (cart: Vehicle, today: string) => [...stockOf(cart, today), ...aboutOf(cart)]

/** Its stock, and its special price while there is one. */
export function stockOf(cart: Vehicle, today: string): readonly string[] {
  const { regularPrice, price, specialUntil = '' } = offeredOn(cart, today)
  const stock = cart.soldOn
    ? `Sold ${formatMonthDay(cart.soldOn.slice(5))}`
    : cart.inStock
      ? cartSections.stock
      : cartSections.out
  if (regularPrice === undefined) return [stock]
  return [stock, `Special ${formatPrice(price)} until ${formatMonthDay(specialUntil.slice(5))}`]
}

/** Whether it is new or of which year, its color and its number. */
export function aboutOf(cart: Vehicle): readonly string[] {
  const { name, year, color, stockNumber } = cart
  // Most names of used carts end in the year.
  const ofYear = year && !name.endsWith(` ${year}`) ? ` ${year}` : ''
  return [
    cartCondition(cart) === 'new' ? 'New' : `Used${ofYear}`,
    ...(color ? [color] : []),
    ...(stockNumber ? [`#${stockNumber}`] : []),
  ]
}
