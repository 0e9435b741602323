import type { ListedPage, Ports } from '#site/page.ts'
import { pages } from '#site/pages.ts'

/** Every canonical URL of the site: for the sitemap, and for tests that leave no page out. */
export async function pageIndex(ports: Ports): Promise<readonly ListedPage[]> {
  return (await Promise.all(pages(false).map((page) => page.entries(ports)))).flat()
}
