/** The query key under which a page is told the town that the visitor has chosen. */
export const townKey = 'town'

/** A path of ours with the chosen town in it; one that names a town already stays as it is. */
export function withTown(path: string, slug: string | undefined): string {
  const [, before = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? []
  if (slug === undefined || (query !== undefined && new URLSearchParams(query).has(townKey))) return path
  return `${before}?${query ? `${query}&` : ''}${townKey}=${slug}${hash}`
}
