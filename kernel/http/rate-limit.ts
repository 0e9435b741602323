import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Db } from '#kernel/db/schema.ts'

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

/** No limit remembers anything this long. */
const forgottenMs = 48 * 3_600_000

/** Names the limit of one sender for one kind of request; the database holds a hash of the address, never the address. */
export const limitName = (kind: string, sender: string) => `${kind}:${hash('sha256', sender, 'base64url')}`

/**
 * Takes from a limit in the database, which all processes share; returns how long the sender has to wait. The row's lock makes processes
 * take one after the other, until the transaction ends.
 */
export async function takeFromLimit(db: Db, name: string, limit: Limit, cost: number, at: Date): Promise<number> {
  const before = await db
    .insertInto('limits')
    .values({ name, used: 0, at: at.toISOString() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning(['used', 'at'])
    .executeTakeFirstOrThrow()
  const { usage, waitMs } = takeFrom(limit, { used: before.used, at: Date.parse(before.at) }, cost, at.getTime())
  if (usage) {
    const taken = { used: usage.used, at: new Date(usage.at).toISOString() }
    await db.updateTable('limits').set(taken).where('name', '=', name).execute()
  }
  return waitMs
}

/**
 * Deletes limits from which no sender has taken for two days. The chore that erases messages past their time calls this, so that nothing
 * of a sender stays longer.
 */
export async function deleteOldLimits(db: Db, at: Date): Promise<void> {
  const old = new Date(at.getTime() - forgottenMs).toISOString()
  await db.deleteFrom('limits').where('at', '<', old).execute()
}
