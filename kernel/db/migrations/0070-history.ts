import type { Kysely } from 'kysely'

/** Who changed what, when: a run of the desk, and each thing that it changed. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('runs')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('undoes', 'integer')
    .execute()

  await db.schema
    .createTable('run_changes')
    .addColumn('run', 'integer', (column) => column.notNull().references('runs.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('erased', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('run_changes_pk', ['run', 'kind', 'key'])
    .execute()
  await db.schema.createIndex('run_changes_kind_key').on('run_changes').columns(['kind', 'key']).execute()
}
