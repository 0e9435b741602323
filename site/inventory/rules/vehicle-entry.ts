import { inventory } from '#content/inventory/inventory.ts'
import { cartShare } from './cart-share.ts'
import { type Vehicle, vehicleSchema } from './vehicle.ts'
import { vehiclePath } from './vehicle-slug.ts'

const untouched = new Map(inventory.map((record) => [record.id, textOf(vehicleSchema.parse(record))]))

/**
 * A cart's page for the sitemap. The day it came in is the day of its last change only while the record is still the one
 * that came in; of a later change nobody has written down the day, so none is claimed.
 */
export function vehicleEntry(vehicle: Vehicle) {
  const { id, images, addedAt } = vehicle
  const entry = { path: vehiclePath(id), images, share: cartShare(id) }
  return untouched.get(id) === textOf(vehicle) ? { ...entry, changed: addedAt } : entry
}

function textOf({ id, name, description, price, inStock, isNew, images, features, specifications, addedAt }: Vehicle) {
  const sorted = Object.entries(specifications).toSorted(([one], [other]) => one.localeCompare(other))
  return JSON.stringify([id, name, description, price, inStock, isNew, images, features, sorted, addedAt])
}
