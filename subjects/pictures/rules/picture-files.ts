import type { SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import { photoPictures, pictureBudgets, pictureFormats, scenePictures } from '#subjects/pictures/facts/pictures.ts'
import { sceneCrops, usualCrop } from '#subjects/pictures/facts/scene-crops.ts'
import { photoNameOf } from './photo-path.ts'
import { type PictureFormat, type PictureSet, pictureSet, variantPath } from './picture-set.ts'

/** One of the files that the server makes of a picture. */
export interface PictureFile {
  readonly picture: PictureSet
  /** Left out for the whole picture. */
  readonly size?: number | 'phone'
  readonly format: PictureFormat | 'jpg'
}

/** How the encoder makes a file. */
export interface PictureRecipe {
  readonly format: PictureFormat | 'jpg'
  readonly width?: number
  /** The part to show, in pixels of the picture. */
  readonly crop?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  /** The most bytes of the file. */
  readonly budget?: number
}

const ownName = /^\/media\/(?:carts|maps|scenes)\/[a-z\d][a-z\d-]*\.webp$/
const variantName = /^(.+)-(phone|[1-9]\d{0,4})\.(avif|webp)$/

/** The picture and the file that an address names; null for a width or a name that no page uses. */
export function pictureFileOf(path: string): PictureFile | null {
  const isPhoto = path.startsWith(photoPictures.folder)
  const [, stem, part, format] = variantName.exec(path) ?? []
  const picture = stem ? namedPicture(`${stem}.${isPhoto ? 'jpg' : 'webp'}`) : null
  const size = part === 'phone' ? part : Number(part)
  const isUsed = picture && formatsOf(picture).includes(format as PictureFormat) && sizesOf(picture).includes(size)
  if (isUsed) return { picture, size, format: format as PictureFormat }
  const whole = namedPicture(path)
  return whole && { picture: whole, format: isPhoto ? 'jpg' : 'webp' }
}

/** Every file of one of our own pictures, with its path. */
export function filesOf(path: string): readonly (PictureFile & { readonly path: string })[] {
  const picture = pictureSet(path)
  if (!picture) return []
  return formatsOf(picture).flatMap((format) =>
    sizesOf(picture).map((size) => ({ picture, size, format, path: variantPath(path, size, format) })),
  )
}

export function recipeOf({ picture, size, format }: PictureFile): PictureRecipe {
  if (size !== 'phone') {
    const budget = picture.kind === 'cart' && format === 'avif' && { budget: pictureBudgets.cart }
    // The master of a cart is wider than what pages show, so that its edges come out smooth; the file of the whole is as wide as the widest.
    const width = size ?? (picture.kind === 'cart' ? picture.widths.at(-1) : undefined)
    return { format, ...(width && { width }), ...budget }
  }
  // A scene in the evening is cut as by day.
  const name = picture.path
    .slice(scenePictures.folder.length, -'.webp'.length)
    .replace(scenePictures.evening, '') as SceneName
  const { from, to, top, bottom } = sceneCrops[name] ?? usualCrop
  const crop = { left: from, top, width: to - from, height: bottom - top }
  return { format, width: scenePictures.phoneWidth, crop, budget: pictureBudgets.scene }
}

/** Changes when the files of our own pictures are made in another way. */
export const recipesVersion = JSON.stringify([pictureFormats, pictureBudgets, scenePictures, usualCrop, sceneCrops])

function namedPicture(path: string): PictureSet | null {
  return ownName.test(path) || photoNameOf(path) ? pictureSet(path) : null
}

function formatsOf({ path }: PictureSet): readonly PictureFormat[] {
  return path.endsWith(`${scenePictures.evening}.webp`) ? ['avif'] : ['avif', 'webp']
}

function sizesOf({ kind, widths }: PictureSet): readonly (number | 'phone')[] {
  return kind === 'scene' ? [...widths, 'phone'] : widths
}
