import { type ShareCard, shareTexts } from '#subjects/pictures/facts/share-pictures.ts'
import { heroPhoto } from '#subjects/pictures/rules/hero-photo.ts'
import { type SharePicture, sceneAlt, sharePath } from '#subjects/pictures/rules/share-picture.ts'
import type { Town } from './towns.ts'

/** One picture for a town's page and its rental page. */
export function townShare(town: Town): SharePicture {
  return { path: sharePath(townShareName(town)), alt: sceneAlt(townShareCard(town)) }
}

export function townShareName({ slug }: Town): string {
  return `town-${slug}`
}

export function townShareCard({ name, url, setting }: Town): ShareCard {
  return { headline: name, line: shareTexts.town, scene: setting ?? heroPhoto(url).name }
}
