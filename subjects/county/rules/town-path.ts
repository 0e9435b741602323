import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { type Town, towns } from './towns.ts'

const townByPath = new Map(towns.flatMap((town) => townPaths(town).map((path) => [path, town])))

/** Every path on which a town's page answers, the canonical one first (TOWN-13, TOWN-14). */
export function townPaths({ slug, fullSlug, url, extraPaths }: Town): readonly string[] {
  return [url, `/towns/${fullSlug}`, `/towns/${slug}`, ...extraPaths]
}

export function allTownPaths(): readonly string[] {
  return [...townByPath.keys()]
}

export function townAt(path: string): Town | undefined {
  return townByPath.get(path)
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

/** What a path asks for, as words: `/towns/jim-thorp` → `jim thorp`. For the search on the not-found page. */
export function townAskedFor(path: string): string {
  return (path.split('/').findLast((segment) => segment !== '') ?? '').replace(/-golf-carts$/, '').replaceAll('-', ' ')
}

/** 'Jim Thorpe Borough' */
export function townName({ name, type }: Town): string {
  return `${name} ${type}`
}

/** TOWN-7: name, type, then 'Golf Carts'. */
export function townLabel(town: Town): string {
  return `${townName(town)} Golf Carts`
}

/** 'Carbon County, Pennsylvania'; one town on the list lies over the line. */
export function countyName({ county }: Pick<Town, 'county'>): string {
  return `${county} County, ${business.state}`
}
