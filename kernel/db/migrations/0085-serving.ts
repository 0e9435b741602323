import type { Kysely } from 'kysely'

/** What each process that serves the site last said of itself. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('serving')
    .addColumn('process', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addColumn('disk_free', 'double precision')
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('mail_taken_at', 'text')
    .addColumn('mail_failed_at', 'text')
    .addColumn('mail_failure', 'text')
    .execute()
}
