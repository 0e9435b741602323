import type { Writer } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import { takeFromLimit } from '#kernel/http/rate-limit.ts'
import { dayMs } from '#kit/dates/calendar-day.ts'
import type { Message } from '#subjects/contact/rules/message.ts'
import { messageOf } from './message-row.ts'
import { queueMails } from './outbox.ts'
import { inRetriedTransaction } from './transactions.ts'

const onceADay = { most: 1, restMs: dayMs }

/** Messages that look like advertising and were neither released nor marked, the newest first. */
const suspects = (db: Db) =>
  db.selectFrom('leads').where('state', '=', 'quarantined').where('status', '=', 'new').orderBy('received_at', 'desc')

export async function findSuspects(db: Db): Promise<readonly Message[]> {
  return (await suspects(db).selectAll().execute()).map(messageOf)
}

/** Once a day, while there are suspects, mails the dealer about all of them, in the process that comes first (LEAD-26). */
export async function mailAboutSuspects(writer: Writer, mailDomain: string, now: Date): Promise<void> {
  await inRetriedTransaction(writer, async (transaction) => {
    const newest = await suspectToMail(transaction)
    if (newest && (await takeFromLimit(transaction, 'mail about suspects', onceADay, 1, now)) === 0)
      await queueMails(transaction, newest, ['suspects'], now, mailDomain)
  })
}

/** The newest suspect, unless a mail about suspects still waits. */
async function suspectToMail(db: Db): Promise<string | undefined> {
  const newest = await suspects(db).select('id').limit(1).executeTakeFirst()
  if (!newest) return undefined
  const mails = db.selectFrom('outbox').select('id').where('recipient', '=', 'suspects').where('state', '=', 'waiting')
  return (await mails.executeTakeFirst()) ? undefined : newest.id
}
