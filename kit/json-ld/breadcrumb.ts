import type { BreadcrumbList } from 'schema-dts'
import type { BreadcrumbItem } from '#kit/parts/breadcrumbs.tsx'

/** FIND-11: the very items that the page shows. */
export function breadcrumb(items: readonly BreadcrumbItem[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${items.at(-1)?.url ?? '/'}#breadcrumb`,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}
