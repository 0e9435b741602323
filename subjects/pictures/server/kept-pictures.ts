import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The files made of pictures, each named by the hash of its original. The site makes again what is lost. */
export interface KeptPictures {
  /** Where a file lies, if it does. */
  readonly find: (name: string) => string | undefined
  /** Keeps a file; undefined where that cannot be, such as on a full disk. */
  readonly keep: (name: string, bytes: Uint8Array) => Promise<string | undefined>
  /** Removes the files of all other originals. */
  readonly keepOnly: (hashes: ReadonlySet<string>) => Promise<void>
}

/** How much of a hash stands in a name. */
export const hashLength = 16

/** @param made folders with files that are only read, such as those of `npm run build`. */
export function keptPictures(
  directory: string,
  onFailure: (error: unknown) => void,
  made: readonly string[] = [],
): KeptPictures {
  return {
    find: (name) => [directory, ...made].map((folder) => join(folder, name)).find((path) => existsSync(path)),

    // On disk before it gets its name: neither a power cut nor another process may take half a picture for a whole one.
    async keep(name, bytes) {
      const part = join(directory, `part-${randomUUID()}`)
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 })
        await writeFile(part, bytes, { flag: 'wx', mode: 0o600, flush: true })
        await rename(part, join(directory, name))
        return join(directory, name)
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        onFailure(error)
        return undefined
      }
    },

    async keepOnly(hashes) {
      const names = await readdir(directory).catch(() => [])
      for (const name of names)
        if (!hashes.has(name.slice(0, hashLength))) await rm(join(directory, name), { force: true })
    },
  }
}
