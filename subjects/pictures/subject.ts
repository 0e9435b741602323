import type { Subject } from '#kernel/subject.ts'
import { withoutEndedPhotos } from './server/photo-store.ts'
import type { PictureServices } from './server/picture-service.ts'
import { pictureTables } from './server/tables.ts'

export const pictures: Subject<PictureServices> = {
  tables: pictureTables,
  routes: async () => (await import('./server/picture-service.ts')).pictureRoutes,
  withoutEnded: withoutEndedPhotos,
}
