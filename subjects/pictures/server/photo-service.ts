import { join } from 'node:path'
import type { Db } from '#kernel/db/schema.ts'
import type { Logger } from '#kernel/log/log.ts'
import { withTimeout } from '#kernel/retry.ts'
import { createPhotoFiles, type PhotoFiles } from './photo-files.ts'
import { openPhotoFolder } from './photo-folder.ts'
import { createPhotoStore } from './photo-store.ts'
import { createPictureWorker, type PictureWorker } from './picture-worker.ts'
import { sweepPhotos } from './sweep-photos.ts'
import { takeInPhotos } from './take-in.ts'

interface PhotoServiceOptions {
  readonly db: Db
  readonly dataDir: string
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** The program that makes pictures. */
  readonly program: string
}

export interface PhotoService {
  readonly files: PhotoFiles
  /** The process that makes their files, for whoever else has pictures to make. */
  readonly worker: Pick<PictureWorker, 'ask'>
  readonly stop: () => Promise<void>
}

const everyMs = 3_600_000
const takeInPatienceMs = 3_000

/** The photos of the database, their files on this machine, and the folder in which they lay before. */
export async function startPhotoService({ db, dataDir, log, program }: PhotoServiceOptions): Promise<PhotoService> {
  let stopped = false
  const store = createPhotoStore(db)
  const worker = createPictureWorker(program)
  const folder = openPhotoFolder(join(dataDir, 'media', 'widths'), (error) =>
    log.warn({ error: String(error) }, 'a photo that was made cannot be kept, and is made again'),
  )
  const files = createPhotoFiles({
    store,
    folder,
    worker,
    onFailure: (name, error) => log.warn({ name, error: String(error) }, 'a photo could not be made'),
  })
  const takeIn = await takeInPhotos({ db, dataDir, read: readBy(worker) })
  const takingIn = takeIn.done.then(({ photos, left }) => {
    if (stopped) return
    if (photos > 0) log.info({ photos }, 'photos of the folder are now in the database')
    for (const reason of left) log.warn({ reason }, 'a photo of the folder stays where it is')
  })

  async function keepHouse(): Promise<void> {
    try {
      const ended = await sweepPhotos(db, new Date())
      if (ended) log.info({ photos: ended }, 'photos that no cart has named for long are ended')
      const hashes = await db.selectFrom('photos').select('hash').execute()
      await folder.keepOnly(new Set(hashes.map(({ hash }) => hash)))
    } catch (error) {
      log.warn({ error: String(error) }, 'the photos were not looked through, and are looked through later')
    }
  }

  let round = keepHouse()
  const timer = setInterval(() => {
    round = keepHouse()
  }, everyMs).unref()

  return {
    worker,
    files: {
      async answer(wanted) {
        const waiting = takeIn.waiting(wanted.hash)
        if (!waiting) return files.answer(wanted)
        try {
          await withTimeout(takeIn.now(wanted.hash), takeInPatienceMs, () => new Error('it is stored later'))
        } catch {
          return { file: waiting, format: 'jpg', exact: false }
        }
        return files.answer(wanted)
      },
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await worker.stop()
      await Promise.all([takingIn, round])
    },
  }
}

type Worker = ReturnType<typeof createPictureWorker>

function readBy(worker: Worker) {
  return async (bytes: Buffer) => {
    const { bytes: webp, width, height } = await worker.ask({ kind: 'read', bytes })
    return { webp, width, height }
  }
}
