import type { Vehicle } from './vehicle.ts'

/** How far two carts are from being an answer to the same wish; 0 would be the same cart. */
function distance(one: Vehicle, other: Vehicle): number {
  const seats = Math.abs(one.specifications.seatingCapacity - other.specifications.seatingCapacity)
  // Twice the price is as far as two seats more.
  const price = Math.abs(Math.log2(one.price / other.price)) * 2
  return (
    seats +
    price +
    (one.category === other.category ? 0 : 1.5) +
    (one.series !== undefined && one.series === other.series ? 0 : 0.5) +
    (one.isNew === other.isNew ? 0 : 1) +
    (other.inStock ? 0 : 1)
  )
}

/** CART-52: the carts that answer the same wish, the nearest first. */
export function similarVehicles(vehicle: Vehicle, all: readonly Vehicle[], count: number): readonly Vehicle[] {
  return all
    .filter(({ id }) => id !== vehicle.id)
    .map((other) => ({ other, far: distance(vehicle, other) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ other }) => other)
}
