import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { encodePicture, encoderSettings } from '#subjects/pictures/server/encode-picture.ts'
import { KeptResults } from '#subjects/pictures/server/kept-results.ts'
import { type PictureList, pictureListFile } from '#subjects/pictures/server/later-pictures.ts'
import { severalAtOnce } from '#subjects/pictures/server/several-at-once.ts'
import { type Master, readMasters, type Variant, variantsOf } from './masters.ts'

interface MakingOptions {
  readonly masters: string
  readonly kept: string
  readonly encode?: typeof encodePicture
}

interface WritingOptions {
  /** Which of those that have to be made are made now; the others are listed for the site to make. */
  readonly now?: (variant: Variant) => boolean
  readonly onProgress?: (done: number, of: number) => void
}

/** Makes what the pages show out of the masters; what was made before is only read. */
export function pictureMaker({ masters: folder, kept, encode = encodePicture }: MakingOptions) {
  const results = new KeptResults(kept)
  const masters = readMasters(folder)
  const keyOf = ({ hash }: Master, { recipe }: Variant) => JSON.stringify([hash, recipe, encoderSettings])

  async function make(master: Master, variant: Variant): Promise<Buffer> {
    const key = keyOf(master, variant)
    const found = await results.find(key)
    if (found) return found
    const made = await encode(master.bytes, variant.recipe)
    await results.keep(key, made)
    return made
  }

  return {
    /** One file by its path; undefined where there is none. */
    async at(path: string): Promise<Buffer | undefined> {
      for (const master of masters) {
        if (master.path === path) return master.bytes
        const variant = variantsOf(master.path).find((each) => each.path === path)
        if (variant) return make(master, variant)
      }
      return undefined
    },

    /** Writes what is not there yet, masters included. */
    async writeAll(target: string, { now = () => true, onProgress }: WritingOptions = {}): Promise<void> {
      const later: [Master, Variant][] = []
      const missing = masters.flatMap((master) =>
        [{ path: master.path, recipe: undefined }, ...variantsOf(master.path)]
          .filter(({ path }) => !existsSync(join(target, path)))
          .map((file) => ({ ...file, master })),
      )
      let done = 0
      await severalAtOnce(missing, async ({ path, recipe, master }) => {
        const variant = recipe && { path, recipe }
        const bytes = await (!variant
          ? master.bytes
          : now(variant)
            ? make(master, variant)
            : results.find(keyOf(master, variant)))
        if (bytes) await write(join(target, path), bytes)
        else if (variant) later.push([master, variant])
        done += 1
        onProgress?.(done, missing.length)
      })
      await list(target, later)
    },
  }

  async function list(target: string, later: readonly [Master, Variant][]): Promise<void> {
    const file = join(target, pictureListFile)
    if (later.length === 0) return rm(file, { force: true })
    const pictures = later
      .toSorted(([, one], [, other]) => turnOf(one) - turnOf(other))
      .map(([master, variant]) => ({ ...variant, master: master.path, key: keyOf(master, variant) }))
    await write(file, JSON.stringify({ kept: resolve(kept), pictures } satisfies PictureList))
  }
}

/** What nearly every browser takes comes first. */
const turnOf = ({ recipe: { format } }: Variant) => (format === 'avif' ? 0 : 1)

async function write(file: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
