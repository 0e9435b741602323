import type { SceneName } from '#subjects/pictures/facts/hero-photos.ts'
import type { ShareCard } from '#subjects/pictures/facts/share-pictures.ts'
import type { CartFamily } from './cart-record.ts'

/** The picture of a series is the one of its family (CART-64). */
export type Series = {
  readonly title: string
  readonly description: string
  readonly family: CartFamily
  readonly features: readonly string[]
  /** The names of models; each has its page at /vehicles/{name-slug}. */
  readonly vehicles: readonly string[]
  readonly priceText: string
}

/** The price and place of a model in the lineup; its features and specs are those of its cart. */
export type LineupEntry = { readonly name: string; readonly series: string; readonly priceText: string }

export type Brand = {
  readonly name: string
  readonly path: `/${string}`
  /** The words beside the brand's name in a list of pages. */
  readonly description: string
  /** Whether the names of its models begin with the brand while their addresses leave it out. */
  readonly linksDropName?: true
  readonly head: { readonly title: string; readonly description: string; readonly keywords: readonly string[] }
  readonly hero: { readonly heading: string; readonly text: string }
  /** The picture that a shared link to its page shows; the page ends with its scene. */
  readonly share: ShareCard & { readonly scene: SceneName }
  readonly seriesHeading: string
  readonly series: readonly Series[]
  readonly lineupHeading: string
  readonly lineup: readonly LineupEntry[]
}
