import { withTimeout } from '#kernel/retry.ts'
import { type PictureFile, pictureFileOf, recipeOf } from '#subjects/pictures/rules/picture-files.ts'
import type { KeptPictures } from './kept-pictures.ts'
import type { FindOriginal, Original } from './originals.ts'
import type { PictureWorker } from './picture-worker.ts'

interface PictureFilesOptions {
  readonly find: FindOriginal
  readonly kept: KeptPictures
  readonly worker: Pick<PictureWorker, 'make'>
  readonly onFailure: (name: string, error: unknown) => void
  /** How many files may wait to be made. */
  readonly most?: number
  /** How long a visitor waits for one. */
  readonly patienceMs?: number
}

/** The path of a file, or its bytes where it could not be kept. */
type Made = string | Uint8Array

export type PictureFiles = ReturnType<typeof createPictureFiles>

const retryFailedMs = 60_000

/** Makes the files of pictures when a browser first asks for them, one after the other. */
export function createPictureFiles(options: PictureFilesOptions) {
  const { find, kept, worker, onFailure, most = 64, patienceMs = 3_000 } = options
  const jobs = new Map<string, Promise<Made>>()

  async function make(name: string, wanted: PictureFile, original: Original): Promise<Made> {
    const made = await worker.make(async () => ({ original: await original.bytes(), recipe: recipeOf(wanted) }))
    return (await kept.keep(name, made)) ?? made
  }

  /** The job that makes a file, new or already running; undefined where too many wait. A failed job stays for a while. */
  function job(name: string, wanted: PictureFile, original: Original): Promise<Made> | undefined {
    const begun = jobs.get(name)
    if (begun || jobs.size >= most) return begun
    const made = make(name, wanted, original)
    jobs.set(name, made)
    made.then(
      () => jobs.delete(name),
      (error: unknown) => {
        onFailure(name, error)
        setTimeout(() => jobs.delete(name), retryFailedMs).unref()
      },
    )
    return made
  }

  /** The answer for a path; undefined where no page names such a file. Without `exact` it is the whole original, until the file is made. */
  async function answer(path: string) {
    const wanted = pictureFileOf(path)
    const original = wanted && (await find(wanted.picture.path))
    if (!wanted || !original) return undefined
    const { format } = wanted
    if (original.file && !wanted.size) return { file: original.file, format, exact: true }
    const name = fileName(original, wanted)
    const file = kept.find(name)
    if (file) return { file, format, exact: true }
    if (!(await original.isThere())) return undefined
    const begun = job(name, wanted, original)
    const made = begun && (await withTimeout(begun, patienceMs, tooLate).catch(() => undefined))
    if (made !== undefined) return { file: made, format, exact: true }
    return { file: original.file ?? (await original.bytes()), format: 'webp' as const, exact: false }
  }

  return { answer }
}

export function fileName({ name }: Pick<Original, 'name'>, { size, format }: Pick<PictureFile, 'size' | 'format'>) {
  return size === undefined ? `${name}.${format}` : `${name}-${size}.${format}`
}

const tooLate = () => new Error('it is made later')
