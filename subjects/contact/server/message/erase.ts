import { setTimeout as pause } from 'node:timers/promises'
import { recordChore } from '#kernel/db/chores.ts'
import { chunksOf } from '#kernel/db/chunks.ts'
import type { Writer } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { TurnTransaction } from '#kernel/history/in-turn.ts'
import { eraseChanges, type RunAuthor, recordRun } from '#kernel/history/record-run.ts'
import { deleteOldLimits } from '#kernel/http/rate-limit.ts'
import { messageRuns } from '#subjects/contact/facts/contact-form.ts'
import { type KeptDays, keptDaysNow, oldestKept, retentionStep } from '#subjects/contact/rules/retention.ts'
import { messageKind } from '#subjects/contact/server/tables.ts'
import { messagesKeptYears } from '#subjects/policies/facts/policy-terms.ts'
import { forgetAcknowledgements } from './outbox.ts'
import { inRetriedTurn, retryWhileAway } from './transactions.ts'

/** Erased rows are to be removed from the files. */
const purgeChore = 'purge'

/**
 * Erases these messages with all that belongs to them, inside the caller's turn; `purge` then removes them from the files. A run
 * records when, by whom and which references, and nothing else of them; the erasure also empties earlier runs.
 */
export async function eraseMessages(db: TurnTransaction, ids: readonly string[], run: RunAuthor) {
  const erased: string[] = []
  let mails = 0
  for (const some of chunksOf(ids)) {
    await db.deleteFrom('lead_fingerprints').where('lead_id', 'in', some).execute()
    mails += (await db.deleteFrom('outbox').where('lead_id', 'in', some).returning('id').execute()).length
    const messages = await db.deleteFrom('leads').where('id', 'in', some).returning(['id', 'email_key']).execute()
    erased.push(...messages.map(({ id }) => id))
    for (const email of new Set(messages.map(({ email_key }) => email_key))) await forgetAcknowledgements(db, email)
  }
  const changes = erased.map((key) => ({ kind: messageKind, key, before: {}, after: null }))
  const receipt = await recordRun(db, run, changes)
  await eraseChanges(db, messageKind, erased)
  // The files still hold the erased rows until `purge`.
  if (erased.length > 0) await recordChore(db, purgeChore, run.at)
  return { messages: erased.length, mails, run: receipt }
}

/** How long an erasure that a person asks for waits for a running backup. */
export const personsPatienceMs = 5_000

/**
 * Removes what deleted rows have left in the database's files. A backup, or another reader that sees an older state, prevents that:
 * `purge` tries for `patienceMs`, then leaves the chore to the next call.
 *
 * @returns since when the files hold erased rows; undefined when they hold none.
 */
export async function purge(writer: Writer, patienceMs = 0): Promise<Date | undefined> {
  const { db, purgeDeleted } = writer
  const outstanding = await retryWhileAway(writer, () =>
    db.selectFrom('chores').select('at').where('name', '=', purgeChore).executeTakeFirst(),
  )
  if (!outstanding) return undefined
  const deadline = performance.now() + patienceMs
  // The rows are gone in any case; after a lock or a timeout the next call cleans the files.
  while (!(await purgeDeleted().catch(() => false))) {
    if (performance.now() >= deadline) return new Date(outstanding.at)
    await pause(250)
  }
  // A chore that was recorded meanwhile stays.
  await retryWhileAway(writer, () =>
    db.deleteFrom('chores').where('name', '=', purgeChore).where('at', '=', outstanding.at).execute(),
  )
  return undefined
}

/** The check for messages that are past their time. */
const retentionChore = 'retention'
const bySite = { who: 'the site', command: messageRuns.retention }
/** For so many days messages are kept, or shall be kept: since when the site knows it. */
const keptPrefix = 'kept days '
const choreOf = (days: number) => `${keptPrefix}${days}`
/** How long a version without a recorded setting usually kept messages. */
const usualDays = messagesKeptYears * 365

/** For how many days messages are kept now, and from when on for as few as the setting says (LEAD-53). */
export async function readKeptDays(db: Db, wanted: number, now: Date): Promise<KeptDays> {
  return keptDaysNow(wanted, await recordedDays(db), now)
}

async function recordedDays(db: Db): Promise<Map<number, Date>> {
  const chores = await db.selectFrom('chores').selectAll().execute()
  const recorded = chores.flatMap(({ name, at }) =>
    name.startsWith(keptPrefix) ? [[Number(name.slice(keptPrefix.length)), new Date(at)] as const] : [],
  )
  const checked = chores.find(({ name }) => name === retentionChore)
  return new Map(recorded.length > 0 || !checked ? recorded : [[usualDays, new Date(checked.at)]])
}

/** Records which setting is in force and which one waits; with `atOnce`, on the operator's word, the new one is in force now. */
export async function recordKeptDays(db: Db, wanted: number, now: Date, atOnce = false): Promise<KeptDays> {
  const recorded = await recordedDays(db)
  const kept = atOnce ? { days: wanted } : keptDaysNow(wanted, recorded, now)
  const stays = [kept.days, wanted]
  for (const days of recorded.keys())
    if (!stays.includes(days)) await db.deleteFrom('chores').where('name', '=', choreOf(days)).execute()
  await db
    .insertInto('chores')
    .values([...new Set(stays)].map((days) => ({ name: choreOf(days), at: (recorded.get(days) ?? now).toISOString() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return kept
}

/** Runs once a day, in the process that comes first; returns how many messages ended, and for how long they are kept. */
export async function checkRetention(writer: Writer, wanted: number, now: Date) {
  return inRetriedTurn(writer, async (transaction) => {
    const kept = await recordKeptDays(transaction, wanted, now)
    const last = await transaction
      .selectFrom('chores')
      .select('at')
      .where('name', '=', retentionChore)
      .executeTakeFirst()
    const step = retentionStep(last && new Date(last.at), now)
    if (step === 'nothing') return { ended: 0, ...kept }
    await recordChore(transaction, retentionChore, now)
    await deleteOldLimits(transaction, now)
    const ended = step === 'end' ? await eraseExpired(transaction, kept.days, { ...bySite, at: now }) : 0
    return { ended, ...kept }
  })
}

/** Erases messages that are past their time, inside the caller's turn; returns how many. */
export async function eraseExpired(db: TurnTransaction, keptDays: number, run: RunAuthor): Promise<number> {
  const end = oldestKept(run.at, keptDays).toISOString()
  const past = await db.selectFrom('leads').select('id').where('received_at', '<', end).execute()
  const ids = past.map(({ id }) => id)
  return (await eraseMessages(db, ids, run)).messages
}

/** How many messages are past their time, and when the next one will be. */
export async function readExpired(db: Db, keptDays: number, now: Date) {
  const end = oldestKept(now, keptDays)
  const { past } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number | string>().as('past'))
    .where('received_at', '<', end.toISOString())
    .executeTakeFirstOrThrow()
  const { oldest } = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.min('received_at').as('oldest'))
    .where('received_at', '>=', end.toISOString())
    .executeTakeFirstOrThrow()
  const next = oldest ? new Date(now.getTime() + Date.parse(oldest) - end.getTime()) : undefined
  return { past: Number(past), next }
}
