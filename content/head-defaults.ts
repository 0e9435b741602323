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

/** The picture that a shared link shows where a page has none of its own. */
export const shareImage = {
  path: '/media/og/default.png',
  alt: 'Switchback Golf Carts: an electric golf cart above the hills of Carbon County.',
  width: 1200,
  height: 630,
} as const
