import { type ShareCard, shareTexts } from '#subjects/pictures/facts/share-pictures.ts'
import { heroPhoto } from '#subjects/pictures/rules/hero-photo.ts'
import { type SharePicture, sceneAlt, sharePath } from '#subjects/pictures/rules/share-picture.ts'
import type { Town } from './towns.ts'

type Named = Pick<Town, 'name' | 'slug' | 'url' | 'setting'>

/** One picture for a town's page and its rental page. */
export function townShare(town: Named): SharePicture {
  return { path: sharePath(townShareName(town)), alt: sceneAlt(townShareCard(town)) }
}

export function townShareName({ slug }: Named): string {
  return `town-${slug}`
}

export function townShareCard({ name, url, setting }: Named): ShareCard {
  return { headline: name, line: shareTexts.town, scene: setting ?? heroPhoto(url).name }
}
