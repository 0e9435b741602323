import sharp from 'sharp'
import { formatNumber } from '#kit/formats/format.ts'
import { photoPictures, pictureGround } from '#subjects/pictures/facts/pictures.ts'
import type { DecodePhoto } from './bring-photo.ts'
import { NoPictureError, whatItIsInstead } from './read-picture-file.ts'

const damaged = 'is damaged or cut short'

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
  const { width, height, channels, depth } = about
  const is = `is ${formatNumber(width)} × ${formatNumber(height)} pixels`
  const unpacked = width * height * channels * (depth === 'uchar' ? 1 : 2)
  const millions = (count: number) => `${formatNumber(count / 1_000_000)} million`
  if (width * height > mostPixels) throw new NoPictureError(`${is}, and at most ${millions(mostPixels)} can be taken`)
  if (unpacked > mostBytes)
    throw new NoPictureError(`${is} of more than 8 bits, which is more than ${millions(mostBytes)} bytes`)
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
