import { inventory } from '#subjects/inventory/facts/inventory.ts'
import type { VehicleRecord } from '#subjects/inventory/facts/vehicle-record.ts'
import { drawnSize } from './drawn-carts.ts'
import { type Vehicle, vehicleSchema } from './vehicle.ts'

/** A cart as an empty database begins with it: its drawing gives it color, model and measures. */
function firstCart({ drawing, ...record }: VehicleRecord): Vehicle {
  const { id } = record
  const ofDrawing = { color: drawing.paint.name, model: id, ...drawnSize(id) }
  return vehicleSchema.parse({ ...record, specifications: {}, ...ofDrawing })
}

/** What an empty database is filled with. */
export const firstCarts: readonly Vehicle[] = inventory.map(firstCart)
