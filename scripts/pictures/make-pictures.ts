import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encodePicture, encoderSettings } from '#site/pictures/server/encode-picture.ts'
import { severalAtOnce } from '#site/pictures/server/several-at-once.ts'
import { KeptResults } from './kept-results.ts'
import { type Master, readMasters, type Variant, variantsOf } from './masters.ts'

interface MakingOptions {
  readonly masters: string
  readonly kept: string
  readonly encode?: typeof encodePicture
}

/** Makes what the pages show out of the masters; what was made before is only read. */
export function pictureMaker({ masters: folder, kept, encode = encodePicture }: MakingOptions) {
  const results = new KeptResults(kept)
  const masters = readMasters(folder)

  function make({ bytes, hash }: Master, { recipe }: Variant): Promise<Buffer> {
    return results.get(JSON.stringify([hash, recipe, encoderSettings]), () => encode(bytes, recipe))
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

    async writeAll(target: string): Promise<void> {
      const work = masters.flatMap((master) => [
        { path: master.path, bytes: async () => master.bytes },
        ...variantsOf(master.path).map((variant) => ({ path: variant.path, bytes: () => make(master, variant) })),
      ])
      await severalAtOnce(work, async ({ path, bytes }) => {
        const file = join(target, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, await bytes())
      })
    },
  }
}
