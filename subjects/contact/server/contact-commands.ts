import { randomUUID } from 'node:crypto'
import { type AddCommands, type CommandCall, type ExitCode, examples } from '#kernel/command-line/command-line.ts'
import type { StatusOf } from '#kernel/command-line/site-status.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { formatCount, formatList } from '#kit/formats/format.ts'
import { messageRuns } from '#subjects/contact/facts/contact-form.ts'
import { testMail } from '#subjects/contact/facts/mails.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { messagesOf } from './message/decisions.ts'
import { eraseExpired, personsPatienceMs, purge, readExpired, readKeptDays, recordKeptDays } from './message/erase.ts'
import { createSmtpTransport, tryMailServer } from './message/smtp.ts'
import { mailIsOff } from './message/status.ts'
import { messageOptions } from './message/store.ts'
import { inRetriedTurn } from './message/transactions.ts'

declare module '#kernel/command-line/command-line.ts' {
  interface CommandSettings {
    readonly messagesKeptDays: number
    readonly mail?:
      | (Readonly<Record<'url' | 'from' | 'to', string>> & { readonly alarmsTo?: string | undefined })
      | undefined
    readonly webhook?: object | undefined
  }
}

export const contactCommands: AddCommands = (program, withCall) => {
  // How long messages are kept, and which end next (LEAD-53).
  program
    .command(messageRuns.retention)
    .description('for how long messages are kept, how many are past that, and when the next one ends')
    .option(
      '--end',
      'erase now what is past LEADS_KEPT_DAYS, and from the files of the database as well; this cannot be undone',
    )
    .addHelpText('after', examples('retention', 'retention --end'))
    .action(
      withCall(async (call, { end = false }: { end?: boolean }) => {
        const { settings, say, warn } = call
        const wanted = settings.messagesKeptDays
        const run = call.by('--end')
        const { db, writer } = await call.open()
        const { days, fewerFrom } = end ? { days: wanted } : await readKeptDays(db, wanted, run.at)
        say(`Messages are kept for ${days} days (LEADS_KEPT_DAYS). The site erases what is past that once a day.`)
        if (fewerFrom) say(fewerDays(wanted, fewerFrom))
        if (end) {
          const ended = await inRetriedTurn(writer, async (transaction) => {
            await recordKeptDays(transaction, wanted, run.at, true)
            return eraseExpired(transaction, wanted, run)
          })
          say(`${formatCount(ended, 'message')} erased.`)
          const outstanding = await purge(writer, personsPatienceMs)
          if (outstanding) warn('Not yet from the files of the database: "status" says when that is done.')
          return outstanding ? 1 : 0
        }
        const { past, next } = await readExpired(db, days, run.at)
        say(`${formatCount(past, 'message')} past that.`)
        if (next) say(`The next one ends on ${formatEasternStamp(next)}.`)
        return 0
      }),
    )

  // Tries the mail server with the present settings, before the first message has to; and mails the operator (SITE-121).
  const mail = program.command('mail').description('the mail server')
  mail
    .command('test')
    .description('asks the mail server, and sends a test mail to LEADS_TO')
    .addHelpText('after', examples('mail test'))
    .action(
      withCall((call) => sendMail(call, { ...testMail, name: 'A test mail' }), {
        withoutDatabase: true,
      }),
    )
  mail
    .command('alarm')
    .description('mails these words to ALARMS_TO: what "status" says, when it begins or ceases to fail')
    .argument('<WORDS>')
    .addHelpText('after', examples('mail alarm "The site does not answer."'))
    .action(
      withCall(
        (call, words: string) => {
          const [subject = ''] = words.trim().split('\n')
          return sendMail(call, {
            subject: `${business.name}: ${subject}`,
            text: words,
            name: 'The alarm',
            isAlarm: true,
          })
        },
        { withoutDatabase: true },
      ),
    )
}

const fewerDays = (days: number, from: Date) =>
  `LEADS_KEPT_DAYS says ${days} days, fewer than before: from ${formatEasternStamp(from)} on older messages are erased. Set it back, or say "retention --end" to have that now.`

/** Reports on messages and their mails, and whether a shorter time is about to erase some. */
export const statusOfMessages: StatusOf = async ({ settings, open, now }) => {
  const { mail, messagesKeptDays } = settings
  const { db, writer } = await open()
  const status = await messagesOf(messageOptions(writer, settings, now)).status(mail !== undefined)
  const { fewerFrom } = await readKeptDays(db, messagesKeptDays, now())
  return fewerFrom ? { ...status, alarms: [...status.alarms, fewerDays(messagesKeptDays, fewerFrom)] } : status
}

interface OperatorMail {
  readonly subject: string
  readonly text: string
  /** The kind of mail, as the command names it when it has gone. */
  readonly name: string
  readonly isAlarm?: boolean
}

async function sendMail(
  { settings, say, warn }: CommandCall,
  { subject, text, name, isAlarm = false }: OperatorMail,
): Promise<ExitCode> {
  const { mail, siteUrl } = settings
  if (!mail) {
    warn(mailIsOff)
    return 1
  }
  const { url, from } = mail
  const to = (isAlarm && mail.alarmsTo) || mail.to
  const setting = isAlarm && mail.alarmsTo ? 'ALARMS_TO' : 'LEADS_TO'
  const { host } = new URL(url)
  const html = isAlarm ? undefined : `<p>${text}</p>`
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const messageId = `<${randomUUID()}@${new URL(siteUrl).hostname}>`
  try {
    await tryMailServer(url)
    say(`${host} answers and takes our login.`)
    const mailed = { from, to, replyTo: from, subject, text, html, headers, messageId }
    const refused = await createSmtpTransport(url)(mailed)
    if (refused.length > 0) {
      warn(
        `${name} went to the other addresses, and ${host} takes none for ${formatList(refused)}: set ${setting} right.`,
      )
      // An alarm that has reached a reader is not sent again.
      return isAlarm ? 0 : 1
    }
  } catch (error) {
    warn(`${host} does not take our mail: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
  say(`${name} is on its way to ${to}${isAlarm ? '.' : ': look whether it arrives, and not as spam.'}`)
  return 0
}
