import type { ReactNode } from 'react'
import type { JsonLdNode } from '#kit/formats/json-ld.ts'

/** What pages read: carts, the shop, inspections. Subjects add theirs by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: subjects fill it
export interface Ports {}

/** The present state that every page is made with besides its own data. A subject adds to it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: subjects fill it
export interface Snapshot {}

/** What a page says of itself in its head. A subject adds what only its pages can say, by declaration merging. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly keywords?: readonly string[]
  readonly ogType?: 'website' | 'article' | 'product'
  /** The one path that search engines should keep. */
  readonly canonical: string
  /** Keeps the page out of search results. */
  readonly noindex?: boolean
  readonly jsonLd?: readonly JsonLdNode[]
}

/** What a kind of page asks of the frame around it. A subject adds to it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: subjects fill it
export interface FrameOptions {}

/** What links from page to page carry in their query. A subject fills it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: a subject fills it
export interface Carried {}

/** What a page may know of a visit. It knows nothing of the visitor, so that all visitors get the same answer. */
export interface PageContext extends Snapshot {
  /** The path as asked for, without query. */
  readonly path: string
  /** The query in its one form, under which the answer is kept; keys that the page does not declare never reach it. */
  readonly search: URLSearchParams
  readonly carried: Carried | undefined
  readonly now: Date
  readonly siteUrl: string
  readonly ports: Ports
}

export interface Redirect {
  readonly redirect: string
  readonly status?: 301 | 302 | 303 | 308
}

export interface PageView {
  readonly status: 200 | 400 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503
  /** Whether one kept answer serves all addresses of this view: the press prints a 404 once, and not for each mistyped address. */
  readonly alike?: boolean | undefined
  /** The instant from which this page would be untrue. */
  readonly until?: Date | undefined
  readonly head: PageHead
  readonly body: ReactNode
}

/** A canonical URL of a page, for the sitemap and for every loop over all pages. */
export interface PageEntry {
  readonly path: string
  /** Left out of the sitemap: a page that a search should not lead to. */
  readonly unlisted?: boolean
  /** The day of its last change, where that is certain. */
  readonly changed?: string
  readonly images?: readonly string[]
}

/** The query key of what links carry. */
export interface CarriedKey {
  readonly key: string
  /** Understands what was typed; undefined where it means nothing. */
  readonly parse: (typed: string) => Carried | undefined
  readonly print: (carried: Carried) => string
}

type Loaded<Data> = Pick<PageView, 'alike' | 'until'> & {
  readonly data: Data
  readonly status?: PageView['status']
}

interface AskedContext<Query> extends PageContext {
  readonly query: Query
}

interface PageDefinition<Data, Query> extends FrameOptions, Pick<Page, 'paths' | 'carries'> {
  /** The canonical URLs; left out, the first path is the only one. */
  readonly entries?: (ports: Ports) => Promise<readonly PageEntry[]> | readonly PageEntry[]
  /** Query keys that change what the page shows. */
  readonly keys?: readonly string[]
  /** Understands the values of those keys, once for each request. */
  readonly parse?: (search: URLSearchParams) => Query
  /** Writes the query in one form where several say the same: case, order, defaults. Left out, first values count. */
  readonly print?: (query: Query) => URLSearchParams
  readonly load?: (context: AskedContext<Query>) => Promise<Loaded<Data> | Redirect> | Loaded<Data> | Redirect
  readonly head: (data: Data, context: AskedContext<Query>) => PageHead
  readonly body: (data: Data, context: AskedContext<Query>) => ReactNode
}

/** What a query asks of a page. */
export interface Question extends Pick<PageContext, 'search' | 'carried'> {
  readonly answer: (context: PageContext) => Promise<PageView | Redirect>
}

export interface Page extends FrameOptions {
  /** Every path that it answers to: Hono patterns; one without parameters is its own canonical URL. */
  readonly paths: readonly string[]
  readonly carries?: CarriedKey
  /** The query keys that change its answer. */
  readonly keys: readonly string[]
  readonly entries: (ports: Ports) => Promise<readonly PageEntry[]>
  readonly questionOf: (search: URLSearchParams) => Question
}

/** Ties what a page reads out of its query to its loader, head and body, then forgets the types between them. */
export function definePage<Data = undefined, Query = undefined>(definition: PageDefinition<Data, Query>): Page {
  const { keys = [], parse, print, load, head, body, entries, ...page } = definition
  return {
    ...page,
    keys: [...new Set([...keys, ...(page.carries ? [page.carries.key] : [])])],
    entries: async (ports) => (entries ? await entries(ports) : [{ path: page.paths[0] ?? '/' }]),
    questionOf: (typed) => {
      const { declared, carried } = declaredIn(typed, keys, page.carries)
      const query = parse?.(declared) as Query
      const search = print ? print(query) : firstValues(declared)
      if (page.carries && carried) search.set(page.carries.key, page.carries.print(carried))
      return {
        search,
        carried,
        answer: async (context) => {
          const asked = { ...context, query }
          const loaded = load ? await load(asked) : { data: undefined as Data }
          if ('redirect' in loaded) return loaded
          const { data, status = 200, ...rest } = loaded
          return { ...rest, status, head: head(data, asked), body: body(data, asked) }
        },
      }
    },
  }
}

/**
 * Keeps the page's own keys, in its order, and reads the key that links carry. A carried value that cannot be read stays only where the page
 * lists that key itself.
 */
function declaredIn(typed: URLSearchParams, keys: readonly string[], carries: CarriedKey | undefined) {
  const declared = new URLSearchParams()
  for (const name of keys) for (const value of typed.getAll(name)) declared.append(name, value.trim())
  const text = carries && typed.get(carries.key)?.trim()
  const carried = text ? carries.parse(text) : undefined
  if (carries && carried) declared.set(carries.key, carries.print(carried))
  else if (carries && !text) declared.delete(carries.key)
  return { declared, carried }
}

function firstValues(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...new Set(search.keys())].map((name) => [name, search.get(name) ?? '']))
}
