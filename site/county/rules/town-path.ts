import { countyHub, type Municipality, type MunicipalitySlug, municipalities } from '#content/county/municipalities.ts'
import type { Town } from '#content/county/towns/town.ts'
import { business } from '#content/dealership/business.ts'

export interface TownPath {
  readonly municipality: Municipality
  readonly canonical: string
}

const all: readonly Municipality[] = municipalities
const bySlug = new Map<string, Municipality>(all.map((municipality) => [municipality.slug, municipality]))

const townByPath = new Map(all.flatMap((municipality) => townPaths(municipality).map((path) => [path, municipality])))
const townByRentalPath = new Map(all.map((municipality) => [municipality.rentalPath, municipality]))

/** Every path on which a town's page answers, the canonical one first (TOWN-13, TOWN-14). */
export function townPaths({ slug, fullSlug, url, extraPaths }: Municipality): readonly string[] {
  return [url, `/towns/${fullSlug}`, `/towns/${slug}`, ...extraPaths]
}

export function allTownPaths(): readonly string[] {
  return [...townByPath.keys()]
}

export function resolveTownPath(path: string): TownPath | undefined {
  const municipality = townByPath.get(path)
  return municipality && { municipality, canonical: municipality.url }
}

/** Only the registered paths answer; the bare ones that a town page could form are in `townRedirects`. */
export function resolveRentalPath(path: string): TownPath | undefined {
  const municipality = townByRentalPath.get(path)
  return municipality && { municipality, canonical: municipality.rentalPath }
}

/** Paths that nobody registered and somebody will try → the page that was meant. */
export const townRedirects: ReadonlyMap<string, string> = new Map(
  [
    ...all.flatMap(({ slug, fullSlug, url, rentalPath }): [string, string][] => [
      [`/${slug}-golf-carts`, url],
      [`/rentals/${slug}`, rentalPath],
      [`/rentals/${fullSlug}`, rentalPath],
    ]),
    [`/towns/${countyHub.slug}`, countyHub.url] as const,
    ['/towns', countyHub.url] as const,
  ].filter(([from, to]) => from !== to),
)

/** What a path asks for, as words: `/towns/jim-thorp` → `jim thorp`. For the search on the not-found page. */
export function townAskedFor(path: string): string {
  return (path.split('/').findLast((segment) => segment !== '') ?? '').replace(/-golf-carts$/, '').replaceAll('-', ' ')
}

export function municipalityOf(slug: MunicipalitySlug): Municipality {
  const municipality = bySlug.get(slug)
  if (!municipality) throw new Error(`No municipality is called ${slug}`)
  return municipality
}

/** 'Jim Thorpe Borough' */
export function townName({ name, type }: Municipality): string {
  return `${name} ${type}`
}

/** TOWN-7: name, type, then 'Golf Carts'. */
export function townLabel(municipality: Municipality): string {
  return `${townName(municipality)} Golf Carts`
}

/** 'Carbon County, Pennsylvania'; one town on the list lies over the line. */
export function countyName({ county }: Pick<Town, 'county'>): string {
  return `${county} County, ${business.state}`
}
