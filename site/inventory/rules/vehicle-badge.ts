import type { Vehicle } from './vehicle.ts'

export type VehicleBadge = 'NEW' | 'In Stock' | 'Out of Stock'

/** spec §4: isNew shows NEW; otherwise inStock shows In Stock; otherwise Out of Stock. */
export function vehicleBadge({ isNew, inStock }: Pick<Vehicle, 'isNew' | 'inStock'>): VehicleBadge {
  if (isNew) return 'NEW'
  return inStock ? 'In Stock' : 'Out of Stock'
}
