import { openDatabase } from '#app/database.ts'
import type { Settings } from '#app/settings.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { VehicleStore } from '#subjects/inventory/rules/vehicle-source.ts'

/** Opens the database for one piece of work on the carts. */
export async function withVehicles<Result>(
  settings: Settings,
  work: (vehicles: VehicleStore, db: Db) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(settings)
  try {
    return await work(database.ports.vehicles, database.db)
  } finally {
    await database.close()
  }
}
