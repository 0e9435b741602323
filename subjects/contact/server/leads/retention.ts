import { setTimeout as pause } from 'node:timers/promises'
import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { RunBy } from '#kernel/history/record-run.ts'
import type { Logger } from '#kernel/log/log.ts'
import { retry } from '#kernel/retry.ts'
import { endOfRetention, retentionStep } from '#subjects/contact/rules/retention.ts'
import { recordErasure } from './lead-history.ts'
import { deleteOldLimits } from './limits.ts'
import { withLeadStore } from './with-lead-store.ts'

const bySite: RunBy = { who: 'the site', command: 'retention' }

interface HousekeepingOptions {
  readonly connection: LeadConnection
  readonly keptDays: number
  readonly log: Logger
  readonly now?: () => Date
  readonly everyMs?: number
}

/** Ends messages that are past their time, and finishes what `forget` could not erase while a backup was running. */
export function startHousekeeping({
  connection,
  keptDays,
  log,
  now = () => new Date(),
  everyMs = 60_000,
}: HousekeepingOptions): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  async function cleanUp(): Promise<void> {
    try {
      const ended = await checkPastTime(connection, keptDays, now())
      if (ended > 0) log.info({ messages: ended, keptDays }, 'messages were past their time and are erased')
      const outstanding = await purge(connection)
      if (outstanding)
        log.warn({ since: outstanding }, 'what was erased is still in the files: a backup or another reader holds them')
    } catch (error) {
      log.warn({ error: String(error) }, 'housekeeping failed, and is tried again')
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await cleanUp()
      await pause(everyMs, undefined, { signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

/** How many messages are past their time, and when the next one will be. */
export function countPastTime(connection: LeadConnection, keptDays: number, now: Date) {
  const end = endOfRetention(now, keptDays)
  return withLeadStore(connection, async () => {
    const received = (
      await connection.db.selectFrom('leads').select('received_at').orderBy('received_at').execute()
    ).map(({ received_at }) => Date.parse(received_at))
    const next = received.find((at) => at >= end.getTime())
    return {
      messages: received.filter((at) => at < end.getTime()).length,
      next: next === undefined ? undefined : new Date(next + now.getTime() - end.getTime()),
    }
  })
}

/** Erases messages that are past their time, with their mails and fingerprints; how many it were. */
export function endPastTime(connection: LeadConnection, keptDays: number, now: Date, by: RunBy): Promise<number> {
  return withLeadStore(connection, () =>
    connection.db.transaction().execute((transaction) => erase(transaction, keptDays, now, by)),
  )
}

/** Once a day, by the process that comes first; how many messages ended. */
export function checkPastTime(connection: LeadConnection, keptDays: number, now: Date): Promise<number> {
  return withLeadStore(connection, async () => {
    const { db } = connection
    const last = await db.selectFrom('chores').select('at').where('name', '=', 'retention').executeTakeFirst()
    const step = retentionStep(last ? new Date(last.at) : undefined, now)
    if (step === 'nothing') return 0
    return db.transaction().execute(async (transaction) => {
      await noteChore(transaction, 'retention', now)
      await deleteOldLimits(transaction, now)
      return step === 'end' ? erase(transaction, keptDays, now, bySite) : 0
    })
  })
}

async function erase(db: Db, keptDays: number, now: Date, by: RunBy): Promise<number> {
  const end = endOfRetention(now, keptDays).toISOString()
  const leads = db.selectFrom('leads').select('id').where('received_at', '<', end)
  const ids = (await leads.execute()).map(({ id }) => id)
  const fingerprints = await db
    .deleteFrom('lead_fingerprints')
    .where((eb) => eb.or([eb('lead_id', 'in', leads), eb('seen_at', '<', end)]))
    .returning('fingerprint')
    .execute()
  await db.deleteFrom('outbox').where('lead_id', 'in', leads).execute()
  await db.deleteFrom('leads').where('received_at', '<', end).execute()
  await recordErasure(db, ids, { ...by, at: now })
  if (ids.length + fingerprints.length > 0) await notePurge(db, now)
  return ids.length
}

async function noteChore(db: Db, name: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('chores')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }))
    .execute()
}

/** Notes, in the transaction that deletes rows, that the files still hold what they were. */
export function notePurge(db: Db, at: Date): Promise<void> {
  return noteChore(db, 'purge', at)
}

/**
 * Removes what deleted rows have left in the database's files. That cannot be while a backup, or another reader, sees an
 * older state: it is tried for so long, and then stays noted for the next call.
 *
 * @returns since when it is outstanding, or nothing when all is gone.
 */
export async function purge(connection: LeadConnection, patienceMs = 0): Promise<Date | undefined> {
  const { db } = connection
  const noted = await withLeadStore(connection, () =>
    db.selectFrom('chores').select('at').where('name', '=', 'purge').executeTakeFirst(),
  )
  if (!noted) return undefined
  const attempt = async () => {
    // The rows are gone in any case; a lock or a timeout leaves the files to the next call.
    if (!(await connection.purgeDeleted().catch(() => false))) throw new StillRead()
  }
  try {
    await retry(attempt, {
      backoff: { firstMs: 250 },
      timeoutMs: patienceMs,
      isTransient: (error) => error instanceof StillRead,
    })
  } catch (error) {
    if (error instanceof StillRead) return new Date(noted.at)
    throw error
  }
  // What was noted meanwhile stays noted.
  await withLeadStore(connection, () =>
    db.deleteFrom('chores').where('name', '=', 'purge').where('at', '=', noted.at).execute(),
  )
  return undefined
}

class StillRead extends Error {}
