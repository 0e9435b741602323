import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { Migrator } from 'kysely/migration'
import type { Db } from '#kernel/db/schema.ts'
import { up as vehicles } from './0001-vehicles.ts'
import { up as leads } from './0010-leads.ts'
import { up as vehicleUpdatedAt } from './0030-vehicle-updated-at.ts'
import { up as leadDigest } from './0040-lead-digest.ts'
import { up as leadContext } from './0050-lead-context.ts'
import { up as limits } from './0060-limits.ts'
import { up as history } from './0070-history.ts'
import { up as vehicleDeskFields } from './0071-vehicle-desk-fields.ts'
import { up as leadStatus } from './0075-lead-status.ts'
import { up as photos } from './0080-photos.ts'
import { up as serving } from './0085-serving.ts'

/** In order of their numbers. A migration that has been released is never changed; the next one corrects it. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-vehicles': { up: vehicles },
  '0010-leads': { up: leads },
  // It renamed pictures that no database that is in use ever had; databases remember that it was done.
  '0020-rendered-pictures': { up: async () => {} },
  '0030-vehicle-updated-at': { up: vehicleUpdatedAt },
  '0040-lead-digest': { up: leadDigest },
  '0050-lead-context': { up: leadContext },
  '0060-limits': { up: limits },
  '0070-history': { up: history },
  '0071-vehicle-desk-fields': { up: vehicleDeskFields },
  '0075-lead-status': { up: leadStatus },
  '0080-photos': { up: photos },
  '0085-serving': { up: serving },
}

export const migrationNames: readonly string[] = Object.keys(migrations)

/** Brings the tables up to date, once, however many processes start at the same moment. */
export async function migrate(db: Db): Promise<void> {
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw (await writtenByNewer(db)) ?? error
}

/** Somebody went back to an older version of the site: that has nothing to do with damage. */
async function writtenByNewer(db: Db): Promise<Error | undefined> {
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    ({ rows }) => rows.map(({ name }) => name),
    () => [],
  )
  const unknown = done.filter((name) => !migrationNames.includes(name))
  if (unknown.length === 0) return undefined
  return new Error(
    `a newer version of the site has written it (${unknown.join(', ')}): start that version, or restore a backup from before into an empty database`,
  )
}
