import type { Kysely } from 'kysely'

/** What a dealer knows of a cart besides: its numbers, its use, its place and prominence, and that it is sold. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [column, type] of [
    ['stock_number', 'text'],
    ['serial_number', 'text'],
    ['hours', 'integer'],
    ['miles', 'integer'],
    ['order', 'integer'],
    ['featured', 'integer'],
    ['sold_on', 'text'],
  ] as const)
    await db.schema.alterTable('vehicles').addColumn(column, type).execute()
}
