import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { slugOf } from '#domain/vehicle-slug.ts'
import { photosDirectory, photosPath } from '#server/pages/photos.ts'

/** How the formats that a browser shows begin. */
const beginnings: readonly (readonly [extension: string, is: (bytes: Buffer) => boolean])[] = [
  ['.jpg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['.png', (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47]))],
  ['.webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['.avif', (bytes) => /^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12))],
]

const largestBytes = 20 * 1024 * 1024

export interface PictureFolder {
  /** The path under /media/ that a picture will have, or null when the folder has no such picture. */
  readonly imagePath: (name: string) => string | null
  /** Why some of the files that were asked for are no pictures. */
  readonly complaints: () => readonly string[]
  /** Puts every picture that was asked for where the site serves it. */
  readonly copy: () => number
}

/** Pictures get the hash of their content into their name, so that browsers may keep them forever. */
export function openPictureFolder(folder: string, dataDir: string): PictureFolder {
  const files = new Map(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [keyOf(name), name]))
  const paths = new Map<string, string | null>()
  const wanted = new Map<string, string>()
  const complaints: string[] = []

  function place(name: string): string | null {
    const file = join(folder, name)
    const { size } = statSync(file)
    if (size > largestBytes) {
      complaints.push(`${name} is larger than ${largestBytes / 1024 / 1024} MB`)
      return null
    }
    const bytes = readFileSync(file)
    const extension = beginnings.find(([, is]) => is(bytes))?.[0]
    if (!extension) {
      complaints.push(`${name} is neither JPEG, PNG, WebP nor AVIF`)
      return null
    }
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    const stem = slugOf(name.slice(0, name.length - extname(name).length)).slice(0, 60)
    const served = `${stem || 'picture'}-${hash}${extension}`
    wanted.set(served, file)
    return photosPath + served
  }

  return {
    imagePath: (name) => {
      const key = keyOf(name)
      const known = paths.get(key)
      if (known !== undefined) return known
      const file = files.get(key)
      const path = file !== undefined && statSync(join(folder, file)).isFile() ? place(file) : null
      paths.set(key, path)
      return path
    },
    complaints: () => complaints,
    copy: () => {
      const directory = photosDirectory(dataDir)
      mkdirSync(directory, { recursive: true })
      for (const [served, file] of wanted) {
        const target = join(directory, served)
        if (existsSync(target)) continue
        // Never half a picture under its final name.
        copyFileSync(file, `${target}.part`)
        renameSync(`${target}.part`, target)
      }
      return wanted.size
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
