import sharp, { type Metadata } from 'sharp'
import { formatNumber } from '#kit/formats/format.ts'
import { photoPictures, pictureGround } from '#subjects/pictures/facts/pictures.ts'
import type { DecodePhoto } from './bring-photo.ts'

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
function whatItIsInstead(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'is empty'
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  if (taken.test(start)) return undefined
  if (heicStart.test(start)) return heic
  const other = others.find(([, begins]) => begins.test(start))
  return `is ${other ? `${other[0]}, ` : ''}neither JPEG, PNG, WebP nor AVIF`
}

const damaged = 'is damaged or cut short'

/** The measured bytes that a pixel takes where a photo is unpacked whole: AVIF, and progressive photos. */
function bytesOfPixel({ format, isProgressive, channels, depth, chromaSubsampling }: Metadata): number {
  if (format === 'heif') return 18
  if (!isProgressive) return 0
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 4 : 6
  return channels * (depth === 'uchar' ? 1 : 2)
}

/** Makes a photograph fit to show: upright, no larger than a screen needs, without the camera's data (PIC-16). */
export const readDealerPhoto: DecodePhoto = async (bytes) => {
  const instead = whatItIsInstead(bytes)
  if (instead) return instead
  const { smallest, largest, mostPixels, mostBytes, stored } = photoPictures
  // Reads the photo's head before anything is unpacked.
  const about = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!about) return damaged
  const { width, height } = about
  const is = `is ${formatNumber(width)} × ${formatNumber(height)} pixels`
  const millions = Math.floor(Math.min(mostPixels, mostBytes / bytesOfPixel(about)) / 1_000_000)
  const ofKind = millions * 1_000_000 < mostPixels ? ' of its kind: save it smaller, or as a plain JPEG' : ''
  if (width * height > millions * 1_000_000) return `${is}, and at most ${millions} million can be taken${ofKind}`
  if (Math.min(width, height) < smallest) return `${is}, and at least ${smallest} × ${smallest} are needed`
  const made = await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: pictureGround })
    .webp(stored)
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined)
  return made ? { webp: made.data, width: made.info.width, height: made.info.height } : damaged
}
