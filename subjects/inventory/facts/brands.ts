import type { NavigationItem } from '#subjects/dealership/facts/navigation.ts'
import type { Brand } from './brand-record.ts'

/** The brands with a page of their own; each has a file. */
export const brands: readonly Brand[] = Object.values(
  import.meta.glob<Brand>('./brands/*.ts', { eager: true, import: 'brand' }),
)

/** The links to their pages in a list of pages. */
export const brandLinks: readonly NavigationItem[] = brands.map(({ name, path, description }) => {
  return { name, url: path, description }
})
