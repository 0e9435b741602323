import sharp, { type Metadata } from 'sharp'
import { formatNumber } from '#kit/formats/format.ts'
import { photoPictures, pictureGround } from '#subjects/pictures/facts/pictures.ts'
import type { DecodePhoto } from './bring-photo.ts'
import { NoPictureError, whatItIsInstead } from './read-picture-file.ts'

const damaged = 'is damaged or cut short'

/** The measured bytes that a pixel takes where a photo is unpacked whole: AVIF, and progressive photos. */
function bytesOfPixel({ format, isProgressive, channels, depth, chromaSubsampling }: Metadata): number {
  if (format === 'heif') return 18
  if (!isProgressive) return 0
  if (format === 'jpeg') return chromaSubsampling === '4:2:0' ? 4 : 6
  return channels * (depth === 'uchar' ? 1 : 2)
}

/** Makes a photograph fit to show: upright, no larger than a screen needs, without the camera's data. */
export const readDealerPhoto: DecodePhoto = async (bytes) => {
  const instead = whatItIsInstead(bytes)
  if (instead) throw new NoPictureError(instead)
  const { smallest, largest, mostPixels, mostBytes, stored } = photoPictures
  const unreadable = () => {
    throw new NoPictureError(damaged)
  }
  // Reads the photo's head before anything is unpacked.
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
