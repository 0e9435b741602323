import type { Subject } from '#kernel/subject.ts'
import { shopHistory } from './server/shop-store.ts'
import { dealershipTables } from './server/tables.ts'

export const dealership: Subject = {
  tables: dealershipTables,
  history: { shop: shopHistory },
}
