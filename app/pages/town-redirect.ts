import { definePage } from '#app/page.ts'
import { countyHub } from '#content/municipalities.ts'
import { townRedirects } from '#domain/town-path.ts'

/** Paths that somebody will try, led to the page that was meant in one permanent step. */
export const townRedirectPage = definePage<never>({
  paths: [...townRedirects.keys()],
  entries: () => [],
  load: ({ path }) => ({ redirect: townRedirects.get(path) ?? countyHub.url, status: 308 }),
  head: (nothing) => nothing,
  body: (nothing) => nothing,
})
