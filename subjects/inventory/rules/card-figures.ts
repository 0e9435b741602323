import { formatCount } from '#kit/formats/format.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import type { Vehicle } from './vehicle.ts'

/** '4 seats · 45 miles': the figures by which every card tells carts apart (CART-15). */
export function cardFigures({ seatingCapacity, range }: Pick<Vehicle, 'seatingCapacity' | 'range'>): string {
  const { seats, miles } = words
  return [formatCount(seatingCapacity, seats.one, seats.many), range && formatCount(range, miles.one, miles.many)]
    .filter(Boolean)
    .join(' · ')
}
