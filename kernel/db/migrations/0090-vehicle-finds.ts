import { type Kysely, sql } from 'kysely'

/**
 * What the inventory is filtered and sorted by where the database does it: texts without case as our rules read them, and
 * figures out of the specifications. Left empty here; whoever opens the database fills them in.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [column, type] of [
    ['search_text', 'text'],
    ['brand_key', 'text'],
    ['category_key', 'text'],
    ['seats', 'integer'],
    ['range_miles', 'double precision'],
  ] as const)
    await db.schema.alterTable('vehicles').addColumn(column, type).execute()
  // A page of one kind is read in its order; all else that filters and sorts is found in an index alone.
  await sql`create index vehicles_in_order on vehicles (category, coalesce("order", 100001), position, id)
    where sold_on is null`.execute(db)
  await sql`create index vehicles_finds on vehicles (category, brand_key, category_key, price, seats, is_new, in_stock,
    range_miles, added_at, "order", position, id) where sold_on is null`.execute(db)
  await sql`create index vehicles_unfilled on vehicles (id) where search_text is null`.execute(db)
}
