import { openDatabase } from '#server/db/open-database.ts'
import type { Db } from '#server/db/schema.ts'
import type { Settings } from '#server/env.ts'
import type { VehicleStore } from '#site/inventory/rules/vehicle-source.ts'

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
