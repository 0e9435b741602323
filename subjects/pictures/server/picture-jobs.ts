import sharp from 'sharp'
import { pictureBudgets, pictureFormats } from '#subjects/pictures/facts/pictures.ts'
import type { PictureRecipe } from '#subjects/pictures/rules/picture-files.ts'
import { readDealerPhoto } from './read-dealer-photo.ts'

/** A file to make of one of our pictures or of the dealer's photos. */
export interface MakePicture {
  readonly original: Uint8Array
  readonly recipe: PictureRecipe
}

// A picture is never made twice, so nothing needs to stay in memory.
sharp.cache(false)
// Gives one picture one core: a slow one holds up nothing else.
sharp.concurrency(1)

/** Encodes one file of a picture, and again with a lower quality where it is larger than its budget. */
export async function makePicture({ original, recipe }: MakePicture): Promise<Buffer> {
  const { format, width, crop, budget = Number.POSITIVE_INFINITY } = recipe
  const whole = sharp(original)
  const part = crop ? whole.extract(crop) : whole
  const sized = width ? part.resize({ width, withoutEnlargement: true }) : part
  const settings = pictureFormats[format]
  const write = (quality: number) =>
    sized
      .clone()
      .toFormat(format === 'jpg' ? 'jpeg' : format, { ...settings, quality })
      .toBuffer()
  let made = await write(settings.quality)
  for (const quality of pictureBudgets.lowerQualities) {
    if (made.length <= budget) break
    made = await write(quality)
  }
  return made
}

/** Decodes a dealer's photo for the store. */
export const readPhoto = readDealerPhoto
