import type { KeptPage } from './kept-page.ts'

interface Slot {
  readonly version: string
  readonly page: Promise<KeptPage>
  bytes: number
  until: number
}

/**
 * Pages by address, each for one version of the data and until the moment it names. The least recently asked for go
 * first when there are too many bytes, so that made-up queries cannot fill the memory.
 */
export class PageCache {
  readonly #slots = new Map<string, Slot>()
  readonly #limit: number
  #bytes = 0

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  /** The kept page, or the one that `make` brings: once, however many ask at the same time. */
  get(key: string, version: string, now: number, make: () => Promise<KeptPage>): Promise<KeptPage> {
    const slot = this.#slots.get(key)
    if (slot && slot.version === version && now < slot.until) {
      this.#slots.delete(key)
      this.#slots.set(key, slot)
      return slot.page
    }
    if (slot) this.#drop(key, slot)
    const fresh: Slot = { version, page: make(), bytes: 0, until: Number.POSITIVE_INFINITY }
    this.#slots.set(key, fresh)
    fresh.page.then(
      (page) => this.#weigh(key, fresh, page),
      () => this.#drop(key, fresh),
    )
    return fresh.page
  }

  #weigh(key: string, slot: Slot, page: KeptPage): void {
    if (this.#slots.get(key) !== slot) return
    // An answer that says "not now" is worth nothing a moment later.
    if (page.status >= 500) {
      this.#drop(key, slot)
      return
    }
    slot.bytes = page.bytes
    slot.until = page.until
    this.#bytes += page.bytes
    for (const [oldest, old] of this.#slots) {
      if (this.#bytes <= this.#limit) break
      if (old !== slot) this.#drop(oldest, old)
    }
  }

  #drop(key: string, slot: Slot): void {
    if (this.#slots.get(key) !== slot) return
    this.#slots.delete(key)
    this.#bytes -= slot.bytes
  }
}
