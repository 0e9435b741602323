import { withTimeout } from '#kernel/retry.ts'
import type { PhotoFile } from '#subjects/pictures/rules/photo-path.ts'
import { photoWidths } from '#subjects/pictures/rules/picture-set.ts'
import { findTogether } from './find-together.ts'
import type { PhotoFolder } from './photo-folder.ts'
import type { PhotoStore } from './photo-store.ts'
import type { PictureWorker } from './picture-worker.ts'

/** A file to be answered with; one that could not be kept is there for this once. */
export interface PhotoAnswer {
  readonly file: string | Uint8Array
  readonly format: PhotoFile['format']
  /** False for the best that there was, in place of what was asked for. */
  readonly exact: boolean
}

export interface PhotoFiles {
  /** Nothing where the database has no such photo. */
  readonly answer: (wanted: PhotoFile) => Promise<PhotoAnswer | undefined>
}

interface PhotoFilesOptions {
  readonly store: Pick<PhotoStore, 'find' | 'bytes'>
  readonly folder: PhotoFolder
  readonly worker: Pick<PictureWorker, 'ask'>
  readonly onFailure: (name: string, error: unknown) => void
  /** How many files may wait to be made. */
  readonly most?: number
  /** How long somebody waits for one. */
  readonly patienceMs?: number
}

type Made = string | Uint8Array

const retryFailedMs = 60_000

/** Makes the files of photos when they are first asked for, one after the other. */
export function createPhotoFiles(options: PhotoFilesOptions): PhotoFiles {
  const { store, folder, worker, onFailure, most = 64, patienceMs = 3_000 } = options
  const find = findTogether(store.find)
  const jobs = new Map<string, Promise<Made>>()
  const failedAt = new Map<string, number>()

  /** The photo as it is stored, from the folder where it lies there already. */
  async function stored(hash: string): Promise<Made> {
    const name = storedName(hash)
    const there = folder.find(name)
    if (there) return there
    const bytes = await store.bytes(hash)
    if (!bytes) throw new Error('the photo is no longer stored')
    return (await folder.keep(name, bytes)) ?? bytes
  }

  async function make(wanted: PhotoFile): Promise<Made> {
    const { hash, format, width } = wanted
    const made = await worker.ask(async () => {
      const bytes = await store.bytes(hash)
      if (!bytes) throw new Error('the photo is no longer stored')
      return { kind: 'file', bytes, format, ...(width !== undefined && { width }) }
    })
    return (await folder.keep(nameOf(wanted), made.bytes)) ?? made.bytes
  }

  /** The work that makes it, begun or joined; nothing where too much waits, or where it failed a moment ago. */
  function job(wanted: PhotoFile): Promise<Made> | undefined {
    const name = nameOf(wanted)
    const begun = jobs.get(name)
    if (begun) return begun
    const failed = failedAt.get(name)
    if (jobs.size >= most || (failed !== undefined && performance.now() - failed < retryFailedMs)) return undefined
    const made = make(wanted)
    jobs.set(name, made)
    made
      .then(
        () => failedAt.delete(name),
        (error: unknown) => {
          failedAt.set(name, performance.now())
          onFailure(name, error)
        },
      )
      .finally(() => jobs.delete(name))
    return made
  }

  /** The next larger width that exists, or the next smaller, or the photo as it is stored. */
  async function best(wanted: PhotoFile): Promise<PhotoAnswer> {
    const { hash, width = Number.POSITIVE_INFINITY, size } = wanted
    const widths = photoWidths(size?.width ?? 0)
    const byNearness = [...widths.filter((each) => each > width), ...widths.filter((each) => each < width).toReversed()]
    for (const each of byNearness) {
      for (const format of ['avif', 'webp'] as const) {
        // Whoever asks for WebP may not know AVIF.
        if (format === 'avif' && wanted.format !== 'avif') continue
        const file = folder.find(nameOf({ hash, width: each, format }))
        if (file) return { file, format, exact: false }
      }
    }
    return { file: await stored(hash), format: 'webp', exact: false }
  }

  return {
    async answer(wanted) {
      const { hash, size, format } = wanted
      const kept = folder.find(nameOf(wanted))
      if (kept) return { file: kept, format, exact: true }
      const photo = await find(hash)
      if (!photo) return undefined
      // Only the photo's own size: its widths follow from it, and no others are made for anybody.
      if (size && (size.width !== photo.width || size.height !== photo.height)) return undefined
      const begun = job(wanted)
      const made = begun && (await withTimeout(begun, patienceMs, tooLate).catch(() => undefined))
      return made === undefined ? best(wanted) : { file: made, format, exact: true }
    },
  }
}

function nameOf({ hash, width, format }: Pick<PhotoFile, 'hash' | 'width' | 'format'>): string {
  return width === undefined ? `${hash}.${format}` : `${hash}-${width}.${format}`
}

const tooLate = () => new Error('it is made later')
const storedName = (hash: string) => `${hash}.webp`
