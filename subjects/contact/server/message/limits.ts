import type { Db } from '#kernel/db/schema.ts'
import { limitName, takeFromLimit } from '#kernel/http/rate-limit.ts'
import { messageRules } from '#subjects/contact/facts/contact-form.ts'

/** The seconds that the sender of a message has to wait; 0 when it may be stored. A suspicious message counts as several. */
export async function takeForSender(
  db: Db,
  { sender, suspicion }: { readonly sender?: string; readonly suspicion?: string },
  at: Date,
): Promise<number> {
  if (sender === undefined) return 0
  const cost = suspicion ? messageRules.suspiciousCost : 1
  return Math.ceil((await takeFromLimit(db, limitName('sender', sender), messageRules.perSender, cost, at)) / 1_000)
}

/** Whether one more acknowledgement may go to this address: without the limits a stranger could have many sent to a victim. */
export async function takeForAcknowledgement(db: Db, email: string, at: Date): Promise<boolean> {
  const { perMailbox, inAll } = messageRules.acknowledgements
  return (
    (await takeFromLimit(db, addressName(email), perMailbox, 1, at)) === 0 &&
    (await takeFromLimit(db, 'acknowledgements', inAll, 1, at)) === 0
  )
}

/** Forgets how many acknowledgements an address was sent, unless a message from it is still there. */
export async function forgetUnlessThere(db: Db, email: string): Promise<void> {
  const other = await db.selectFrom('leads').select('id').where('email_key', '=', email).limit(1).executeTakeFirst()
  if (!other) await db.deleteFrom('limits').where('name', '=', addressName(email)).execute()
}

const addressName = (email: string) => limitName('address', mailboxKey(email))

/** The address without case, tags and dots: all spellings that reach one mailbox are one. */
function mailboxKey(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at).replace(/\+.*/, '').replaceAll('.', '')
  return `${name}${email.slice(at)}`.toLowerCase()
}
