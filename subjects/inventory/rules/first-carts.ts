import type { CartRecord } from '#subjects/inventory/facts/cart-record.ts'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { cartPicturePaths } from '#subjects/inventory/rules/pictures/cart-pictures.ts'
import { drawnSize } from '#subjects/inventory/rules/pictures/drawn-carts.ts'
import { type Vehicle, vehicleSchema } from './vehicle.ts'

/** A cart of a new database: its drawing gives its pictures, color, model and measures. */
function firstCart({ drawing, ...record }: CartRecord): Vehicle {
  const { id } = record
  const ofDrawing = { images: cartPicturePaths(id), color: drawing.paint.name, model: id, ...drawnSize(id) }
  return vehicleSchema.parse({ ...record, specifications: {}, ...ofDrawing })
}

/** The carts of a new database. */
export const firstCarts: readonly Vehicle[] = inventory.map(firstCart)

/** Those of them that the home page features. */
export const featuredCarts: readonly Vehicle[] = featuredVehicles.map(firstCart)
