import { withLeadDesk } from '#site/contact/server/desk/with-lead-desk.ts'
import type { DeskCommand } from './desk-command.ts'
import { exactly, readArgs } from './read-args.ts'

const hour = 3_600_000

/** For a person, and for a watchdog that looks at the exit code alone. */
export const statusCommand: DeskCommand = {
  usage:
    '  status                  how many messages, what waits, what was given up (exit code 1 when somebody should look)',
  run: async ({ args, settings, say, warn }) => {
    exactly(readArgs(args, [], []).positionals)
    const status = await withLeadDesk(settings, (desk) => desk.status())
    const { leads, deadLetters, waitingMails, oldestWaiting, outstandingErasure } = status
    const waitedMs = oldestWaiting ? Date.now() - oldestWaiting.getTime() : 0
    for (const [state, count] of Object.entries(leads)) say(`Messages ${state}: ${count}`)
    say(`Mails waiting: ${waitingMails}${oldestWaiting ? `, the oldest since ${oldestWaiting.toISOString()}` : ''}`)
    say(`Dead letters: ${deadLetters.dealer} to the dealer, ${deadLetters.visitor} to visitors`)
    if (!settings.mail) say('Mail is off: SMTP_URL is not set.')
    // A visitor's dead letter is a mistyped address: it is told, but there is nothing to mend.
    const alarms = [
      ...(deadLetters.dealer > 0
        ? ['Dead letters: read them with "leads list --state dead" and "leads show", then "leads resend".']
        : []),
      ...(settings.mail && waitedMs > hour
        ? ['A mail has been waiting for more than an hour: look at the mail server.']
        : []),
    ]
    if (outstandingErasure)
      alarms.push(
        `Since ${outstandingErasure.toISOString()} the files of the database hold what was erased: somebody still reads what it was before, such as a backup. End that, and ask again.`,
      )
    for (const alarm of alarms) warn(alarm)
    return alarms.length > 0 ? 1 : 0
  },
}
