import sharp from 'sharp'
import { pictureBudgets, pictureFormats } from '#subjects/pictures/facts/pictures.ts'
import type { PictureRecipe } from '#subjects/pictures/rules/picture-files.ts'

// Gives one picture one core: a slow one holds up nothing else.
sharp.concurrency(1)

/** Encodes one file of a picture, and again with a lower quality where it is larger than its budget. */
export async function encodePicture(original: Uint8Array, recipe: PictureRecipe): Promise<Buffer> {
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
