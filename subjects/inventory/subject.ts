import type { Subject } from '#kernel/subject.ts'
import { tellMissingPhotos } from '#subjects/pictures/server/photo-store.ts'
import { inspectionHistory } from './server/inspections.ts'
import { photosOfCarts } from './server/photos-of-carts.ts'
import { inventoryTables } from './server/tables.ts'
import { vehicleHistory } from './server/vehicle-history.ts'

export const inventory: Subject = {
  tables: inventoryTables,
  routes: async () => (await import('./server/vehicles.ts')).vehicleRoutes,
  history: { vehicle: vehicleHistory, inspection: inspectionHistory },
  missing: (db) => tellMissingPhotos(db, photosOfCarts),
}
