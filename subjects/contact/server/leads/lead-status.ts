import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Judgment } from '#kernel/desk/status-command.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import type { Recipient } from './outbox.ts'
import { purge } from './retention.ts'
import { withLeadStore } from './with-lead-store.ts'

/** How far a lead has come on its way to the dealer. */
export const deskStates = ['quarantined', 'waiting', 'mailed', 'dead'] as const
export type DeskState = (typeof deskStates)[number]

const hour = 3_600_000

/**
 * LEAD-34: how things stand with these leads, the newest of which comes first, and with their mails; what is left of an
 * erasure is finished where that can be.
 */
export async function leadStatus(
  connection: LeadConnection,
  leads: readonly { readonly desk: DeskState; readonly received_at: string }[],
  { isMailed, now }: { readonly isMailed: boolean; readonly now: Date },
): Promise<Judgment> {
  const all = await withLeadStore(connection, () =>
    connection.db
      .selectFrom('outbox')
      .select(['recipient', 'state', 'created_at', 'settled_at', 'last_error'])
      .orderBy('created_at')
      .execute(),
  )
  const erasure = await purge(connection)
  const dead = (to: Recipient) => all.filter(({ recipient, state }) => recipient === to && state === 'dead').length
  const calls = all.filter(({ recipient, state }) => recipient === 'webhook' && state === 'waiting')
  const mails = all.filter(({ recipient, state }) => recipient !== 'webhook' && state === 'waiting')
  const sent = all.flatMap(({ recipient, state, settled_at }) =>
    recipient !== 'webhook' && state === 'sent' && settled_at ? [settled_at] : [],
  )
  const lastSent = sent.toSorted().at(-1)
  const refusal = mails.findLast(({ last_error }) => last_error !== null)?.last_error
  const isLate = ([oldest]: typeof all) => oldest && now.getTime() - Date.parse(oldest.created_at) > hour
  const first = leads.at(-1)?.received_at
  return {
    lines: [
      ...deskStates.map((state) => `Messages ${state}: ${leads.filter(({ desk }) => desk === state).length}`),
      isMailed ? `Mail: ${lastSent ? `last taken ${stamp(lastSent)}` : 'none taken so far'}` : mailIsOff,
      `Mails waiting: ${waiting(mails)}`,
      `Webhook calls waiting: ${waiting(calls)}`,
      `Dead letters: ${dead('dealer')} to the dealer, ${dead('visitor')} to visitors, ${dead('webhook')} to the webhook`,
    ],
    // A visitor's dead letter is a mistyped address: it is told, but there is nothing to mend.
    alarms: [
      dead('dealer') + dead('webhook') > 0 &&
        'Dead letters: read them with "leads list --state dead" and "leads show", then "leads resend".',
      isMailed && refusal && `The mail server does not take our mails (${refusal}): "mail test" says why.`,
      isMailed && isLate(mails) && 'A mail has been waiting for more than an hour: look at the mail server.',
      isLate(calls) && 'A webhook call has been waiting for more than an hour: look at its receiver.',
      erasure &&
        `Since ${formatEasternStamp(erasure)} the files of the database hold what was erased: something still reads what it was before, such as a backup. End that, and ask again.`,
    ].filter((alarm) => typeof alarm === 'string'),
    since: first === undefined ? undefined : new Date(first),
  }
}

export const mailIsOff = 'Mail is off: SMTP_URL is not set.'

function waiting(waits: readonly { readonly created_at: string }[]): string {
  const [oldest] = waits
  return `${waits.length}${oldest ? `, the oldest since ${stamp(oldest.created_at)}` : ''}`
}

function stamp(instant: string): string {
  return formatEasternStamp(new Date(instant))
}
