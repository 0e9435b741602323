import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type DatabaseSettings, openDatabase } from '#app/database.ts'

/** What migrating promises, on either database. */
export function migrateContract(name: string, newSettings: () => Promise<DatabaseSettings>): void {
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
