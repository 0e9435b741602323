import { sql } from 'kysely'
import type { Status } from '#kernel/command-line/site-status.ts'
import type { Db } from '#kernel/db/schema.ts'
import type { Collector } from '#kernel/metrics/metrics.ts'
import { formatEasternStamp, hour } from '#kit/dates/eastern-time.ts'
import { failedMails } from '#subjects/contact/facts/mails.ts'
import { deliveries, type Recipient, recipients } from '#subjects/contact/rules/message.ts'
import { deliveryNow } from './list.ts'
import type { MailRow } from './message-row.ts'

export const mailIsOff = 'Mail is off: SMTP_URL is not set.'

const countAll = sql<number | string>`count(*)`.as('count')
const stamp = (instant: string) => formatEasternStamp(new Date(instant))

interface StatusFacts {
  readonly isMailed: boolean
  readonly now: Date
  /** Since when the files hold what was erased; left out where they hold nothing of it. */
  readonly outstanding?: Date | undefined
}

/** Reports on messages and their mails (LEAD-34). */
export async function messageStatus(db: Db, { isMailed, now, outstanding }: StatusFacts): Promise<Status> {
  const first = await db.selectFrom('leads').select('received_at').orderBy('received_at').limit(1).executeTakeFirst()
  const counted = db
    .selectFrom('leads')
    .select([deliveryNow.as('delivery'), countAll])
    .groupBy('delivery')
  const counts = new Map((await counted.execute()).map(({ delivery, count }) => [delivery, count]))
  const unsent = await db.selectFrom('outbox').selectAll().where('state', '<>', 'sent').orderBy('created_at').execute()
  const { lastSent } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('settled_at').as('lastSent'))
    .where('state', '=', 'sent')
    .where('recipient', '<>', 'webhook')
    .executeTakeFirstOrThrow()
  const { last_error: partly = null } =
    (await db
      .selectFrom('outbox')
      .select('last_error')
      .where('state', '=', 'sent')
      .where('recipient', '=', 'dealer')
      .orderBy('settled_at', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? {}
  const unsentTo = (state: MailRow['state'], ...to: readonly Recipient[]) =>
    unsent.filter((mail) => mail.state === state && to.includes(mail.recipient))
  const dead = (to: Recipient) => unsentTo('dead', to).length
  const mails = unsentTo('waiting', 'dealer', 'visitor', 'suspects')
  const calls = unsentTo('waiting', 'webhook')
  const refusal = mails.findLast(({ last_error }) => last_error !== null)?.last_error
  const waiting = ([oldest, ...others]: typeof unsent) =>
    oldest ? `${others.length + 1}, the oldest since ${stamp(oldest.created_at)}` : '0'
  const isLate = ([oldest]: typeof unsent) => oldest && now.getTime() - Date.parse(oldest.created_at) > hour
  return {
    lines: [
      ...deliveries.map((delivery) => `Messages ${delivery}: ${counts.get(delivery) ?? 0}`),
      isMailed ? `Mail: ${lastSent ? `last taken ${stamp(lastSent)}` : 'none taken so far'}` : mailIsOff,
      `Mails waiting: ${waiting(mails)}`,
      `Webhook calls waiting: ${waiting(calls)}`,
      `Dead letters: ${dead('dealer')} to the dealer, ${dead('visitor')} to visitors, ${dead('webhook')} to the webhook`,
    ],
    // A dead letter to a visitor means a mistyped address: the report tells it, and there is nothing to mend.
    alarms: [
      dead('dealer') + dead('webhook') > 0 &&
        `Dead letters: at the desk, "Messages", "${failedMails}" says which and why; send them again there.`,
      isMailed && refusal && `The mail server does not take our mails (${refusal}): "mail test" says why.`,
      isMailed && partly && `The last mail to the dealer was ${partly}, and taken for the others: set LEADS_TO right.`,
      isMailed && isLate(mails) && 'A mail has been waiting for more than an hour: look at the mail server.',
      isLate(calls) && 'A webhook call has been waiting for more than an hour: look at its receiver.',
      outstanding &&
        `Since ${formatEasternStamp(outstanding)} the files of the database hold what was erased: something still reads what it was before, such as a backup. End that, and ask again.`,
    ].filter((alarm) => typeof alarm === 'string'),
    since: first && new Date(first.received_at),
  }
}

/** How many mails wait, since when, and how many were given up; a database that is away is a figure as well. */
export function outboxFigures(db: Db, now: () => Date): Collector {
  return async () => {
    const query = db.selectFrom('outbox').select(['recipient', 'state', 'created_at']).where('state', '<>', 'sent')
    const mails = await query
      .orderBy('created_at')
      .execute()
      .catch(() => undefined)
    const reached = { name: 'database_up', help: 'Whether the database answers.', value: mails ? 1 : 0 }
    if (!mails) return [reached]
    const waiting = mails.filter(({ state }) => state === 'waiting')
    const [oldest] = waiting
    const age = oldest ? Math.max(0, (now().getTime() - Date.parse(oldest.created_at)) / 1000) : 0
    const dead = (to: Recipient) => mails.filter((mail) => mail.state === 'dead' && mail.recipient === to).length
    return [
      reached,
      { name: 'outbox_waiting_mails', help: 'Mails that wait.', value: waiting.length },
      { name: 'outbox_oldest_seconds', help: 'For how long the oldest of them has waited.', value: age },
      ...recipients.map((recipient) => ({
        name: 'outbox_dead_letters',
        help: 'Mails and calls that were given up.',
        labels: { recipient },
        value: dead(recipient),
      })),
    ]
  }
}
