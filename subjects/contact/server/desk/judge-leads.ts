import type { DeskCall } from '#kernel/desk/desk.ts'
import type { Judgment } from '#kernel/desk/status-command.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { leadsOf } from './contact-desk.ts'

const hour = 3_600_000

/** LEAD-34: what became of the messages and their mails, for the desk's status. */
export async function judgeLeads(call: DeskCall): Promise<Judgment> {
  const isMailed = call.settings.mail !== undefined
  const { leads, first, deadLetters, mails, calls, refusal, lastSent, outstandingErasure } = await (
    await leadsOf(call)
  ).status()
  const isLate = ({ oldest }: { oldest?: Date | undefined }) => oldest && Date.now() - oldest.getTime() > hour
  const waiting = ({ count, oldest }: { count: number; oldest?: Date | undefined }) =>
    `${count}${oldest ? `, the oldest since ${formatEasternStamp(oldest)}` : ''}`
  const sent = lastSent ? `last taken ${formatEasternStamp(lastSent)}` : 'none taken so far'
  const { dealer, visitor, webhook } = deadLetters
  const alarms: readonly (readonly [boolean, string])[] = [
    // A visitor's dead letter is a mistyped address: it is told, but there is nothing to mend.
    [
      dealer + webhook > 0,
      'Dead letters: read them with "leads list --state dead" and "leads show", then "leads resend".',
    ],
    [isMailed && !!refusal, `The mail server does not take our mails (${refusal}): "mail test" says why.`],
    [isMailed && !!isLate(mails), 'A mail has been waiting for more than an hour: look at the mail server.'],
    [!!isLate(calls), 'A webhook call has been waiting for more than an hour: look at its receiver.'],
    [
      !!outstandingErasure,
      `Since ${outstandingErasure && formatEasternStamp(outstandingErasure)} the files of the database hold what was erased: something still reads what it was before, such as a backup. End that, and ask again.`,
    ],
  ]
  return {
    lines: [
      ...Object.entries(leads).map(([state, count]) => `Messages ${state}: ${count}`),
      isMailed ? `Mail: ${sent}` : 'Mail is off: SMTP_URL is not set.',
      `Mails waiting: ${waiting(mails)}`,
      `Webhook calls waiting: ${waiting(calls)}`,
      `Dead letters: ${dealer} to the dealer, ${visitor} to visitors, ${webhook} to the webhook`,
    ],
    alarms: alarms.flatMap(([isSo, sentence]) => (isSo ? [sentence] : [])),
    since: first,
  }
}
