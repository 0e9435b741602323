import { inventory } from '#subjects/inventory/facts/inventory.ts'
import type { VehicleRecord } from '#subjects/inventory/facts/vehicle-record.ts'
import { drawnSize } from './drawn-carts.ts'
import { type Vehicle, vehicleSchema } from './vehicle.ts'

/** A cart of a new database: its drawing gives its color, model and measures. */
function firstCart({ drawing, ...record }: VehicleRecord): Vehicle {
  const { id } = record
  const ofDrawing = { color: drawing.paint.name, model: id, ...drawnSize(id) }
  return vehicleSchema.parse({ ...record, specifications: {}, ...ofDrawing })
}

/** The carts of a new database. */
export const firstCarts: readonly Vehicle[] = inventory.map(firstCart)
