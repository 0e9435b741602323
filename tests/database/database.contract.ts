import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type DatabaseSettings, openDatabase, schema } from '#app/database.ts'
import { openDatabase as openOf } from '#kernel/db/open-database.ts'
import { shopStoreContract } from '#subjects/dealership/server/shop-store.contract.ts'
import { decisionsContract } from '#subjects/desk/server/decisions.contract.ts'
import { peopleContract } from '#subjects/desk/server/people.contract.ts'
import { cartStoreContract } from '#subjects/inventory/server/cart-store.contract.ts'
import { photoStoreContract } from '#subjects/pictures/server/photo-store.contract.ts'
import { backupContract } from './backup.contract.ts'
import { historyContract } from './history.contract.ts'

/** The migrations of the last release end before it: a new one must come after them. */
const lastMigrationBefore = '0060'

const had = Object.entries(schema.migrations).filter(([migration]) => migration < lastMigrationBefore)
const nothing = async () => {}

/** What of the migrations the last version had that a dealer may run. */
const before = { ...schema, migrations: Object.fromEntries(had), fill: nothing }

/** What either database promises. */
export function databaseContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
  cartStoreContract(name, newSettings)
  historyContract(name, newSettings)
  photoStoreContract(name, newSettings)
  shopStoreContract(name, newSettings)
  peopleContract(name, newSettings)
  decisionsContract(name, newSettings)
  backupContract(name, newSettings)

  it(`SITE-64: ${name} that an earlier version of the site has written opens, and has the tables of today`, async () => {
    const settings = await newSettings()
    await (await openOf(settings, before)).close()
    const database = await openDatabase(settings)
    const names = await database.db.selectFrom('vehicles').select(['abilities', 'range']).execute()
    expect(names.length).toBeGreaterThan(0)
    await database.close()
  })

  it(`SITE-64: ${name} of an earlier version counts its changes on, and is not filled again`, async () => {
    const settings = await newSettings()
    const older = await openOf(settings, before)
    await older.db.insertInto('data_versions').values({ name: 'vehicles', version: 7 }).execute()
    await older.close()
    const database = await openDatabase(settings)
    expect([database.dataVersion(), await database.ports.vehicles.list()]).toEqual(['7', []])
    await database.close()
  })

  it(`SITE-63: ${name} that a newer version of the site has written is named as that, and left as it is`, async () => {
    const settings = await newSettings()
    const database = await openDatabase(settings)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2030-01-01')`.execute(database.db)
    const carts = (await database.ports.vehicles.list()).length
    await expect(openDatabase(settings)).rejects.toThrow(
      /did not open \(a newer version of the site has written it \(9999-later\)/,
    )
    expect(await database.ports.vehicles.list()).toHaveLength(carts)
    await database.close()
  })
}
