import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '#kernel/folders.ts'

/** How many characters of a hash stand in a file's name. */
export const hashLength = 16

export type KeptPictures = ReturnType<typeof keptPictures>

/** Keeps the files made of pictures, each named by the hash of its original; the folders in `made` are only read. */
export function keptPictures(directory: string, onFailure: (error: unknown) => void, made: readonly string[] = []) {
  return {
    /** The place of a file, if there is one. */
    find: (name: string) => [directory, ...made].map((folder) => join(folder, name)).find((path) => existsSync(path)),

    /** Writes a file before it gets its name, so that no half picture is ever served. Undefined where the disk is full. */
    async keep(name: string, bytes: Uint8Array): Promise<string | undefined> {
      const part = join(directory, `part-${randomUUID()}`)
      try {
        makeFolder(directory)
        await writeFile(part, bytes, { flag: 'wx', flush: true })
        await rename(part, join(directory, name))
        return join(directory, name)
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        onFailure(error)
        return undefined
      }
    },

    /** Removes the files of all other originals. */
    async keepOnly(hashes: ReadonlySet<string>): Promise<void> {
      const names = await readdir(directory).catch(() => [])
      for (const name of names)
        if (!hashes.has(name.slice(0, hashLength))) await rm(join(directory, name), { force: true })
    },
  }
}
