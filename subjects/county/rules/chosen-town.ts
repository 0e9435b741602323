/** The query key under which an address names the town that the visitor has chosen. */
export const townKey = 'town'

/** A path of ours with the chosen town in it; one that names a town already stays as it is. */
export function withTown(path: string, slug: string | undefined): string {
  const [, before = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(path) ?? []
  if (slug === undefined || (query !== undefined && new URLSearchParams(query).has(townKey))) return path
  return `${before}?${query ? `${query}&` : ''}${townKey}=${slug}${hash}`
}

/** The path with an empty town: a link without a town gets the chosen one. */
export function withoutTown(path: string): string {
  const [address = '', query = ''] = path.split('?')
  const others = new URLSearchParams(query)
  others.set(townKey, '')
  return `${address}?${others}`
}
