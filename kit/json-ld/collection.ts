import type { CollectionPage } from 'schema-dts'

interface CollectionFacts {
  /** The path of the page. */
  readonly url: string
  readonly name: string
  readonly text: string
  readonly about?: { readonly '@id': string }
  /** The pages of what it shows. Each says its own name. */
  readonly items: readonly string[]
}

/** A page whose purpose is to show several things of a kind, in the order in which it shows them. */
export function collection({ url, name, text, about, items }: CollectionFacts): CollectionPage {
  return {
    '@type': 'CollectionPage',
    '@id': `${url}#page`,
    url,
    name,
    description: text,
    ...(about ? { about } : {}),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: items.length,
      itemListElement: items.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
    },
  }
}
