import { LRUCache } from 'lru-cache'
import type { Database } from '#kernel/db/open-database.ts'
import type { Figure } from '#kernel/metrics/metrics.ts'
import type { Page } from '#kernel/page/page.ts'
import type { Printed } from './printed.ts'

interface KeptOptions {
  readonly now: () => Date
  readonly dataVersion: Database['dataVersion']
}

const megabyte = 1024 * 1024
const mostPageBytes = 24 * megabyte
const mostViewBytes = 6 * megabyte
// How long a page of the data before still goes out, while the new one is printed.
const graceMs = 1_000
// No form or link of ours asks for more, except a search in very many words.
const longestKey = 250
// Bounds memory: made-up spellings of an address push out one another, and no page.
const mostOtherAddresses = 2_000
const sizeCalculation = ({ bytes }: Printed, key: string) => bytes + 2 * key.length

/** The answers that the press keeps, each with the version of the data of which it was made. */
export class KeptAnswers {
  /** Every canonical address with its page. */
  canonical = new Map<string, Page>()
  /** Whether the press prints pages ahead: only then may one of the data before still go out. */
  isPrinting = false
  /** Canonical pages by their path; errors, refusals and what is not found by a name of their own. */
  readonly #pages = new LRUCache<string, Printed>({ maxSize: 2 * mostPageBytes, sizeCalculation })
  /** Views with a query, what has gone, and pages for which there is no room among the others. */
  readonly #views = new LRUCache<string, Printed>({ maxSize: mostViewBytes, sizeCalculation })
  /** The key under which a page is kept, by its other addresses that visitors asked for in this version of the data. */
  readonly #otherAddresses = new LRUCache<string, string>({ max: mostOtherAddresses })
  readonly #options: KeptOptions
  readonly #counts = { pages: { hit: 0, miss: 0 }, views: { hit: 0, miss: 0 } }
  #version: string
  #versionBefore: string | undefined
  #changedAt = 0

  constructor(options: KeptOptions) {
    this.#options = options
    this.#version = options.dataVersion()
  }

  /** The version of the data now. */
  version(isNow?: boolean): string {
    const version = this.#options.dataVersion(isNow)
    if (version !== this.#version) {
      this.#versionBefore = this.#version
      this.#version = version
      this.#changedAt = performance.now()
      this.#otherAddresses.clear()
    }
    return version
  }

  /** The answer under this key, where it may go out now; a client may ask for the current one. */
  find(key: string, cacheControl?: string): Printed | undefined {
    const printed = this.#findUnexpired(key)
    if (!printed) return undefined
    const isNow = asksForCurrent(cacheControl)
    const isCurrent = printed.version === this.version(isNow)
    if (!isCurrent && (isNow || !this.#mayBeStale(printed))) return undefined
    this.#counts[counterOf(key)].hit += 1
    return printed
  }

  /** The answer under this key, where it was made of the data as they are now. */
  findCurrent(key: string): Printed | undefined {
    const printed = this.#findUnexpired(key)
    return printed?.version === this.version() ? printed : undefined
  }

  /** The page whose place a new one takes. */
  findReplaced(key: string): Printed | undefined {
    return this.#pages.get(key)
  }

  countMiss(key: string): void {
    this.#counts[counterOf(key)].miss += 1
  }

  keep(key: string, printed: Printed): Printed {
    const isPage = this.canonical.has(key) && printed.status === 200 && this.hasRoomFor(key)
    if (isPage || !key.startsWith('/')) this.#pages.set(key, printed)
    else if (isLasting(printed) && key.length <= longestKey) this.#views.set(key, printed)
    return printed
  }

  /** Keeps that the page under `key` answers at this address as well. */
  keepAddress(address: string, key: string): void {
    if (address.length <= longestKey) this.#otherAddresses.set(address, key)
  }

  hasRoomFor(key: string): boolean {
    return this.#pages.calculatedSize < mostPageBytes || this.#pages.has(key)
  }

  /** Takes these for the canonical pages, and drops what is kept of others. */
  setCanonical(canonical: Map<string, Page>): void {
    this.canonical = canonical
    for (const key of [...this.#pages.keys()]) if (key.startsWith('/') && !canonical.has(key)) this.#pages.delete(key)
  }

  /** How often an answer was there already, and the size of all that are kept. */
  figures(): readonly Figure[] {
    const requests = {
      name: 'page_cache_requests_total',
      help: 'Pages that were kept, and were not.',
      type: 'counter',
    } as const
    const weight = { name: 'page_cache_bytes', help: 'What kept pages weigh.' }
    const kept = { pages: this.#pages, views: this.#views }
    return (['pages', 'views'] as const).flatMap((cache) => [
      { ...requests, labels: { cache, result: 'hit' }, value: this.#counts[cache].hit },
      { ...requests, labels: { cache, result: 'miss' }, value: this.#counts[cache].miss },
      { ...weight, labels: { cache }, value: kept[cache].calculatedSize },
    ])
  }

  /** The kept answer, where it is still true by the clock. */
  #findUnexpired(key: string): Printed | undefined {
    const keptAs = (name: string) => this.#pages.get(name) ?? this.#views.get(name)
    const printed = keptAs(key) ?? keptAs(this.#otherAddresses.get(key) ?? key)
    return printed && this.#options.now().getTime() < printed.until ? printed : undefined
  }

  #mayBeStale({ version }: Printed): boolean {
    return this.isPrinting && version === this.#versionBefore && performance.now() - this.#changedAt < graceMs
  }
}

/** Whether an answer is kept under its address: a page is, and an answer that says that the thing is gone. */
export const isLasting = ({ status }: { readonly status: number }) => status === 200 || status === 410

const counterOf = (key: string) => (key.includes('?') ? 'views' : 'pages')

/** Whether the client wants the current page: a visitor who reloads does, and so does the dealer who looks for a change. */
function asksForCurrent(cacheControl: string | undefined): boolean {
  return cacheControl !== undefined && /\bno-cache\b|\bmax-age=0\b/.test(cacheControl)
}
