import { type Action, commandOf } from '#kernel/desk/actions.ts'
import { runBy } from '#kernel/desk/asking.ts'
import { type DeskCall, type ExitCode, MisuseError } from '#kernel/desk/desk-command.ts'
import type { Args } from '#kernel/desk/read-args.ts'
import { parseDay } from '#kit/dates/calendar-day.ts'
import { easternInstant, formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import { standingOf } from '#subjects/contact/rules/answer-time.ts'
import { type DeskLead, type LeadFilter, leadStatuses } from '#subjects/contact/server/leads/lead-desk.ts'
import { deskStates } from '#subjects/contact/server/leads/lead-status.ts'
import { cartsAskedAbout } from './asked-about.ts'
import { deleteLead, forgetPerson } from './erase-leads.ts'
import { formatOf, writeLeads } from './export-leads.ts'
import { cellsOf, linesOf, mailLine } from './lead-lines.ts'
import { withLeadDesk } from './with-lead-desk.ts'

const interests = contactInterests.map(({ value }) => value)

const choices = {
  since: { value: 'YYYY-MM-DD', does: 'those that came on that day or later' },
  status: { value: leadStatuses.join('|'), does: 'what was made of them' },
  interest: { value: interests.join('|'), does: 'what the visitor chose' },
  state: { value: deskStates.join('|'), does: 'how far the mail to you has come; quarantined: perhaps advertising' },
  search: { value: 'TEXT', does: 'in names, addresses, numbers, carts, towns, messages and notes' },
} as const
const yes = { yes: { does: 'do not ask: for a script' } } as const

const actions: Readonly<Record<string, Action>> = {
  list: {
    does: 'messages, the newest first: who to call back, what about, how long they have been waiting',
    options: choices,
    examples: ['leads list --status new', 'leads list --search nomad --since 2026-05-01'],
    run: async ({ settings, say, warn }, _, flags) => {
      const filter = filterIn(flags)
      const leads = await withLeadDesk(settings, (desk) => desk.list(filter))
      const now = new Date()
      for (const lead of leads) for (const line of linesOf(lead, now)) say(line)
      warn(summaryOf(leads, now))
      return 0
    },
  },
  show: {
    words: ['ID'],
    does: 'one message whole, and what became of its mails',
    examples: ['leads show 260506-7K3QXR2M'],
    run: ({ settings, say, warn }, [id = '']) =>
      withLeadDesk(settings, async (desk) => {
        const found = await desk.find(id)
        if (!found) return unknown(warn, id)
        const { lead, mails } = found
        const { Message, ...cells } = cellsOf(lead)
        for (const [label, value] of Object.entries(cells)) if (value) say(`${label}: ${value}`)
        say(`\n${Message}\n`)
        for (const mail of mails) say(mailLine(mail))
        if (lead.desk !== 'quarantined' && !mails.some(({ recipient }) => recipient === 'visitor'))
          say('No acknowledgement was sent: there were too many today, to this address or in all.')
        return 0
      }),
  },
  mark: {
    words: ['ID', 'STATUS'],
    does: `say what became of it: ${leadStatuses.join(', ')}`,
    options: { note: { value: 'TEXT', does: 'what to remember; --note "" takes it away' } },
    examples: [
      'leads mark 260506-7K3QXR2M answered --note "comes on Friday" --by Dana',
      'leads mark 260506-7K3QXR2M spam',
    ],
    run: (call, [id = '', word = ''], { note }) => {
      const status = oneOf(leadStatuses, word, 'The status')
      return withLeadDesk(call.settings, async (desk) => {
        const found = await desk.find(id)
        if (!found) return unknown(call.warn, id)
        const by = runBy(call, 'leads', 'mark', id, status)
        const run = await desk.mark(id, { status, by, ...(note === undefined ? {} : { note: String(note) }) })
        call.say(
          run === undefined
            ? `${id} is ${status} already.`
            : `${id}: ${found.lead.status} → ${status}, by ${by.who} (run ${run}).`,
        )
        return 0
      })
    },
  },
  carts: {
    does: 'which carts are asked about most',
    options: { since: choices.since },
    examples: ['leads carts --since 2026-05-01'],
    run: async ({ settings, say, warn }, _, flags) => {
      const leads = await withLeadDesk(settings, (desk) => desk.list(filterIn(flags)))
      const { carts, withoutCart } = cartsAskedAbout(leads)
      for (const { name, id, messages, waiting, last } of carts)
        say(
          `${String(messages).padStart(5)}  ${name} (${id})  ${waiting > 0 ? `${waiting} new  ` : ''}last ${formatEasternStamp(last)}`,
        )
      warn(`${formatCount(carts.length, 'cart')}; ${formatCount(withoutCart, 'message')} about none.`)
      return 0
    },
  },
  export: {
    words: ['FILE'],
    does: 'messages as .csv for a spreadsheet or a CRM, as .json for a program; "-" prints CSV',
    options: { ...choices, force: { does: 'overwrite a file that is there' } },
    examples: ['leads export leads.csv', 'leads export may.json --since 2026-05-01', 'leads export - --status new'],
    run: async (call, [file = ''], flags) => {
      formatOf(file)
      const filter = filterIn(flags)
      const leads = await withLeadDesk(call.settings, (desk) => desk.list(filter))
      return writeLeads(call, leads, { file, force: flags.force === true })
    },
  },
  resend: {
    words: ['ID'],
    does: 'mail it again, and revive what was given up; what still waits is not doubled',
    examples: ['leads resend 260506-7K3QXR2M'],
    run: ({ settings, say, warn }, [id = '']) =>
      withLeadDesk(settings, async (desk) => {
        if (!(await desk.find(id))) return unknown(warn, id)
        const outcome = await desk.resend(id)
        if (outcome === undefined) {
          warn(`${id} is in quarantine: release it first.`)
          return 1
        }
        const { added, waiting } = outcome
        const sent = settings.mail ? 'to be sent' : 'to be sent, once SMTP_URL is set'
        if (added > 0) say(`${formatCount(added, 'mail')} put back, waiting ${sent}.`)
        if (waiting > 0) say(`${formatCount(waiting, 'mail')} waiting already ${sent}: not doubled.`)
        return 0
      }),
  },
  release: {
    words: ['ID'],
    does: 'not spam: take it out of quarantine and mail it',
    examples: ['leads list --state quarantined', 'leads release 260506-7K3QXR2M'],
    run: (call, [id = '']) =>
      withLeadDesk(call.settings, async (desk) => {
        if (!(await desk.find(id))) return unknown(call.warn, id)
        if (!(await desk.release(id, runBy(call, 'leads', 'release', id)))) {
          call.warn(`${id} is not in quarantine.`)
          return 1
        }
        call.say(`${id} is released, and its mails are waiting to be sent.`)
        return 0
      }),
  },
  delete: {
    words: ['ID'],
    does: 'erase one message for good, with its mails; shows it and asks',
    options: yes,
    examples: ['leads delete 260506-7K3QXR2M'],
    run: (call, [id = ''], flags) => deleteLead(call, id, flags.yes === true),
  },
  forget: {
    words: ['EMAIL|PHONE'],
    does: 'erase everything that came from this address or number; shows it and asks',
    options: yes,
    examples: ['leads forget ada@example.com', 'leads forget "(570) 555-0134" --yes'],
    run: (call, [person = ''], flags) => forgetPerson(call, person, flags.yes === true),
  },
}

export const leadsCommand = commandOf('leads', actions)

function filterIn(flags: Args['flags']): LeadFilter {
  const day = flags.since === undefined ? undefined : parseDay(String(flags.since))
  if (flags.since !== undefined && !day) throw new MisuseError('--since needs a day such as 2026-05-01')
  return {
    ...(day ? { since: easternInstant({ day, time: '00:00' }) } : {}),
    ...(flags.interest === undefined ? {} : { interest: oneOf(interests, flags.interest, '--interest') }),
    ...(flags.state === undefined ? {} : { state: oneOf(deskStates, flags.state, '--state') }),
    ...(flags.status === undefined ? {} : { status: oneOf(leadStatuses, flags.status, '--status') }),
    ...(flags.search === undefined ? {} : { search: String(flags.search) }),
  }
}

function oneOf<Word extends string>(words: readonly Word[], given: unknown, what: string): Word {
  const found = words.find((word) => word === given)
  if (!found) throw new MisuseError(`${what} is one of ${words.join(', ')}`)
  return found
}

/** '12 messages, 3 new, 1 of them past the promise.' */
function summaryOf(leads: readonly DeskLead[], now: Date): string {
  if (leads.length === 0) return 'No messages.'
  const waiting = leads.filter(({ status, desk }) => status === 'new' && desk !== 'quarantined')
  const late = waiting.filter(({ received_at }) => standingOf(new Date(received_at), now) === 'past promise')
  return `${formatCount(leads.length, 'message')}, ${waiting.length} to be answered${late.length > 0 ? `, ${late.length} of them past what was promised` : ''}.`
}

function unknown(warn: DeskCall['warn'], id: string): ExitCode {
  warn(`There is no message ${id}.`)
  return 1
}
