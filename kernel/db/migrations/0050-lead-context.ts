import type { Kysely } from 'kysely'

/** The cart and the town that a lead is about. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['cart_id', 'cart_name', 'town'])
    await db.schema.alterTable('leads').addColumn(column, 'text').execute()
}
