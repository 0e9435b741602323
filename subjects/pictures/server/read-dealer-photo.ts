import sharp, { type Metadata } from 'sharp'
import { formatNumber } from '#kit/formats/format.ts'
import { photoPictures, pictureGround } from '#subjects/pictures/facts/pictures.ts'
import type { DecodePhoto } from './bring-photo.ts'
import { NoPictureError, whatItIsInstead } from './read-picture-file.ts'

const damaged = 'is damaged or cut short'

/** Bytes that a pixel takes, as measured, where a photo is unpacked whole: AVIF, and what browsers show step by step. */
function bytesOfPixel({ format, isProgressive, channels, depth, chromaSubsampling }: Metadata): number {
  if (format === 'heif') return 18
  if (!isProgressive) return 0
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 4 : 6
  return channels * (depth === 'uchar' ? 1 : 2)
}

/** A photograph as it may be shown: upright, no larger than a screen needs, without what the camera wrote into it. */
export const readDealerPhoto: DecodePhoto = async (bytes) => {
  const instead = whatItIsInstead(bytes)
  if (instead) throw new NoPictureError(instead)
  const { smallest, largest, mostPixels, mostBytes, stored } = photoPictures
  const unreadable = () => {
    throw new NoPictureError(damaged)
  }
  // What the file says of itself, before anything of it is unpacked.
  const about = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable)
  const { width, height } = about
  const is = `is ${formatNumber(width)} × ${formatNumber(height)} pixels`
  const millions = Math.floor(Math.min(mostPixels, mostBytes / bytesOfPixel(about)) / 1_000_000)
  const ofKind = millions * 1_000_000 < mostPixels ? ' of its kind: save it smaller, or as a plain JPEG' : ''
  if (width * height > millions * 1_000_000)
    throw new NoPictureError(`${is}, and at most ${millions} million can be taken${ofKind}`)
  if (Math.min(width, height) < smallest)
    throw new NoPictureError(`${is}, and at least ${smallest} × ${smallest} are needed`)
  const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: pictureGround })
    .webp(stored)
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
  return { webp: data, width: info.width, height: info.height }
}
