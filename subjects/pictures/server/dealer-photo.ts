import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { formatNumber } from '#kit/formats/format.ts'
import { photoPictures, pictureGround } from '#subjects/pictures/facts/pictures.ts'
import { photoHashLength } from '#subjects/pictures/rules/photo-path.ts'
import { NoPictureError, whatItIsInstead } from './no-picture.ts'

export interface DealerPhoto {
  readonly webp: Buffer
  readonly width: number
  readonly height: number
}

const damaged = 'is damaged or cut short'

/** By what a photo is known, whatever its file is called. */
export function photoHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, photoHashLength)
}

/**
 * A photograph as it may be shown: upright, no larger than any screen needs, and without what the camera wrote into it,
 * such as the place where it was taken.
 */
export async function readDealerPhoto(bytes: Buffer): Promise<DealerPhoto> {
  const instead = whatItIsInstead(bytes)
  if (instead) throw new NoPictureError(instead)
  const { width, height } = await headOf(bytes)
  if (width * height > photoPictures.mostPixels) {
    const most = formatNumber(photoPictures.mostPixels / 1_000_000)
    throw new NoPictureError(
      `is ${formatNumber(width)} × ${formatNumber(height)} pixels, and at most ${most} million can be taken`,
    )
  }
  const { largest, stored } = photoPictures
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: photoPictures.mostPixels })
      .autoOrient()
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: pictureGround })
      .webp(stored)
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch {
    throw new NoPictureError(damaged)
  }
}

/** What the file says of itself, before anything of it is unpacked. */
function headOf(bytes: Buffer): Promise<Metadata> {
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new NoPictureError(damaged)
    })
}
