import { readFileSync, statSync } from 'node:fs'

/** Why a file is no picture for us, as the end of a sentence that begins with its name. */
export class NoPictureError extends Error {
  override name = 'NoPictureError'
}

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to)
const startsWith = (bytes: Buffer, ...start: readonly number[]) =>
  bytes.subarray(0, start.length).equals(Buffer.from(start))

/** How the formats that we take begin. SVG is not among them: it may carry script. */
const taken: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, 0xff, 0xd8, 0xff),
  (bytes) => startsWith(bytes, 0x89, 0x50, 0x4e, 0x47),
  (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
  (bytes) => /^ftypavi[fs]/.test(text(bytes, 4, 12)),
]

const heic =
  'is a HEIC photo, which the site cannot take. To get a JPEG of it on an iPhone: copy it in Photos and paste it in Files, ' +
  'or send it by Mail; for the photos to come, choose Settings, Camera, Formats, Most Compatible. On a Mac: open it in ' +
  'Preview and choose File, Export, JPEG'

/** What people name as a picture and is none that browsers show everywhere. */
const others: readonly (readonly [what: string, is: (bytes: Buffer) => boolean])[] = [
  ['a GIF', (bytes) => text(bytes, 0, 4) === 'GIF8'],
  ['a TIFF', (bytes) => startsWith(bytes, 0x49, 0x49, 0x2a, 0) || startsWith(bytes, 0x4d, 0x4d, 0, 0x2a)],
  ['a BMP', (bytes) => text(bytes, 0, 2) === 'BM'],
  ['a PDF', (bytes) => text(bytes, 0, 5) === '%PDF-'],
  ['a ZIP archive', (bytes) => startsWith(bytes, 0x50, 0x4b, 3, 4)],
  ['a video', (bytes) => /^ftyp(?:qt|isom|iso\d|mp4|M4V|3gp)/.test(text(bytes, 4, 12))],
  ['a drawing (SVG)', (bytes) => /^(?:\uFEFF|\s)*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(text(bytes, 0, 200))],
]

/** Why a file is not even opened, as the end of a sentence; nothing where it begins like a picture that we take. */
export function whatItIsInstead(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'is empty'
  if (taken.some((is) => is(bytes))) return undefined
  if (/^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(text(bytes, 4, 12))) return heic
  const other = others.find(([, is]) => is(bytes))
  return `is ${other ? `${other[0]}, ` : ''}neither JPEG, PNG, WebP nor AVIF`
}

const largestBytes = 20 * 1024 * 1024

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  ENOTDIR: 'is not there',
  EACCES: 'may not be read',
  EPERM: 'may not be read',
}

/** The bytes of a file that the dealer named as a picture; throws a sentence where there are none. */
export function readPictureFile(file: string): Buffer {
  try {
    const about = statSync(file)
    if (about.isDirectory()) throw new NoPictureError('is a folder: name the files in it')
    if (!about.isFile()) throw new NoPictureError('is no file')
    if (about.size > largestBytes) throw new NoPictureError(`is larger than ${largestBytes / 1024 / 1024} MB`)
    return readFileSync(file)
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    throw reason ? new NoPictureError(reason) : error
  }
}
