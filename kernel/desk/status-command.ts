import { type Database, openDatabase, schema } from '#app/database.ts'
import type { Settings } from '#app/settings.ts'
import { pendingMigrations } from '#kernel/db/find-database.ts'
import { siteVersion } from '#kernel/site-version.ts'
import { formatCount } from '#kit/formats/format.ts'
import { withLeadDesk } from '#subjects/contact/server/desk/with-lead-desk.ts'
import type { LeadStatus } from '#subjects/contact/server/leads/lead-status.ts'
import { missingPhotos } from '#subjects/pictures/server/named-photos.ts'
import type { DeskCommand } from './desk-command.ts'
import { exactly, readArgs } from './read-args.ts'
import { type Judgment, judgeDisk, judgeServing, moment } from './serving-status.ts'

const hour = 3_600_000
const backupHours = 48

/** For a person, and for a watchdog that looks at the exit code alone. */
export const statusCommand: DeskCommand = {
  usage: `  status                  who serves, what waits, what was given up, the last backup; exit code 1 when somebody should
                          look (--backup-elsewhere where backups are made by something else)`,
  run: async ({ args, settings, say, warn }) => {
    const { positionals, flags } = readArgs(args, [], ['backup-elsewhere'])
    exactly(positionals)
    say(`Version: ${siteVersion}`)
    const pending = await pendingMigrations(settings, schema)
    if (pending.length > 0) {
      warn(
        `The database is of an older version: ${formatCount(pending.length, 'migration')} pending (${pending.join(', ')}). Start the site of this version, or ask the desk of the version that runs.`,
      )
      return 1
    }
    const { lines, alarms } = await judge(settings, flags['backup-elsewhere'] === true)
    for (const line of lines) say(line)
    for (const alarm of alarms) warn(alarm)
    return alarms.length > 0 ? 1 : 0
  },
}

async function judge(settings: Settings, backupElsewhere: boolean): Promise<Judgment> {
  const now = new Date()
  const leads = await withLeadDesk(settings, (desk) => desk.status())
  const database = await openDatabase(settings)
  try {
    const judged = [
      await judgeServing(settings.siteUrl),
      await judgeDisk(settings.dataDir),
      judgeLeads(leads, settings.mail !== undefined, now),
      ...(backupElsewhere ? [] : [await judgeBackup(database, now)]),
      await judgePhotos(database),
    ]
    return { lines: judged.flatMap(({ lines }) => lines), alarms: judged.flatMap(({ alarms }) => alarms) }
  } finally {
    await database.close()
  }
}

function judgeLeads(status: LeadStatus, mails: boolean, now: Date): Judgment {
  const { leads, deadLetters, waitingMails, oldestWaiting, refusal, lastSent } = status
  const { waitingCalls, oldestWaitingCall, outstandingErasure } = status
  const tooLong = (oldest: Date | undefined) => oldest !== undefined && now.getTime() - oldest.getTime() > hour
  const since = (oldest: Date | undefined) => (oldest ? `, the oldest since ${moment(oldest)}` : '')
  return {
    lines: [
      ...Object.entries(leads).map(([state, count]) => `Messages ${state}: ${count}`),
      mails
        ? `Mail: ${lastSent ? `last taken ${moment(lastSent)}` : 'none taken so far'}`
        : 'Mail is off: SMTP_URL is not set.',
      `Mails waiting: ${waitingMails}${since(oldestWaiting)}`,
      `Webhook calls waiting: ${waitingCalls}${since(oldestWaitingCall)}`,
      `Dead letters: ${deadLetters.dealer} to the dealer, ${deadLetters.visitor} to visitors, ${deadLetters.webhook} to the webhook`,
    ],
    // A visitor's dead letter is a mistyped address: it is told, but there is nothing to mend.
    alarms: [
      ...(deadLetters.dealer + deadLetters.webhook > 0
        ? ['Dead letters: read them with "leads list --state dead" and "leads show", then "leads resend".']
        : []),
      ...(mails && refusal ? [`The mail server does not take our mails (${refusal}): "mail test" says why.`] : []),
      ...(mails && tooLong(oldestWaiting)
        ? ['A mail has been waiting for more than an hour: look at the mail server.']
        : []),
      ...(tooLong(oldestWaitingCall)
        ? ['A webhook call has been waiting for more than an hour: look at its receiver.']
        : []),
      ...(outstandingErasure
        ? [
            `Since ${moment(outstandingErasure)} the files of the database hold what was erased: somebody still reads what it was before, such as a backup. End that, and ask again.`,
          ]
        : []),
    ],
  }
}

async function judgeBackup({ db }: Database, now: Date): Promise<Judgment> {
  const due = new Date(now.getTime() - backupHours * hour).toISOString()
  const last = await db.selectFrom('chores').select('at').where('name', '=', 'backup').executeTakeFirst()
  if (last) {
    const alarm = `The last backup is older than ${backupHours} hours: "backup FILE" makes one.`
    return { lines: [`Last backup: ${moment(last.at)}`], alarms: last.at < due ? [alarm] : [] }
  }
  const old = await db.selectFrom('leads').select('id').where('received_at', '<', due).limit(1).executeTakeFirst()
  const alarm = 'There are messages of days ago, and no backup: "backup FILE" makes one.'
  return { lines: ['Last backup: none so far'], alarms: old ? [alarm] : [] }
}

async function judgePhotos({ db }: Database): Promise<Judgment> {
  const missing = await missingPhotos(db)
  const alarm = `${formatCount(missing.length, 'photo')} missing (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}): take them in again.`
  return { lines: [`Photos missing: ${missing.length}`], alarms: missing.length > 0 ? [alarm] : [] }
}
