import { sql } from 'kysely'
import { openPostgres } from '#kernel/db/postgres/open-postgres.ts'
import { openSqlite } from '#kernel/db/sqlite/open-sqlite.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import type { VehicleStore } from '#subjects/inventory/rules/vehicle-source.ts'
import { createVehicleStore, seedVehicles } from '#subjects/inventory/server/vehicle-store.ts'
import type { Connection, LeadConnection } from './connection.ts'

export interface DatabaseSettings {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}

export interface Database {
  readonly ports: { readonly vehicles: VehicleStore }
  readonly db: Connection['db']
  readonly leads: LeadConnection
  readonly location: string
  readonly dataVersion: () => string
  /** Rejects when the database does not answer. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens what the settings name, brings its tables up to date and fills it at its first start. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> {
  const connection = databaseUrl ? await openPostgres(databaseUrl) : await openSqlite(dataDir)
  const { db, leads, location, dataVersion, refreshDataVersion, close } = connection
  await seedVehicles(db, seeds())
  await refreshDataVersion()
  return {
    ports: { vehicles: createVehicleStore(db, refreshDataVersion) },
    db,
    leads,
    location,
    dataVersion: () => String(dataVersion()),
    ready: async () => void (await sql`select 1`.execute(db)),
    close,
  }
}

function* seeds() {
  for (const record of inventory) yield vehicleSchema.parse({ ...record, color: record.drawing.paint.name })
}
