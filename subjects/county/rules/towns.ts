import { slugOf } from '#kit/formats/slug.ts'
import type { TownRecord } from '#subjects/county/facts/town-record.ts'
import { townKey } from './chosen-town.ts'

/** A town's record with the names and paths that follow from it. */
export interface Town extends TownRecord {
  /** The short name in a path: 'east-penn'. */
  readonly slug: string
  /** The name with its type in a path: 'east-penn-township'. */
  readonly fullSlug: string
  /** The canonical town page. */
  readonly url: string
  readonly rentalPath: string
  readonly extraPaths: readonly string[]
}

const records = import.meta.glob<TownRecord>('/subjects/county/facts/towns/*.ts', { eager: true, import: 'town' })

/** TOWN-3, TOWN-4: boroughs before townships, each by the alphabet but for those that are listed last. */
const listed = Object.values(records)
  .map(townOf)
  .toSorted(
    (one, other) => compare(one.type, other.type) || lastness(one) - lastness(other) || compare(one.name, other.name),
  )

/** Of two neighbors it is enough that one names the other. */
export const towns: readonly Town[] = listed.map((town) => {
  const naming = listed.filter(({ neighbors }) => neighbors.includes(town.slug)).map(({ slug }) => slug)
  return { ...town, neighbors: [...new Set([...town.neighbors, ...naming])] }
})

const bySlug = new Map(towns.map((town) => [town.slug, town]))

/** For a slug that a visitor may have typed. */
export function findTown(slug: string): Town | undefined {
  return bySlug.get(slug)
}

/** The key that pages with carts and prices carry on: an address that names no town of ours names none. */
export const chosenTown = { key: townKey, one: (typed: string) => findTown(typed)?.slug }

/** For a slug that stands in our own content: one that names no town is a mistake there. */
export function townCalled(slug: string): Town {
  const town = bySlug.get(slug)
  if (!town) throw new Error(`No town is called ${slug}`)
  return town
}

/*
 * TOWN-6: {slug} in /{slug}-golf-carts carries the type, since a rental path is said to leave it out (TOWN-22).
 * /jim-thorpe-golf-carts is therefore another spelling, to be redirected.
 */
function townOf(record: TownRecord): Town {
  const slug = slugOf(record.name)
  const fullSlug = `${slug}-${record.type.toLowerCase()}`
  return {
    rentalPath: `/rentals/${slug}`,
    extraPaths: [],
    ...record,
    slug,
    fullSlug,
    url: `/${fullSlug}-golf-carts`,
  }
}

function lastness({ listedLast }: TownRecord): number {
  return listedLast ? 1 : 0
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
