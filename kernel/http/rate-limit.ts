import { LRUCache } from 'lru-cache'

interface RateLimitOptions {
  /** How many may come at once. */
  readonly burst: number
  /** How long until the bucket holds one more token. */
  readonly refillMs: number
  /** How many clients are remembered; the least recently seen is forgotten first. */
  readonly clients?: number
}

/** A token bucket for each client, in the memory of this process. */
export class RateLimit {
  readonly #buckets: LRUCache<string, { tokens: number; at: number }>
  readonly #burst: number
  readonly #refillMs: number

  constructor({ burst, refillMs, clients = 20_000 }: RateLimitOptions) {
    this.#buckets = new LRUCache({ max: clients })
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
