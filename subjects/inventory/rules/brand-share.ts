import type { Brand } from '#subjects/inventory/facts/brand-record.ts'
import { type SharePicture, sceneAlt, sharePath } from '#subjects/pictures/rules/share-picture.ts'

export function brandShare(brand: Brand): SharePicture {
  return { path: sharePath(brandShareName(brand)), alt: sceneAlt(brand.share) }
}

export function brandShareName({ path }: Pick<Brand, 'path'>): string {
  return path.slice(1)
}
