import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('vehicles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('brand', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('images', 'text', (column) => column.notNull())
    .addColumn('in_stock', 'integer', (column) => column.notNull())
    .addColumn('is_new', 'integer', (column) => column.notNull())
    .addColumn('features', 'text', (column) => column.notNull())
    .addColumn('specifications', 'text', (column) => column.notNull())
    .addColumn('external_url', 'text')
    .addColumn('series', 'text')
    .addColumn('year', 'integer')
    .addColumn('color', 'text')
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('vehicles_position').on('vehicles').column('position').execute()

  await db.schema
    .createTable('data_versions')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
}
