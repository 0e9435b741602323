import { formatCount } from '#kit/formats/format.ts'
import { inventoryWords as words } from '#subjects/inventory/facts/inventory-list.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'

/** In this order they compress best: id, picture, name and brand repeat one another. */
const listedFields = [
  'id',
  'images',
  'name',
  'brand',
  'category',
  'price',
  'inStock',
  'isNew',
  'addedAt',
  'year',
  'regularPrice',
  'specialUntil',
  'vehicleClass',
  'seatingCapacity',
  'range',
  'description',
] as const satisfies readonly (keyof OfferedVehicle)[]

/** What a list of carts shows, filters and sorts by. */
export type ListedCart = Pick<OfferedVehicle, (typeof listedFields)[number]>

/** What of a cart travels to the browser: what its card shows and the filters read. */
export function listedCart(vehicle: ListedCart): ListedCart {
  const listed = { ...vehicle, images: vehicle.images.slice(0, 1) }
  const known = listedFields.filter((field) => listed[field] !== undefined)
  return Object.fromEntries(known.map((field) => [field, listed[field]])) as unknown as ListedCart
}

/** '4 seats · 45 miles': the figures by which every card tells carts apart (CART-15). */
export function cardFigures({ seatingCapacity, range }: Pick<ListedCart, 'seatingCapacity' | 'range'>): string {
  const { seats, miles } = words
  return [formatCount(seatingCapacity, seats.one, seats.many), range && formatCount(range, miles.one, miles.many)]
    .filter(Boolean)
    .join(' · ')
}
