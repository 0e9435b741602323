import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { pictureSet, variantPath } from '#site/pictures/rules/picture-set.ts'
import { NoPictureError, readDealerPhoto } from '#site/pictures/server/dealer-photo.ts'
import { encodePicture } from '#site/pictures/server/encode-picture.ts'
import { photosDirectory, photosPath } from '#site/pictures/server/photos.ts'
import { severalAtOnce } from '#site/pictures/server/several-at-once.ts'
import { slugOf } from '#site/shared/rules/slug.ts'
import { writeFileAtomically } from '#site/shared/server/write-file-atomically.ts'

const largestBytes = 20 * 1024 * 1024
const formats = ['avif', 'webp'] as const

export interface PictureFolder {
  /** Looks at pictures that a row names; until then they have no path. */
  readonly look: (names: readonly string[]) => Promise<void>
  /** The path under /media/ that a picture will have, or null when the folder has no such picture. */
  readonly imagePath: (name: string) => string | null
  /** Why some of the files that were asked for are no pictures. */
  readonly complaints: () => readonly string[]
  /** Puts every picture that was asked for, in all its widths, where the site serves it. */
  readonly copy: (onDone: (share: number) => void) => Promise<void>
}

/** Pictures get the hash of their content into their name, so that browsers may keep them forever. */
export function openPictureFolder(folder: string, dataDir: string): PictureFolder {
  const files = new Map(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [keyOf(name), name]))
  const paths = new Map<string, string | null>()
  const wanted = new Map<string, string>()
  const complaints: string[] = []

  async function place(name: string): Promise<string | null> {
    try {
      const file = join(folder, name)
      if (statSync(file).size > largestBytes)
        throw new NoPictureError(`is larger than ${largestBytes / 1024 / 1024} MB`)
      const bytes = readFileSync(file)
      const { width, height } = await readDealerPhoto(bytes)
      const stem = slugOf(name.slice(0, name.length - extname(name).length)).slice(0, 60)
      const path = `${photosPath}${stem || 'picture'}-${hashOf(bytes)}-${width}x${height}.jpg`
      wanted.set(path, file)
      return path
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
        paths.set(key, file !== undefined && statSync(join(folder, file)).isFile() ? await place(file) : null)
      }
    },
    imagePath: (name) => paths.get(keyOf(name)) ?? null,
    complaints: () => complaints,
    async copy(onDone) {
      const directory = photosDirectory(dataDir)
      mkdirSync(directory, { recursive: true })
      let done = 0
      await severalAtOnce(wanted, async ([path, file]) => {
        await put(path, file, directory)
        done += 1
        onDone(done / wanted.size)
      })
    },
  }
}

async function put(path: string, file: string, directory: string): Promise<void> {
  const target = join(directory, basename(path))
  if (existsSync(target)) return
  const bytes = readFileSync(file)
  if (!path.includes(`-${hashOf(bytes)}-`)) throw new Error(`${file} changed while it was read. Nothing was changed`)
  const { jpeg } = await readDealerPhoto(bytes)
  for (const width of pictureSet(path)?.widths ?? []) {
    for (const format of formats) {
      const variant = await encodePicture(jpeg, { format, width })
      writeFileAtomically(join(directory, basename(variantPath(path, width, format))), variant)
    }
  }
  // Last, since where it lies all its widths do.
  writeFileAtomically(target, jpeg)
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** Spreadsheets made on Windows write 'Pictures\\Front.JPG' for what lies here as 'pictures/front.jpg'. */
function keyOf(name: string): string {
  return name
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .toLowerCase()
}
