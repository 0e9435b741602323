import { badgeLabels } from '#subjects/inventory/facts/messages.ts'
import type { Vehicle } from './vehicle.ts'

export type VehicleBadge = (typeof badgeLabels)[keyof typeof badgeLabels]

/** CART-38: a new cart is NEW, whether it is in stock or not. */
export function vehicleBadge({ isNew, inStock }: Pick<Vehicle, 'isNew' | 'inStock'>): VehicleBadge {
  if (isNew) return badgeLabels.isNew
  return inStock ? badgeLabels.inStock : badgeLabels.outOfStock
}
