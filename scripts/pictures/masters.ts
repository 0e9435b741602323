import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import { pictureBudgets, scenePictures } from '#subjects/pictures/facts/pictures.ts'
import { sceneCrops, usualCrop } from '#subjects/pictures/facts/scene-crops.ts'
import { type PictureSet, pictureSet, variantPath } from '#subjects/pictures/rules/picture-set.ts'
import type { PictureRecipe } from '#subjects/pictures/server/encode-picture.ts'

export interface Master {
  readonly file: string
  readonly bytes: Buffer
  readonly hash: string
  /** Where it is served. */
  readonly path: string
}

export interface Variant {
  readonly path: string
  readonly recipe: PictureRecipe
}

/** The masters that the site shows; the one of the icons is for `studio/icons` alone. */
export function readMasters(folder: string): readonly Master[] {
  return globSync('{carts,maps,scenes}/*.webp', { cwd: folder })
    .sort()
    .map((name) => {
      const file = join(folder, name)
      const bytes = readFileSync(file)
      const hash = createHash('sha256').update(bytes).digest('hex')
      return { file, bytes, hash, path: `/media/${name.replaceAll('\\', '/')}` }
    })
}

const formats = ['avif', 'webp'] as const

/** Everything that is made of a master. */
export function variantsOf(path: string): readonly Variant[] {
  const set = pictureSet(path)
  if (!set) return []
  return formats.flatMap((format) => [
    ...set.widths.map((width) => ({
      path: variantPath(path, width, format),
      recipe: { format, width, ...(set.kind === 'cart' && format === 'avif' ? { budget: pictureBudgets.cart } : {}) },
    })),
    ...(set.kind === 'scene' ? [phoneVariant(set, format)] : []),
  ])
}

function phoneVariant({ path }: PictureSet, format: 'avif' | 'webp'): Variant {
  const name = basename(path, '.webp') as SceneName
  const { from, to, top, bottom } = sceneCrops[name] ?? usualCrop
  const crop = { left: from, top, width: to - from, height: bottom - top }
  return {
    path: variantPath(path, 'phone', format),
    recipe: { format, width: scenePictures.phoneWidth, crop, budget: pictureBudgets.scene },
  }
}
