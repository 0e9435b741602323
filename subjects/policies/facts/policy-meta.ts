import type { SceneName } from '#subjects/pictures/facts/hero-photos.ts'

/** The facts that every policy document exports beside its prose. */
export interface PolicyMeta {
  /** Its canonical path. */
  readonly path: `/${string}`
  /** The page's heading. */
  readonly title: string
  /** Its place among the policies in the footer; a document without one is not listed there (POL-1). */
  readonly footerPlace?: number
  /** Its name in the footer, where that differs. */
  readonly footerName?: string
  /** The path in the copyright line, at which the page answers too (POL-2). */
  readonly copyrightPath?: `/${string}`
  /** Other spellings of its address. */
  readonly oldAddresses?: readonly string[]
  readonly headTitle: string
  readonly description: string
  readonly keywords: readonly string[]
  /** `YYYY-MM-DD` */
  readonly effectiveDate: string
  /** The main points for a customer, in plain sentences in the box above the prose. */
  readonly summary: readonly string[]
  /** File names of the documents to read next, without `.mdx`. */
  readonly related: readonly string[]
  /** Whether it links to the page for damage on delivery. */
  readonly reportsDamage?: true
  /** The scene that shows what the policy is about. */
  readonly scene?: SceneName
  /** The planner that belongs on this page. */
  readonly planner?: 'storage' | 'returns' | 'rental'
}
