import type { PageEntry, Ports } from '#app/page.ts'
import { pages } from '#app/pages/index.ts'

/** Every canonical URL of the site: for the sitemap, and for tests that leave no page out. */
export async function pageIndex(ports: Ports): Promise<readonly PageEntry[]> {
  return (await Promise.all(pages(false).map((page) => page.entries(ports)))).flat()
}
