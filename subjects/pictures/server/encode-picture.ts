import sharp from 'sharp'
import { photoPictures, pictureBudgets, pictureFormats } from '#subjects/pictures/facts/pictures.ts'
import type { PictureFormat } from '#subjects/pictures/rules/picture-set.ts'

// Several pictures are made at a time, each on a core of its own: nothing waits for the slowest strip of one.
sharp.concurrency(1)

/** What is to be made of a picture. */
export interface PictureRecipe {
  readonly format: PictureFormat
  readonly width: number
  /** The part that is shown, in pixels of the picture; all of it where this is left out. */
  readonly crop?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** In bytes. */
  readonly budget?: number
}

/** Whatever changes the bytes that come out, so that kept results are not taken for new ones. */
export const encoderSettings = JSON.stringify([pictureFormats, pictureBudgets.lowerQualities, sharp.versions])

export async function encodePicture(master: Buffer | string, recipe: PictureRecipe): Promise<Buffer> {
  const { format, width, crop, budget = Number.POSITIVE_INFINITY } = recipe
  const whole = sharp(master)
  const sized = (crop ? whole.extract(crop) : whole).resize({ width, withoutEnlargement: true })
  const settings = pictureFormats[format]
  let smallest = await write(settings.quality)
  for (const quality of pictureBudgets.lowerQualities) {
    if (smallest.length <= budget) break
    smallest = await write(quality)
  }
  return smallest

  function write(quality: number): Promise<Buffer> {
    return sized
      .clone()
      [format]({ ...settings, quality })
      .toBuffer()
  }
}

/** One file of a dealer's photo: a width of it, or all of it as JPEG. */
export function encodePhotoFile(
  stored: Buffer,
  { format, width }: { readonly format: PictureFormat | 'jpg'; readonly width?: number },
) {
  const photo = sharp(stored)
  if (width !== undefined) photo.resize({ width, withoutEnlargement: true })
  const written = format === 'jpg' ? photo.jpeg(photoPictures.whole) : photo[format](pictureFormats[format])
  return written.toBuffer({ resolveWithObject: true })
}
