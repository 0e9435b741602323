import { badgeLabels } from '#subjects/inventory/facts/messages.ts'
import type { Vehicle } from './vehicle.ts'

/** CART-38: a new cart is NEW, whether it is in stock or not. */
export function vehicleBadge({ isNew, inStock }: Pick<Vehicle, 'isNew' | 'inStock'>) {
  if (isNew) return badgeLabels.isNew
  return inStock ? badgeLabels.inStock : badgeLabels.outOfStock
}

/** A cart that never had an owner is new, every other is used. */
export function vehicleCondition({ isNew }: Pick<Vehicle, 'isNew'>): 'new' | 'used' {
  return isNew ? 'new' : 'used'
}
