interface Bucket {
  tokens: number
  at: number
}

interface RateLimitOptions {
  /** How many may come at once. */
  readonly burst: number
  /** How long until one more may come. */
  readonly refillMs: number
  /** How many senders are remembered; the one unseen for longest is forgotten first. */
  readonly senders?: number
}

/** So many at once and one more every while, for each sender; kept in this process alone. */
export class RateLimit {
  readonly #buckets = new Map<string, Bucket>()
  readonly #burst: number
  readonly #refillMs: number
  readonly #senders: number

  constructor({ burst, refillMs, senders = 20_000 }: RateLimitOptions) {
    this.#burst = burst
    this.#refillMs = refillMs
    this.#senders = senders
  }

  /** Counts one attempt: 0 when it may pass, otherwise the seconds after which the next one may. */
  take(sender: string, now = performance.now()): number {
    const bucket = this.#buckets.get(sender) ?? { tokens: this.#burst, at: now }
    this.#buckets.delete(sender)
    this.#buckets.set(sender, bucket)
    if (this.#buckets.size > this.#senders) this.#forgetOldest()
    bucket.tokens = Math.min(this.#burst, bucket.tokens + (now - bucket.at) / this.#refillMs)
    bucket.at = now
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1
      return 0
    }
    return Math.max(1, Math.ceil(((1 - bucket.tokens) * this.#refillMs) / 1000))
  }

  #forgetOldest(): void {
    const oldest = this.#buckets.keys().next()
    if (!oldest.done) this.#buckets.delete(oldest.value)
  }
}
