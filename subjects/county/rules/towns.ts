import { slugOf } from '#kit/formats/format.ts'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import type { TownRecord } from '#subjects/county/facts/town-record.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { type ShareCard, shareTexts } from '#subjects/pictures/facts/share-pictures.ts'
import { heroPhoto } from '#subjects/pictures/rules/hero-photo.ts'
import { type SharePicture, sceneAlt, sharePath } from '#subjects/pictures/rules/share-picture.ts'

/** A town's record with the names and paths that follow from it. */
export interface Town extends TownRecord {
  /** The short name in a path: 'east-penn'. */
  readonly slug: string
  /** The name with its type in a path: 'east-penn-township'. */
  readonly fullSlug: string
  /** The canonical town page. */
  readonly url: string
  /** Every path on which that page answers, the canonical one first. */
  readonly paths: readonly string[]
  readonly rentalPath: string
}

const records = import.meta.glob<TownRecord>('/subjects/county/facts/towns/*.ts', { eager: true, import: 'town' })

/** By the alphabet (TOWN-3). */
const listed = Object.values(records)
  .map(townOf)
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

/** Completes neighbors both ways: of two neighbors it is enough that one names the other. */
export const towns: readonly Town[] = listed.map((town) => {
  const naming = listed.filter(({ neighbors }) => neighbors.includes(town.slug)).map(({ slug }) => slug)
  return { ...town, neighbors: [...new Set([...town.neighbors, ...naming])] }
})

/** In the footer: boroughs before townships, each by the alphabet except those that are listed last (TOWN-3). */
export const footerTowns: readonly Town[] = towns.toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))

const bySlug = new Map(towns.map((town) => [town.slug, town]))
const byPath = new Map(towns.flatMap((town) => town.paths.map((path) => [path, town])))

/** The town of a slug in our own content: a slug that names no town is a mistake there. */
export function townCalled(slug: string): Town {
  const town = bySlug.get(slug)
  if (!town) throw new Error(`No town is called ${slug}`)
  return town
}

export function townAt(path: string): Town | undefined {
  return byPath.get(path)
}

/** Other spellings of a town's path: its name with or without its type → the page. */
export const townRedirects: ReadonlyMap<string, string> = new Map(
  [
    ...towns.flatMap(({ slug, fullSlug, url, rentalPath }): [string, string][] => [
      [`/${slug}-golf-carts`, url],
      [`/rentals/${slug}`, rentalPath],
      [`/rentals/${fullSlug}`, rentalPath],
    ]),
    [`/towns/${countyHub.slug}`, countyHub.url] as const,
  ].filter(([from, to]) => from !== to),
)

/** 'Jim Thorpe Borough' */
export function townName({ name, type }: Town): string {
  return `${name} ${type}`
}

/** 'Carbon County, Pennsylvania'; one town on the list lies in another county. */
export function countyName({ county }: Pick<Town, 'county'>): string {
  return `${county} County, ${business.state}`
}

/*
 * {slug} in /{slug}-golf-carts carries the type, since a rental path leaves it out (TOWN-5, RENT-23).
 * /jim-thorpe-golf-carts is therefore another spelling, to be redirected.
 */
function townOf(record: TownRecord): Town {
  const slug = slugOf(record.name)
  const fullSlug = `${slug}-${record.type.toLowerCase()}`
  const url = `/${fullSlug}-golf-carts`
  return {
    rentalPath: `/rentals/${slug}`,
    ...record,
    slug,
    fullSlug,
    url,
    paths: [url, `/towns/${fullSlug}`, `/towns/${slug}`, ...(record.extraPaths ?? [])],
  }
}

function rankOf({ type, listedLast, name }: TownRecord): string {
  return `${type} ${listedLast ? 1 : 0} ${name}`
}

/** The share picture of both the town's page and its rental page. */
export function townShare(town: Town): SharePicture {
  return { path: sharePath(townShareName(town)), alt: sceneAlt(townShareCard(town)) }
}

export function townShareName({ slug }: Town): string {
  return `town-${slug}`
}

export function townShareCard({ name, url, setting }: Town): ShareCard {
  return { headline: name, line: shareTexts.town, scene: setting ?? heroPhoto(url).name }
}
