import { stockWords } from '#subjects/inventory/facts/messages.ts'
import type { Vehicle } from './vehicle.ts'

/** CART-38: in stock or not, in the same words on every page. A NEW badge leaves it open. */
export function stockText({ inStock }: Pick<Vehicle, 'inStock'>): string {
  return inStock ? stockWords.inStock : stockWords.outOfStock
}
