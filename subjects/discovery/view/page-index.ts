import { pages } from '#app/pages.ts'
import type { ListedPage, Ports } from '#kernel/page/page.ts'

/** Every canonical URL of the site: for the sitemap, and for tests that leave no page out. */
export async function pageIndex(ports: Ports): Promise<readonly ListedPage[]> {
  return (await Promise.all(pages(false).map((page) => page.entries(ports)))).flat()
}
