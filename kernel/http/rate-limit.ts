import { LRUCache } from 'lru-cache'

/** How often something may be done. */
export type Limit =
  /** So often at once; each is given back after a while. */
  | { readonly most: number; readonly refillMs: number }
  /** So often; all are given back when none was taken for this long. */
  | { readonly most: number; readonly restMs: number }

/** What is known of one limit: how much is used, as of when. */
export interface Usage {
  readonly used: number
  readonly at: number
}

/** Later than this was written by a clock that has since been set back. */
const clockToleranceMs = 60_000

/** Takes so much of a limit: the usage from then on, or how long it is until that can be taken. */
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

// The least recently seen is forgotten first.
const rememberedClients = 20_000

/** A limit for each client, in the memory of this process. */
export class RateLimit {
  readonly #usages = new LRUCache<string, Usage>({ max: rememberedClients })
  readonly #limit: Limit

  constructor(limit: Limit) {
    this.#limit = limit
  }

  /** Takes one: 0 when there was one, otherwise the seconds until there will be (`Retry-After`). */
  take(client: string, now = performance.now()): number {
    const before = this.#usages.get(client) ?? { used: 0, at: now }
    const { usage, waitMs } = takeFrom(this.#limit, before, 1, now)
    if (usage) this.#usages.set(client, usage)
    return Math.ceil(waitMs / 1_000)
  }
}
