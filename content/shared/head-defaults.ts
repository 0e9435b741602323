/** spec §3 Page metadata input; the canonical URL is the page's own path. */
export type PageHead = {
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
}

// spec §1: default keywords cover golf carts and the county in Pennsylvania
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
