import {
  type DatabaseSettings,
  type Database as KernelDatabase,
  openDatabase as open,
} from '#kernel/db/open-database.ts'
import { createSchema } from '#kernel/db/schema.ts'
import type { Ports } from '#kernel/page/page.ts'
import { responseTime } from '#subjects/contact/rules/response-time.ts'
import { answeredMessages } from '#subjects/contact/server/message/answered-messages.ts'
import { readShop } from '#subjects/dealership/server/shop-store.ts'
import type { CartStore } from '#subjects/inventory/rules/cart-source.ts'
import { createCartStore } from '#subjects/inventory/server/cart-store.ts'
import { readInspection } from '#subjects/inventory/server/inspections.ts'
import { subjects } from './subjects.ts'

export type { DatabaseSettings }

/** What pages are made of, as the dealer keeps it: the site shows visitors less of a cart. */
export interface StoredPorts extends Omit<Ports, 'vehicles'> {
  readonly vehicles: CartStore
}

export interface Database extends KernelDatabase {
  readonly ports: StoredPorts
}

export const schema = createSchema(subjects.flatMap(({ tables }) => tables ?? []))

/** The database with the tables of all subjects, and what the site reads out of it. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const database = await open(settings, schema)
  const { db, refreshDataVersion } = database
  const ports = {
    vehicles: createCartStore(db, refreshDataVersion),
    shop: () => readShop(db),
    inspection: (cart: string) => readInspection(db, cart),
    responseTime: async (now: Date) => responseTime(await answeredMessages({ db }, now), now),
  }
  return { ...database, ports }
}
