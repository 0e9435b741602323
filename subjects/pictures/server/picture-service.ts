import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Db } from '#kernel/db/schema.ts'
import { noStore } from '#kernel/http/answer-headers.ts'
import { setRequestKind } from '#kernel/http/request-kind.ts'
import type { Logger } from '#kernel/log/log.ts'
import type { Routes } from '#kernel/subject.ts'
import type { Worker } from '#kernel/worker/worker.ts'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'
import { keptPictures } from './kept-pictures.ts'
import { createPictureFiles, type PictureFiles } from './make-picture-files.ts'
import { findOriginals, openMasters } from './originals.ts'
import { createPhotoStore, isNamed, type PhotosOfCarts, sweepPhotos } from './photo-store.ts'
import { createPictureWorker } from './picture-worker.ts'

/** What the routes of pictures need. */
export interface PictureServices {
  /** The files of our own pictures and of the dealer's photos. */
  readonly pictureFiles?: PictureFiles
}

/** The folders of the build that pictures need. */
export interface PictureFolders {
  /** The folder of our own pictures. */
  readonly masters: string
  /** The folder of the files that `npm run build` has made of them. */
  readonly made: string
}

interface PictureParts extends PictureFolders {
  readonly photosOfCarts: PhotosOfCarts
  readonly worker: Pick<Worker, 'run'>
  readonly log: Pick<Logger, 'info' | 'warn'>
  readonly now: () => Date
}

/** Opens our own pictures and the dealer's photos. */
export function openPictures(
  db: Db,
  dataDir: string,
  { masters: folder, made, photosOfCarts, worker, log, now }: PictureParts,
) {
  const masters = openMasters(folder)
  const onFullDisk = (error: unknown) =>
    log.warn({ error: String(error) }, 'a picture that was made cannot be kept, and is made again')
  const kept = keptPictures(join(dataDir, 'media', 'widths'), onFullDisk, [made])
  return {
    files: createPictureFiles({
      find: findOriginals(masters, createPhotoStore(db), (path) => isNamed(db, path, photosOfCarts)),
      kept,
      worker: createPictureWorker(worker),
      onFailure: (name, error) => log.warn({ name, error: String(error) }, 'a picture could not be made'),
    }),
    /** Deletes photos that neither a cart nor the team has named for long, and the files of deleted pictures. */
    async cleanUp(): Promise<void> {
      const ended = await sweepPhotos(db, now(), photosOfCarts)
      if (ended) log.info({ photos: ended }, 'photos that neither a cart nor the team has named for long are ended')
      const photos = await db.selectFrom('photos').select('hash').execute()
      await kept.keepOnly(new Set([...photos.map(({ hash }) => hash), ...(await masters.hashes())]))
    },
  }
}

export function pictureRoutes({ pictureFiles }: PictureServices): Routes {
  const routes: Routes = new Hono()
  if (pictureFiles) routes.get('/media/*', setRequestKind('photo'), servePictures(pictureFiles))
  return routes
}

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const
const immutable = 'public, max-age=31536000, immutable'

/** Answers with pictures. Caches keep a name that changes with its content, or an address with a version, for ever. */
export function servePictures(files: PictureFiles): MiddlewareHandler {
  return async (c, next) => {
    const unread = () => c.text('The photos cannot be read just now.', 503, { 'Retry-After': '2', ...noStore })
    const found = await files.answer(c.req.path).catch(unread)
    if (found instanceof Response) return found
    if (!found) return next()
    const { file, format, exact } = found
    const send = typeof file === 'string' ? serveStatic({ path: file }) : () => c.body(new Uint8Array(file).buffer)
    const response = await send(c, next)
    if (!(response instanceof Response)) return
    const isVersioned = c.req.path.startsWith(photoPictures.folder) || c.req.query('v') !== undefined
    response.headers.set('Content-Type', types[format])
    // No cache may keep a file that stands in for one that is still being made.
    response.headers.set(
      'Cache-Control',
      !exact ? noStore['Cache-Control'] : isVersioned ? immutable : 'public, max-age=86400',
    )
    return response
  }
}
