import type { Subject } from '#kernel/subject.ts'
import { tellMissingPhotos } from '#subjects/pictures/server/photo-store.ts'
import { cartHistory, vehicleKind } from './server/cart-history.ts'
import { photosOfCarts } from './server/cart-row.ts'
import { inspectionHistory, inspectionKind } from './server/inspections.ts'
import { inventoryTables } from './server/tables.ts'

export const inventory: Subject = {
  tables: inventoryTables,
  routes: async () => (await import('./server/vehicles.ts')).vehicleRoutes,
  history: { [vehicleKind]: cartHistory, [inspectionKind]: inspectionHistory },
  missing: (db) => tellMissingPhotos(db, photosOfCarts),
}
