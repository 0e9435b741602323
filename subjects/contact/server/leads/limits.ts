import { createHash } from 'node:crypto'
import type { Db } from '#kernel/db/schema.ts'
import { leadRules } from '#subjects/contact/facts/lead-rules.ts'
import { type Limit, mailboxKey, takeFrom } from '#subjects/contact/rules/limit.ts'
import type { OutboxMail } from './outbox.ts'

const second = 1_000
const { perSender, acknowledgements } = leadRules

/** Longer than any limit remembers. */
const forgottenMs = 48 * 3_600_000

/** The seconds that this sender has to wait, or 0 when it may be stored. Something suspicious counts as several. */
export async function takeForSender(db: Db, sender: string, suspicious: boolean, at: Date): Promise<number> {
  const limit = { most: perSender.burst, refillMs: perSender.refillSeconds * second }
  const cost = suspicious ? perSender.suspiciousCost : 1
  return Math.ceil((await take(db, `sender:${hash(sender)}`, limit, cost, at)) / second)
}

/**
 * Who is told about a message: always the dealer, the visitor as long as that is no way to bother somebody, the webhook where
 * there is one.
 */
export async function recipientsOf(
  db: Db,
  email: string,
  at: Date,
  webhook: boolean,
): Promise<readonly OutboxMail['recipient'][]> {
  const acknowledged = await takeAcknowledgement(db, email, at)
  return ['dealer', ...(acknowledged ? (['visitor'] as const) : []), ...(webhook ? (['webhook'] as const) : [])]
}

/** Whether this address may be sent one more acknowledgement: else anybody could have many of them sent to a victim. */
async function takeAcknowledgement(db: Db, email: string, at: Date): Promise<boolean> {
  const { perAddress, inAll } = acknowledgements
  const ofAddress = { most: perAddress.most, restMs: perAddress.hours * 3_600 * second }
  if ((await take(db, addressName(email), ofAddress, 1, at)) > 0) return false
  const ofAll = { most: inAll.burst, refillMs: inAll.refillSeconds * second }
  return (await take(db, 'acknowledgements', ofAll, 1, at)) === 0
}

export async function forgetAddress(db: Db, email: string): Promise<void> {
  await db.deleteFrom('limits').where('name', '=', addressName(email)).execute()
}

/** What no limit asks any more: nobody's address stays here for longer than two days. */
export async function deleteOldLimits(db: Db, at: Date): Promise<void> {
  const old = new Date(at.getTime() - forgottenMs).toISOString()
  await db.deleteFrom('limits').where('at', '<', old).execute()
}

/** The row's lock makes all processes take one after the other, until the transaction ends. */
async function take(db: Db, name: string, limit: Limit, cost: number, at: Date): Promise<number> {
  const before = await db
    .insertInto('limits')
    .values({ name, used: 0, at: at.toISOString() })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning(['used', 'at'])
    .executeTakeFirstOrThrow()
  const { usage, waitMs } = takeFrom(limit, { used: before.used, at: Date.parse(before.at) }, cost, at.getTime())
  if (usage)
    await db
      .updateTable('limits')
      .set({ used: usage.used, at: new Date(usage.at).toISOString() })
      .where('name', '=', name)
      .execute()
  return waitMs
}

const addressName = (email: string) => `address:${hash(mailboxKey(email))}`

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
