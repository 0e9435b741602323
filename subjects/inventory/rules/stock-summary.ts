import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { stockSummaryWords as words } from '#subjects/inventory/facts/stock-summary.ts'
import type { Vehicle } from './vehicle.ts'

/** CART-38: how many carts are in stock and from what price, or that there is none. */
export function stockSummary(vehicles: readonly Pick<Vehicle, 'inStock' | 'price'>[]): string {
  if (vehicles.length === 0) return words.noneListed
  const prices = vehicles.filter(({ inStock }) => inStock).map(({ price }) => price)
  if (prices.length === 0) return words.noneInStock
  return fillText(prices.length === 1 ? words.one : words.many, {
    carts: formatCount(prices.length, words.cart.one, words.cart.many),
    price: formatPrice(Math.min(...prices)),
  })
}
