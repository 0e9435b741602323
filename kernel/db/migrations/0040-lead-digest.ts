import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('lead_fingerprints').renameColumn('words', 'digest').execute()
}
