import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { heroPhotos } from '#content/pictures/hero-photos.ts'
import { pictureBudgets } from '#content/pictures/pictures.ts'
import { type SceneCrop, sceneCrops, usualCrop } from '#content/pictures/scene-crops.ts'
import { type PictureSet, pictureSet, variantPath } from '#site/pictures/rules/picture-set.ts'
import type { PictureRecipe } from '#site/pictures/server/encode-picture.ts'

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

function phoneVariant({ path, height }: PictureSet, format: 'avif' | 'webp'): Variant {
  const name = basename(path, '.webp') as (typeof heroPhotos)[number]['name']
  const { from, to, bottom = height }: SceneCrop = sceneCrops[name] ?? usualCrop
  const width = to - from
  const crop = { left: from, top: 0, width, height: bottom }
  return { path: variantPath(path, 'phone', format), recipe: { format, width, crop, budget: pictureBudgets.scene } }
}
