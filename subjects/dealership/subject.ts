import type { Subject } from '#kernel/subject.ts'
import { shopHistory, shopKind } from './server/shop-store.ts'
import { dealershipTables } from './server/tables.ts'

export const dealership: Subject = {
  tables: dealershipTables,
  history: { [shopKind]: shopHistory },
}
