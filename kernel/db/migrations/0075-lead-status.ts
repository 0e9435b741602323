import type { Kysely } from 'kysely'

/** What the dealer has made of a lead: every lead that is there is new. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('leads')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('new'))
    .execute()
  for (const column of ['status_note', 'status_by', 'status_at'])
    await db.schema.alterTable('leads').addColumn(column, 'text').execute()
}
