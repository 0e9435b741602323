/** What every policy document exports beside its prose. */
export interface PolicyMeta {
  /** Its canonical path. */
  readonly path: `/${string}`
  /** The page's heading, as the footer names it. */
  readonly title: string
  readonly headTitle: string
  readonly description: string
  readonly keywords: readonly string[]
  /** `YYYY-MM-DD` */
  readonly effectiveDate: string
  /** What a customer needs to know first: plain sentences for the box above the prose. */
  readonly summary: readonly string[]
  /** File names of the documents to read next, without `.mdx`. */
  readonly related: readonly string[]
  /** The planner that belongs on this page. */
  readonly planner?: 'storage' | 'returns' | 'rental'
}
