import type { Kysely } from 'kysely'

/** The dealer's photos. Their bytes stand apart, so that looking for one never reads them. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('photos')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .addColumn('unnamed_since', 'text')
    .execute()

  // SQLite takes any word for a type and keeps bytes as they are; PostgreSQL knows this one.
  await db.schema
    .createTable('photo_bytes')
    .addColumn('hash', 'text', (column) => column.primaryKey().references('photos.hash').onDelete('cascade'))
    .addColumn('bytes', 'bytea', (column) => column.notNull())
    .execute()
}
