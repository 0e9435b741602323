import type { SceneName } from '#subjects/pictures/facts/hero-photos.ts'

/** What every policy document exports beside its prose. */
export interface PolicyMeta {
  /** Its canonical path. */
  readonly path: `/${string}`
  /** The page's heading. */
  readonly title: string
  /** POL-1: where it stands among the policies of the footer; one without a place is not listed there. */
  readonly footerPlace?: number
  /** Where the footer names it otherwise. */
  readonly footerName?: string
  /** POL-2: the path by which the copyright line leads to it, and on which it answers too. */
  readonly copyrightPath?: `/${string}`
  /** Other spellings of its address. */
  readonly oldAddresses?: readonly string[]
  readonly headTitle: string
  readonly description: string
  readonly keywords: readonly string[]
  /** `YYYY-MM-DD` */
  readonly effectiveDate: string
  /** What a customer needs to know first: plain sentences for the box above the prose. */
  readonly summary: readonly string[]
  /** File names of the documents to read next, without `.mdx`. */
  readonly related: readonly string[]
  /** Leads to the page for damage on delivery. */
  readonly reportsDamage?: true
  /** The scene of what it rules. */
  readonly scene?: SceneName
  /** The planner that belongs on this page. */
  readonly planner?: 'storage' | 'returns' | 'rental'
}
