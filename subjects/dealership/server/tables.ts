import type { TableSet } from '#kernel/db/schema.ts'
import type { Fields } from '#kernel/history/change.ts'
import { problemsOf } from '#subjects/dealership/rules/shop-facts.ts'

declare module '#kernel/db/schema.ts' {
  interface Tables {
    shop_facts: ShopFactsTable
  }
}

/** The facts that the dealer has set, where they differ from ours. */
interface ShopFactsTable {
  /** The kind of the fact and its key: 'hours 2026-12-24'. */
  name: string
  /** The fields as JSON; null takes a fact of ours away. */
  fact: string
}

export const dealershipTables: TableSet = {
  migrations: {
    '0050-shop-facts': ['create table shop_facts (name text primary key, fact text not null)'],
  },
  tables: { shop_facts: { key: ['name'], accepts: isFact } },
}

export function isFact({ name, fact }: ShopFactsTable): boolean {
  const fields: unknown = JSON.parse(fact)
  return typeof fields === 'object' && (fields === null || problemsOf(name, fields as Fields).length === 0)
}
