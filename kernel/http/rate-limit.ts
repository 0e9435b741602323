import { LRUCache } from 'lru-cache'

// The least recently seen is forgotten first.
const rememberedClients = 20_000

/** A token bucket for each client, in the memory of this process. */
export class RateLimit {
  readonly #buckets = new LRUCache<string, { tokens: number; at: number }>({ max: rememberedClients })
  readonly #burst: number
  readonly #refillMs: number

  /** So many may come at once, and one more each time that the bucket has been refilled. */
  constructor({ burst, refillMs }: { readonly burst: number; readonly refillMs: number }) {
    this.#burst = burst
    this.#refillMs = refillMs
  }

  /** Takes one token: 0 when there was one, otherwise the seconds until there will be (`Retry-After`). */
  take(client: string, now = performance.now()): number {
    const { tokens, at } = this.#buckets.get(client) ?? { tokens: this.#burst, at: now }
    const filled = Math.min(this.#burst, tokens + (now - at) / this.#refillMs)
    const isAllowed = filled >= 1
    this.#buckets.set(client, { tokens: isAllowed ? filled - 1 : filled, at: now })
    return isAllowed ? 0 : Math.max(1, Math.ceil(((1 - filled) * this.#refillMs) / 1000))
  }
}
