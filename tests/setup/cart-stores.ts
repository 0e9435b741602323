import type { Database } from '#app/database.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import type { CartStores } from '#subjects/inventory/server/change-carts.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { readDealerPhoto } from '#subjects/pictures/server/read-dealer-photo.ts'

/** What changes the carts of this database, with photos decoded in this process. */
export function cartStoresOf({ db, ports }: Database, now = () => new Date()): CartStores {
  return {
    vehicles: ports.vehicles,
    photos: createPhotoStore(db),
    decode: readDealerPhoto,
    today: () => easternClock(now()).day,
  }
}
