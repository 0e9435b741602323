import { contactInterests } from '#content/contact/contact-form.ts'
import { type DeskCall, type DeskCommand, type ExitCode, MisuseError } from '#desk/desk-command.ts'
import { exactly, readArgs } from '#desk/read-args.ts'
import { writeNewFile } from '#desk/write-new-file.ts'
import { interestLabel } from '#site/contact/rules/contact-submission.ts'
import { type DeskLead, deskStates, type LeadFilter } from '#site/contact/server/leads/lead-desk.ts'
import { parseDay } from '#site/shared/rules/calendar-day.ts'
import { csvLine } from '#site/shared/rules/csv.ts'
import { easternClock, easternInstant } from '#site/shared/rules/eastern-time.ts'
import { formatCount } from '#site/shared/rules/format.ts'
import { withLeadDesk } from './with-lead-desk.ts'

const interests = contactInterests.map(({ value }) => value)

const usage = `  leads list [--since YYYY-MM-DD] [--interest ${interests.join('|')}] [--state ${deskStates.join('|')}]
                          messages, the newest first
  leads show ID           one message whole, and what became of its mails
  leads export FILE.csv   all messages, for a spreadsheet (the same choices as list; --force to overwrite)
  leads resend ID         mail it again
  leads release ID        not spam: take it out of quarantine and mail it
  leads forget EMAIL      erase everything that came from this address`

const actions: Readonly<Record<string, (call: DeskCall, args: readonly string[]) => Promise<ExitCode>>> = {
  list: async ({ settings, say, warn }, args) => {
    const { positionals, flags } = readArgs(args, ['since', 'interest', 'state'], [])
    exactly(positionals)
    const leads = await withLeadDesk(settings, (desk) => desk.list(filterIn(flags)))
    for (const lead of leads) say(summary(lead))
    if (leads.length === 0) warn('No messages.')
    return 0
  },

  show: ({ settings, say, warn }, args) => {
    const [id = ''] = exactly(readArgs(args, [], []).positionals, 'ID')
    return withLeadDesk(settings, async (desk) => {
      const found = await desk.find(id)
      if (!found) return unknown(warn, id)
      const { lead, mails } = found
      for (const [label, value] of Object.entries(cellsOf(lead))) if (label !== 'Message') say(`${label}: ${value}`)
      say(`\n${lead.message}\n`)
      for (const mail of mails)
        say(
          `Mail to the ${mail.recipient}: ${mail.state}, attempts ${mail.attempts}${mail.state === 'waiting' ? `, next ${when(mail.due_at)}` : ''}${mail.last_error ? ` (${mail.last_error})` : ''}`,
        )
      if (lead.desk !== 'quarantined' && !mails.some(({ recipient }) => recipient === 'visitor'))
        say('No acknowledgement was sent: there were too many today, to this address or in all.')
      return 0
    })
  },

  export: async ({ settings, say, warn }, args) => {
    const { positionals, flags } = readArgs(args, ['since', 'interest', 'state'], ['force'])
    const [file = ''] = exactly(positionals, 'FILE.csv')
    const leads = await withLeadDesk(settings, (desk) => desk.list(filterIn(flags)))
    const names = [
      'ID',
      'Received',
      'State',
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Interest',
      'Cart',
      'Cart ID',
      'Town',
      'Message',
      'Suspicion',
    ]
    const lines = leads.map((lead) => csvLine(names.map((name) => cellsOf(lead)[name] ?? '')))
    // The mark at the beginning tells spreadsheets that this is UTF-8; the file is for its owner alone.
    const text = `\uFEFF${csvLine(names)}${lines.join('')}`
    if (!writeNewFile(file, text, { force: flags.force === true, mode: 0o600, warn })) return 1
    say(`${formatCount(leads.length, 'message')} written to ${file}.`)
    return 0
  },

  resend: ({ settings, say, warn }, args) => {
    const [id = ''] = exactly(readArgs(args, [], []).positionals, 'ID')
    return withLeadDesk(settings, async (desk) => {
      const found = await desk.find(id)
      if (!found) return unknown(warn, id)
      const count = await desk.resend(id)
      if (count === undefined) {
        warn(`${id} is in quarantine: release it first.`)
        return 1
      }
      say(`${formatCount(count, 'mail')} waiting to be sent${settings.mail ? '' : ', once SMTP_URL is set'}.`)
      return 0
    })
  },

  release: ({ settings, say, warn }, args) => {
    const [id = ''] = exactly(readArgs(args, [], []).positionals, 'ID')
    return withLeadDesk(settings, async (desk) => {
      if (!(await desk.find(id))) return unknown(warn, id)
      if (!(await desk.release(id))) {
        warn(`${id} is not in quarantine.`)
        return 1
      }
      say(`${id} is released, and its mails are waiting to be sent.`)
      return 0
    })
  },

  forget: async ({ settings, say, warn }, args) => {
    const [email = ''] = exactly(readArgs(args, [], []).positionals, 'EMAIL')
    if (!email.includes('@')) throw new MisuseError(`"${email}" is no e-mail address`)
    const { messages, outstanding } = await withLeadDesk(settings, (desk) => desk.forget(email))
    say(`${formatCount(messages, 'message')} erased.`)
    if (outstanding)
      warn(
        'Not yet from the files of the database: somebody still reads what it was before, such as a backup that is running. The site finishes this within a minute after that has ended, and "status" tries as well and says whether it is done.',
      )
    warn('Backups, exported files and mails already sent are not in our hands here: erase them where they are kept.')
    return outstanding ? 1 : 0
  },
}

