import { fillText, formatCount, formatPrice } from '#kit/formats/format.ts'
import { stockSummaryWords as words } from '#subjects/inventory/facts/stock-summary.ts'
import { badgeLabels, stockWords } from '#subjects/inventory/facts/vehicle-messages.ts'
import type { Vehicle } from './vehicle.ts'

type Stocked = Pick<Vehicle, 'isNew' | 'inStock'>

/** Whether the cart is in stock, in the same words on every page. A cart that is badged NEW may be out of stock (CART-38). */
export function stockText(cart: Stocked): string {
  if (cart.inStock) return stockWords.inStock
  return canBeBought(cart) ? stockWords.outOfStock : stockWords.gone
}

/** Whether a visitor can buy the cart: a new one can be ordered, each used one is the only one (CART-38). */
export function canBeBought({ isNew, inStock }: Stocked): boolean {
  return isNew || inStock
}

/** A new cart is NEW, whether it is in stock or not (CART-38). */
export function cartBadge({ isNew, inStock }: Stocked) {
  if (isNew) return badgeLabels.isNew
  return inStock ? badgeLabels.inStock : badgeLabels.outOfStock
}

/** The words beside a badge: after NEW the stock, after any other badge that the cart is used (CART-38). */
export function wordsBesideBadge(cart: Stocked & Pick<Vehicle, 'year'>): string {
  if (cart.isNew) return stockText(cart)
  return cart.year ? `${stockWords.used}, ${cart.year}` : stockWords.used
}

/** A cart that never had an owner is new, every other is used. */
export function cartCondition({ isNew }: Pick<Vehicle, 'isNew'>): 'new' | 'used' {
  return isNew ? 'new' : 'used'
}

/** How many carts are in stock and from what price, or that none is (CART-38). */
export function stockSummary(vehicles: readonly Pick<Vehicle, 'inStock' | 'price'>[]): string {
  if (vehicles.length === 0) return words.noneListed
  const prices = vehicles.filter(({ inStock }) => inStock).map(({ price }) => price)
  if (prices.length === 0) return words.noneInStock
  return fillText(prices.length === 1 ? words.one : words.many, {
    carts: formatCount(prices.length, words.cart.one, words.cart.many),
    price: formatPrice(Math.min(...prices)),
  })
}
