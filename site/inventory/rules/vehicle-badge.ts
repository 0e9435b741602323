import type { Vehicle } from './vehicle.ts'

export type VehicleBadge = 'NEW' | 'In Stock' | 'Out of Stock'

/** CART-38: a new cart is NEW, whether it is in stock or not. */
export function vehicleBadge({ isNew, inStock }: Pick<Vehicle, 'isNew' | 'inStock'>): VehicleBadge {
  if (isNew) return 'NEW'
  return inStock ? 'In Stock' : 'Out of Stock'
}
