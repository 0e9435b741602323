import type { ReactNode } from 'react'

/** The outside world as a page may ask for it. The subject that brings a port adds it here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: subjects fill it
export interface Ports {}

/** What every page is made with besides its own data, as it is at present. A subject adds to it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: subjects fill it
export interface Snapshot {}

/** What a page says of itself in its head. The frame adds what else it can say, by declaration merging. */
export interface PageHead {
  /** The one path that search engines should keep. */
  readonly canonical: string
}

/** What a kind of page asks of the frame around it. The frame adds it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: the frame fills it
export interface FrameOptions {}

/** What a page may know of the visit: nothing of the visitor, so that its answer is the same for all of them. */
export interface PageContext extends Snapshot {
  /** The path as asked for, without query. */
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  /** The query in its one form; keys that the page does not declare never reach it. */
  readonly search: URLSearchParams
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
  /** The same answer at every address that has it: addresses of what is not there are endless. */
  readonly alike?: boolean | undefined
  /** The instant from which this page would say something wrong. */
  readonly until?: Date | undefined
  readonly head: PageHead
  readonly body: ReactNode
}

/** A canonical URL of a page, for the sitemap and for every loop over all pages. */
export interface PageEntry {
  readonly path: string
  /** Left out of the sitemap: a page that a search should not lead to. */
  readonly unlisted?: boolean
  /** The day of its last change, only where that is known for certain. */
  readonly changed?: string
  readonly images?: readonly string[]
}

/** A query key that an address may hold and that links from there to other such pages hold as well. */
export interface CarriedKey {
  readonly key: string
  /** Brings what was typed into its one form; undefined where it means nothing. */
  readonly one: (typed: string) => string | undefined
}

type Loaded<Data> = Pick<PageView, 'alike' | 'until'> & {
  readonly data: Data
  readonly status?: PageView['status']
}

interface PageDefinition<Data> extends FrameOptions, Pick<Page, 'paths'>, Partial<QueryParts> {
  /** The canonical URLs; left out, the first path is the only one. */
  readonly entries?: (ports: Ports) => Promise<readonly PageEntry[]> | readonly PageEntry[]
  readonly load?: (context: PageContext) => Promise<Loaded<Data> | Redirect> | Loaded<Data> | Redirect
  readonly head: (data: Data, context: PageContext) => PageHead
  readonly body: (data: Data, context: PageContext) => ReactNode
}

interface QueryParts {
  /** Query keys that change what the page shows. */
  readonly query: readonly string[]
  /** Brings the values of those keys into one form, where there are more ways to say the same: case, order, defaults. */
  readonly oneQuery: (search: URLSearchParams) => URLSearchParams
  readonly carries?: CarriedKey
}

export interface Page extends FrameOptions, QueryParts {
  /** Every path that it answers to: Hono patterns; one without parameters is its own canonical URL. */
  readonly paths: readonly string[]
  readonly entries: (ports: Ports) => Promise<readonly PageEntry[]>
  readonly answer: (context: PageContext) => Promise<PageView | Redirect>
}

/** Ties a page's loader to its head and body, then forgets the type of the data between them. */
export function definePage<Data = undefined>(definition: PageDefinition<Data>): Page {
  const { load, head, body, entries, ...page } = definition
  return {
    ...page,
    ...queryOf(definition),
    entries: async (ports) => (entries ? await entries(ports) : [{ path: page.paths[0] ?? '/' }]),
    answer: async (context) => {
      const loaded = load ? await load(context) : { data: undefined as Data }
      if ('redirect' in loaded) return loaded
      const { data, status = 200, ...rest } = loaded
      return { ...rest, status, head: head(data, context), body: body(data, context) }
    },
  }
}

/** What of a query a page is made from, and kept under: the keys that it declares, in its order. */
export function canonicalQuery(page: Pick<Page, 'query' | 'oneQuery'>, asked: URLSearchParams): URLSearchParams {
  const declared = new URLSearchParams()
  for (const name of page.query) for (const value of asked.getAll(name)) declared.append(name, value)
  return declared.size > 0 ? page.oneQuery(declared) : declared
}

/** A page that reads the carried key itself says what a meaningless value is to it; all others drop that. */
function queryOf({ query = [], oneQuery = firstValues, carries }: Partial<QueryParts>): QueryParts {
  if (!carries) return { query, oneQuery }
  const { key } = carries
  const reads = query.includes(key)
  return {
    carries,
    query: reads ? query : [...query, key],
    oneQuery: (search) => {
      const typed = search.get(key)?.trim() ?? ''
      if (reads && typed !== '') return oneQuery(search)
      const others = new URLSearchParams([...search].filter(([name]) => name !== key))
      const one = others.size > 0 ? oneQuery(others) : others
      const value = carries.one(typed)
      return value === undefined ? one : new URLSearchParams([...one, [key, value]])
    },
  }
}

function firstValues(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...new Set(search.keys())].map((name) => [name, search.get(name)?.trim() ?? '']))
}
