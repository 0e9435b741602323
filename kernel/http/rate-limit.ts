interface Bucket {
  tokens: number
  at: number
}

interface RateLimitOptions {
  /** How many may come at once. */
  readonly burst: number
  /** How long until the bucket holds one more token. */
  readonly refillMs: number
  /** How many clients are remembered; the least recently seen is evicted first. */
  readonly clients?: number
}

/** A token bucket for each client, in the memory of this process. */
export class RateLimit {
  readonly #buckets = new Map<string, Bucket>()
  readonly #burst: number
  readonly #refillMs: number
  readonly #maxClients: number

  constructor({ burst, refillMs, clients = 20_000 }: RateLimitOptions) {
    this.#burst = burst
    this.#refillMs = refillMs
    this.#maxClients = clients
  }

  /** Takes one token: 0 when there was one, otherwise the seconds until there will be (`Retry-After`). */
  take(client: string, now = performance.now()): number {
    const bucket = this.#buckets.get(client) ?? { tokens: this.#burst, at: now }
    this.#buckets.delete(client)
    this.#buckets.set(client, bucket)
    if (this.#buckets.size > this.#maxClients) this.#evictOldest()
    bucket.tokens = Math.min(this.#burst, bucket.tokens + (now - bucket.at) / this.#refillMs)
    bucket.at = now
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1
      return 0
    }
    return Math.max(1, Math.ceil(((1 - bucket.tokens) * this.#refillMs) / 1000))
  }

  #evictOldest(): void {
    const oldest = this.#buckets.keys().next()
    if (!oldest.done) this.#buckets.delete(oldest.value)
  }
}
