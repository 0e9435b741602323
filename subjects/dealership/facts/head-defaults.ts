/** What each page provides for its head; the canonical URL is the page's own path (FIND-1). */
export type PageHeadWords = {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
}

// For pages without keywords of their own (FIND-1)
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
