import type { PageServices } from '#kernel/render/page-services.ts'
import type { Collector } from './metrics.ts'

/** How often a page was there already, and what all of them weigh. */
export function cacheFigures({ kept, keptViews }: Pick<PageServices, 'kept' | 'keptViews'>): Collector {
  return () =>
    Object.entries({ pages: kept.figures, views: keptViews.figures }).flatMap(([cache, { bytes, hits, misses }]) => {
      const asked = { name: 'page_cache_requests_total', help: 'Pages that were kept, and were not.' }
      return [
        { ...asked, type: 'counter' as const, labels: { cache, result: 'hit' }, value: hits },
        { ...asked, type: 'counter' as const, labels: { cache, result: 'miss' }, value: misses },
        { name: 'page_cache_bytes', help: 'What kept pages weigh.', labels: { cache }, value: bytes },
      ]
    })
}
