import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BroughtPhoto, bringPhoto } from '#subjects/pictures/server/bring-photo.ts'
import { NoPictureError } from '#subjects/pictures/server/no-picture.ts'
import type { PhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { readPictureFile } from '#subjects/pictures/server/read-picture-file.ts'

export interface PictureFolder {
  /** Looks at pictures that a row names; until then they have no path. */
  readonly look: (names: readonly string[]) => Promise<void>
  /** The path under /media/ that a picture will have, or null when the folder has no such picture. */
  readonly imagePath: (name: string) => string | null
  /** Why some of the files that were asked for are no pictures. */
  readonly complaints: () => readonly string[]
  /** Stores every picture that was asked for and is not stored yet. */
  readonly store: (onDone: (share: number) => void) => Promise<void>
}

// Photos that were looked at wait in memory to be stored; what is more is read again.
const mostHeld = 64

export function openPictureFolder(folder: string, photos: PhotoStore): PictureFolder {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new Error(`there is no folder "${folder}" (--pictures). Nothing was changed`)
  const files = new Map(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [keyOf(name), name]))
  const paths = new Map<string, string | null>()
  const wanted = new Map<string, { readonly name: string; photo?: BroughtPhoto }>()
  const complaints: string[] = []

  const bring = (name: string) => bringPhoto(readPictureFile(join(folder, name)), name, photos)

  async function place(name: string): Promise<string | null> {
    try {
      const photo = await bring(name)
      wanted.set(photo.path, wanted.size < mostHeld ? { name, photo } : { name })
      return photo.path
    } catch (error) {
      if (!(error instanceof NoPictureError)) throw error
      complaints.push(`${name} ${error.message}`)
      return null
    }
  }

  return {
    async look(names) {
      for (const key of names.map(keyOf)) {
        if (paths.has(key)) continue
        const file = files.get(key)
        paths.set(key, file === undefined ? null : await place(file))
      }
    },
    imagePath: (name) => paths.get(keyOf(name)) ?? null,
    complaints: () => complaints,
    async store(onDone) {
      let done = 0
      for (const [path, { name, photo }] of wanted) {
        const brought = photo ?? (await bring(name))
        if (brought.path !== path) throw new Error(`${name} changed while it was read. Nothing was changed`)
        await brought.store(photos)
        done += 1
        onDone(done / wanted.size)
      }
    },
  }
}

/** Spreadsheets made on Windows write 'Pictures\\Front.JPG' for what lies here as 'pictures/front.jpg'. */
function keyOf(name: string): string {
  return name
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .toLowerCase()
}
