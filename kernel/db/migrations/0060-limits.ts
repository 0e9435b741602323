import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('limits')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('used', 'double precision', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('chores')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
