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
  /** How often, of late. */
  times: number
}

/** Whether an answer of an older version may still be given out. */
type StillGood = (version: string) => boolean
const never: StillGood = () => false

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
  find(key: string, version: string, now: number, stillGood = never): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    if (!entry?.made || now >= entry.until) return undefined
    if (entry.version !== version && !stillGood(entry.version)) return undefined
    return this.#hit(entry).made
  }

  /** The cached answer, or the one that `make` brings: it is called once, however many ask at the same time. */
  get(
    key: string,
    version: string,
    now: number,
    make: () => Promise<CachedResponse>,
    stillGood = never,
  ): Promise<CachedResponse> {
    const entry = this.#entries.get(key)
    if (entry && now < entry.until && (entry.version === version || (entry.made && stillGood(entry.version))))
      return this.#hit(entry).response
    this.#misses += 1
    if (entry) this.#drop(key, entry)
    const until = Number.POSITIVE_INFINITY
    const fresh: Entry = {
      version,
      response: make(),
      bytes: 0,
      until,
      asked: ++this.#questions,
      times: (entry?.times ?? 0) + 1,
    }
    this.#entries.set(key, fresh)
    fresh.response.then(
      (response) => this.#admit(key, fresh, response),
      () => this.#drop(key, fresh),
    )
    return fresh.response
  }

  /** What is not of this version or has expired, what was asked for most first. What was asked for long ago counts ever less. */
  outdated(version: string, now: number): readonly string[] {
    const found = [...this.#entries].filter(
      ([key, entry]) => key.startsWith('/') && entry.made && (entry.version !== version || now >= entry.until),
    )
    for (const [, entry] of found) entry.times /= 2
    return found.toSorted(([, one], [, other]) => other.times - one.times).map(([key]) => key)
  }

  /** Whether there is room for what nobody has asked for yet. */
  get roomy(): boolean {
    return this.#bytes < this.#limit * 0.9
  }

  /**
   * Puts a new answer in the place of the old one, which is given out until it is there. False where it could not be made;
   * an answer that is not to be kept (the cart is gone) takes the old one away.
   */
  async renew(
    key: string,
    version: string,
    now: number,
    make: (old: CachedResponse | undefined) => Promise<CachedResponse>,
  ): Promise<boolean> {
    const isPresent = (entry: Entry | undefined) => entry?.version === version && now < entry.until
    const old = this.#entries.get(key)
    if (isPresent(old)) return true
    const made = await make(old?.made)
    if (!made.keep && made.status >= 500) return false
    const meanwhile = this.#entries.get(key)
    if (isPresent(meanwhile)) return true
    if (meanwhile) this.#drop(key, meanwhile)
    const { asked, times } = old ?? { asked: 0, times: 0 }
    const fresh: Entry = { version, response: Promise.resolve(made), bytes: 0, until: made.until, asked, times }
    this.#entries.set(key, fresh)
    this.#admit(key, fresh, made)
    return true
  }

  #hit(entry: Entry): Entry {
    entry.asked = ++this.#questions
    entry.times += 1
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
