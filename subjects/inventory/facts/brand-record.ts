import type { ShareCard } from '#subjects/pictures/facts/share-pictures.ts'
import type { CartFamily } from './vehicle-record.ts'

/** CART-64. Its picture is the one of its family. */
export type Series = {
  readonly title: string
  readonly description: string
  readonly family: CartFamily
  readonly features: readonly string[]
  /** Model names; each answers at /vehicles/{name-slug}. */
  readonly vehicles: readonly string[]
  readonly priceText: string
}

/** What a lineup says for itself; features and specs of a model are those of its cart. */
export type LineupEntry = { readonly name: string; readonly series: string; readonly priceText: string }

export type Brand = {
  readonly name: string
  readonly path: `/${string}`
  /** What a list of pages says beside its name. */
  readonly description: string
  /** The brand leads its models' names, and their addresses go without it. */
  readonly linksDropName?: true
  readonly head: { readonly title: string; readonly description: string; readonly keywords: readonly string[] }
  readonly hero: { readonly heading: string; readonly text: string }
  /** The picture that a link to its page unfurls with. */
  readonly share: ShareCard
  readonly seriesSection: { readonly heading: string; readonly text: string }
  readonly series: readonly Series[]
  readonly lineupSection: { readonly heading: string; readonly text: string }
  readonly lineup: readonly LineupEntry[]
}
