import type { CachedResponse } from './cached-response.ts'

interface Entry {
  readonly version: string
  readonly response: Promise<CachedResponse>
  bytes: number
  until: number
}

/**
 * Answers by address, each for one version of the data and until it expires. A least-recently-used cache with a limit
 * in bytes, keys included, so that made-up addresses cannot fill the memory.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #limit: number
  #bytes = 0
  #hits = 0
  #misses = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get figures(): { readonly bytes: number; readonly hits: number; readonly misses: number } {
    return { bytes: this.#bytes, hits: this.#hits, misses: this.#misses }
  }

  /** The cached answer, or the one that `make` brings: it is called once, however many ask at the same time. */
  get(key: string, version: string, now: number, make: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const entry = this.#entries.get(key)
    if (entry && entry.version === version && now < entry.until) {
      this.#entries.delete(key)
      this.#entries.set(key, entry)
      this.#hits += 1
      return entry.response
    }
    this.#misses += 1
    if (entry) this.#drop(key, entry)
    const fresh: Entry = { version, response: make(), bytes: 0, until: Number.POSITIVE_INFINITY }
    this.#entries.set(key, fresh)
    fresh.response.then(
      (response) => this.#admit(key, fresh, response),
      () => this.#drop(key, fresh),
    )
    return fresh.response
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
    this.#bytes += bytes
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#limit) break
      if (old !== entry && old.bytes > 0) this.#drop(oldest, old)
    }
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
