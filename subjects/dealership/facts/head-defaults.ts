/** FIND-1: what each page provides for its head; the canonical URL is the page's own path. */
export type PageHeadWords = {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
}

// FIND-1: for pages without keywords of their own
export const defaultKeywords = [
  'golf carts',
  'electric golf carts',
  'golf cart dealer',
  'Carbon County PA',
  'Carbon County, Pennsylvania',
] as const

export const headDefaults = {
  ogType: 'website',
  locale: 'en_US',
  language: 'en',
} as const
