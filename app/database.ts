import {
  type DatabaseSettings,
  type Database as KernelDatabase,
  openDatabase as open,
} from '#kernel/db/open-database.ts'
import { createSchema } from '#kernel/db/schema.ts'
import type { Ports } from '#kernel/page/page.ts'
import { contactTables } from '#subjects/contact/server/tables.ts'
import { readShop } from '#subjects/dealership/server/shop-store.ts'
import { dealershipTables } from '#subjects/dealership/server/tables.ts'
import { deskTables } from '#subjects/desk/server/tables.ts'
import type { VehicleStore } from '#subjects/inventory/rules/vehicle-source.ts'
import { inventoryTables } from '#subjects/inventory/server/tables.ts'
import { createVehicleStore } from '#subjects/inventory/server/vehicle-store.ts'
import { pictureTables } from '#subjects/pictures/server/tables.ts'

export type { DatabaseSettings }

export interface Database extends KernelDatabase {
  readonly ports: Ports & { readonly vehicles: VehicleStore }
}

export const schema = createSchema([dealershipTables, pictureTables, inventoryTables, contactTables, deskTables])

/** The database with the tables of all subjects, and what the site reads out of it. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await open(settings, schema)
  const { db, refreshDataVersion } = database
  return { ...database, ports: { vehicles: createVehicleStore(db, refreshDataVersion), shop: () => readShop(db) } }
}
