import type { CachedResponse } from './cached-response.ts'

interface Entry {
  readonly version: string
  readonly response: Promise<CachedResponse>
  /** Once it is kept. */
  made?: CachedResponse
  bytes: number
  until: number
  /** When it was last asked for, counted in questions. */
  asked: number
}

/**
 * Answers by address, each for one version of the data and until it expires. A least-recently-used cache with a limit
 * in bytes, keys included, so that made-up addresses cannot fill the memory.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #limit: number
  #bytes = 0
  #questions = 0
  #hits = 0
  #misses = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get figures(): { readonly bytes: number; readonly hits: number; readonly misses: number } {
    return { bytes: this.#bytes, hits: this.#hits, misses: this.#misses }
  }

  /** The answer that is kept and true now. */
  find(key: string, version: string, now: number): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry?.made || entry.version !== version || now >= entry.until) return undefined
    return this.#hit(entry).made
  }

  /** The cached answer, or the one that `make` brings: it is called once, however many ask at the same time. */
  get(key: string, version: string, now: number, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const entry = this.#entries.get(key)
    if (entry && entry.version === version && now < entry.until) return this.#hit(entry).response
    this.#misses += 1
    if (entry) this.#drop(key, entry)
    const until = Number.POSITIVE_INFINITY
    const fresh: Entry = { version, response: make(), bytes: 0, until, asked: ++this.#questions }
    this.#entries.set(key, fresh)
    fresh.response.then(
      (response) => this.#admit(key, fresh, response),
      () => this.#drop(key, fresh),
    )
    return fresh.response
  }

  #hit(entry: Entry): Entry {
    entry.asked = ++this.#questions
    this.#hits += 1
    return entry
  }

  #admit(key: string, entry: Entry, response: CachedResponse): void {
    if (this.#entries.get(key) !== entry) return
    const bytes = response.bytes + 2 * key.length
    if (!response.keep || bytes > this.#limit) {
      this.#drop(key, entry)
      return
    }
    entry.bytes = bytes
    entry.until = response.until
    entry.made = response
    this.#bytes += bytes
    while (this.#bytes > this.#limit) this.#dropOldest(entry)
  }

  /** Looked for where there is no room, not put in order whenever one is asked for: that happens far more often. */
  #dropOldest(except: Entry): void {
    let oldest: [string, Entry] | undefined
    for (const one of this.#entries) {
      const [, entry] = one
      if (entry !== except && entry.bytes > 0 && (!oldest || entry.asked < oldest[1].asked)) oldest = one
    }
    if (oldest) this.#drop(...oldest)
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
