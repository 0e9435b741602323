import type { Kysely } from 'kysely'

interface Tables {
  vehicles: { updated_at: string | null; added_at: string }
  data_versions: { name: string; version: number }
}

/**
 * The day of a cart's last change. While nobody has changed the first inventory, that is the day each cart came in; after
 * a change nobody knows which carts it was, so no day is claimed.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema.alterTable('vehicles').addColumn('updated_at', 'text').execute()
  const vehicles = await db
    .selectFrom('data_versions')
    .select('version')
    .where('name', '=', 'vehicles')
    .executeTakeFirst()
  if (vehicles?.version !== 1) return
  await db
    .updateTable('vehicles')
    .set(({ ref }) => ({ updated_at: ref('added_at') }))
    .execute()
}
