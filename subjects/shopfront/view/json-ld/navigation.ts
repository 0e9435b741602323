import type { ItemList } from 'schema-dts'
import type { NavigationItem } from '#subjects/dealership/facts/navigation.ts'

/** FIND-11: the description only where the page shows it. */
export function navigation(name: string, items: readonly NavigationItem[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': '/#navigation',
    name,
    itemListElement: items.map(({ name, url, description }, index) => ({
      '@type': 'SiteNavigationElement',
      position: index + 1,
      name,
      url,
      ...(description ? { description } : {}),
    })),
  }
}
