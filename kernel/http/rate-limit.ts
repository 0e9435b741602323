import { LRUCache } from 'lru-cache'

/** How often a client may do something. */
export type Limit =
  /** The client may do it `most` times at once; one use comes back after each `refillMs`. */
  | { readonly most: number; readonly refillMs: number }
  /** The client may do it `most` times; all uses come back once it has taken none for `restMs`. */
  | { readonly most: number; readonly restMs: number }

/** How much of a limit is used, and as of when. */
export interface Usage {
  readonly used: number
  readonly at: number
}

/** A time further ahead than this was written by a clock that has since been set back. */
const clockToleranceMs = 60_000

/** Takes so much of a limit: returns the new usage, or how long the client has to wait. */
export function takeFrom(
  limit: Limit,
  before: Usage,
  cost: number,
  at: number,
): { readonly usage?: Usage; readonly waitMs: number } {
  const used = before.at - at > clockToleranceMs ? 0 : usedAt(limit, before, at)
  if (used + cost <= limit.most) return { usage: { used: used + cost, at: Math.max(at, before.at) }, waitMs: 0 }
  const waitMs = 'refillMs' in limit ? (used + cost - limit.most) * limit.refillMs : before.at + limit.restMs - at
  return { waitMs }
}

function usedAt(limit: Limit, { used, at: since }: Usage, at: number): number {
  const passedMs = Math.max(0, at - since)
  if ('refillMs' in limit) return Math.max(0, used - passedMs / limit.refillMs)
  return passedMs >= limit.restMs ? 0 : used
}

// Beyond this many, the least recently seen client is forgotten.
const rememberedClients = 20_000

/** A limit for each client, in the memory of this process. */
export class RateLimit {
  readonly #usages = new LRUCache<string, Usage>({ max: rememberedClients })
  readonly #limit: Limit

  constructor(limit: Limit) {
    this.#limit = limit
  }

  /** Takes one use: returns 0, or the seconds to wait (`Retry-After`). */
  take(client: string, now = performance.now()): number {
    const before = this.#usages.get(client) ?? { used: 0, at: now }
    const { usage, waitMs } = takeFrom(this.#limit, before, 1, now)
    if (usage) this.#usages.set(client, usage)
    return Math.ceil(waitMs / 1_000)
  }
}