export const leadsCommand: DeskCommand = {
  usage,
  run: (call) => {
    const [name = '', ...args] = call.args
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) throw new MisuseError(name ? `"leads ${name}" is not one of the commands` : 'a command is missing')
    return action(call, args)
  },
}

function filterIn(flags: Readonly<Record<string, string | boolean | undefined>>): LeadFilter {
  const day = flags.since === undefined ? undefined : parseDay(String(flags.since))
  if (flags.since !== undefined && !day) throw new MisuseError(`--since needs a day such as 2026-05-01`)
  const interest = interests.find((value) => value === flags.interest)
  if (flags.interest !== undefined && !interest) throw new MisuseError(`--interest is one of ${interests.join(', ')}`)
  const state = deskStates.find((value) => value === flags.state)
  if (flags.state !== undefined && !state) throw new MisuseError(`--state is one of ${deskStates.join(', ')}`)
  return {
    ...(day ? { since: easternInstant({ day, time: '00:00' }) } : {}),
    ...(interest ? { interest } : {}),
    ...(state ? { state } : {}),
  }
}

function summary(lead: DeskLead): string {
  const [first = ''] = lead.message.split('\n', 1)
  const beginning = first.length > 60 ? `${first.slice(0, 59)}…` : first
  return [
    lead.id,
    when(lead.received_at),
    lead.desk.padEnd(11),
    lead.interest.padEnd(7),
    `${lead.first_name} ${lead.last_name} <${lead.email}>`,
    ...[lead.cart_name, lead.town].filter((name) => name !== null),
    beginning,
  ].join('  ')
}

function cellsOf(lead: DeskLead): Readonly<Record<string, string>> {
  return {
    ID: lead.id,
    Received: when(lead.received_at),
    State: lead.desk,
    'First name': lead.first_name,
    'Last name': lead.last_name,
    Email: lead.email,
    Phone: lead.phone,
    Interest: interestLabel(lead.interest),
    ...(lead.cart_name ? { Cart: lead.cart_name, 'Cart ID': lead.cart_id ?? '' } : {}),
    ...(lead.town ? { Town: lead.town } : {}),
    ...(lead.suspicion ? { Suspicion: lead.suspicion } : {}),
    Message: lead.message,
  }
}

function when(instant: string): string {
  const { day, time } = easternClock(new Date(instant))
  return `${day} ${time}`
}

function unknown(warn: DeskCall['warn'], id: string): ExitCode {
  warn(`There is no message ${id}.`)
  return 1
}
