import { readFileSync, statSync } from 'node:fs'
import { photoPictures } from '#subjects/pictures/facts/pictures.ts'

/** Why the site does not take a file as a picture, as the end of a sentence that begins with the file's name. */
export class NoPictureError extends Error {
  override name = 'NoPictureError'
}

/** The beginnings of the formats that the site takes: JPEG, PNG, WebP, AVIF. It takes no SVG, which may carry script. */
const taken = /^(?:\xFF\xD8\xFF|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs])/s

const heic =
  'is a HEIC photo, which the site cannot take. To get a JPEG of it on an iPhone: copy it in Photos and paste it in Files, ' +
  'or send it by Mail; for the photos to come, choose Settings, Camera, Formats, Most Compatible. On a Mac: open it in ' +
  'Preview and choose File, Export, JPEG'

const heicStart = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s

/** The beginnings of files that people take for pictures, and that not all browsers show. */
const others: readonly (readonly [what: string, start: RegExp])[] = [
  ['a GIF', /^GIF8/],
  ['a TIFF', /^(?:II\*|MM.\*)/s],
  ['a BMP', /^BM/],
  ['a PDF', /^%PDF-/],
  ['a ZIP archive', /^PK/],
  ['a video', /^.{4}ftyp(?:qt|isom|iso\d|mp4|M4V|3gp)/s],
  ['a drawing (SVG)', /^(?:\xEF\xBB\xBF|\s)*<(?:\?xml|!--|!DOCTYPE svg|svg)/i],
]

/** Why a file is not opened at all, as the end of a sentence; undefined where it begins like a picture that the site takes. */
export function whatItIsInstead(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'is empty'
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  if (taken.test(start)) return undefined
  if (heicStart.test(start)) return heic
  const other = others.find(([, begins]) => begins.test(start))
  return `is ${other ? `${other[0]}, ` : ''}neither JPEG, PNG, WebP nor AVIF`
}

/** The bytes of a dealer's picture file; throws a sentence where the file is too large. */
export function readPictureFile(file: string): Buffer {
  const { megabytes } = photoPictures
  if (statSync(file).size > megabytes * 1024 * 1024) throw new NoPictureError(`is larger than ${megabytes} MB`)
  return readFileSync(file)
}
