import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { photoHashLength } from '#subjects/pictures/rules/photo-path.ts'

/** The files made of photos. Whatever is lost of it is made again. */
export interface PhotoFolder {
  /** Where a file lies, if it does. */
  readonly find: (name: string) => string | undefined
  /** Keeps a file; where that cannot be, such as on a full disk, the answer is undefined. */
  readonly keep: (name: string, bytes: Uint8Array) => Promise<string | undefined>
  /** Removes the files of all other photos. */
  readonly keepOnly: (hashes: ReadonlySet<string>) => Promise<void>
}

export function openPhotoFolder(directory: string, onFailure: (error: unknown) => void): PhotoFolder {
  return {
    find(name) {
      const path = join(directory, name)
      return existsSync(path) ? path : undefined
    },

    async keep(name, bytes) {
      const path = join(directory, name)
      const part = join(directory, `${name}.${randomUUID()}.part`)
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 })
        await writeWhole(part, bytes)
        await rename(part, path)
        return path
      } catch (error) {
        await rm(part, { force: true }).catch(() => {})
        onFailure(error)
        return undefined
      }
    },

    async keepOnly(hashes) {
      const names = await readdir(directory).catch(() => [])
      for (const name of names)
        if (!hashes.has(name.slice(0, photoHashLength))) await rm(join(directory, name), { force: true })
    },
  }
}

/** On disk before it gets its name: a power cut must not leave half a picture that is taken for a whole one. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
