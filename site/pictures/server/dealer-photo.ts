import sharp, { type Metadata } from 'sharp'
import { photoPictures, pictureGround } from '#content/pictures/pictures.ts'
import { formatNumber } from '#site/shared/rules/format.ts'

/** How the formats that we take begin. SVG is not among them: it may carry script. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^ftypavi[fs]/.test(bytes.toString('latin1', 4, 12)),
]

/** Why a file is no picture for us, as the end of a sentence that begins with its name. */
export class NoPictureError extends Error {
  override name = 'NoPictureError'
}

export interface DealerPhoto {
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
}

const damaged = 'is damaged or cut short'

/**
 * A photograph as it may be shown: upright, no larger than any screen needs, and without what the camera wrote into it,
 * such as the place where it was taken.
 */
export async function readDealerPhoto(bytes: Buffer): Promise<DealerPhoto> {
  if (bytes.length === 0) throw new NoPictureError('is empty')
  if (!beginnings.some((is) => is(bytes))) throw new NoPictureError('is neither JPEG, PNG, WebP nor AVIF')
  const { width, height } = await headOf(bytes)
  if (width * height > photoPictures.mostPixels) {
    const most = formatNumber(photoPictures.mostPixels / 1_000_000)
    throw new NoPictureError(
      `is ${formatNumber(width)} × ${formatNumber(height)} pixels, and at most ${most} million can be taken`,
    )
  }
  const { largest, quality } = photoPictures
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: photoPictures.mostPixels })
      .autoOrient()
      .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: pictureGround })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer({ resolveWithObject: true })
    return { jpeg: data, width: info.width, height: info.height }
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
