/** The query key under which an address names the town that the visitor has chosen. */
export const townKey = 'town'

/** The path with the chosen town in its query; a path that already names a town stays as it is. */
export function withTown(path: string, slug: string | undefined): string {
  const [, before = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? []
  if (slug === undefined || (query !== undefined && new URLSearchParams(query).has(townKey))) return path
  return `${before}?${query ? `${query}&` : ''}${townKey}=${slug}${hash}`
}

/** The path with an empty town in its query, so that `withTown` leaves it alone. */
export function withoutTown(path: string): string {
  const [address = '', query = ''] = path.split('?')
  const others = new URLSearchParams(query)
  others.set(townKey, '')
  return `${address}?${others}`
}
