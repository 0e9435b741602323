import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  type DeskCall,
  type DeskCommands,
  type Does,
  type ExitCode,
  examples,
  isAgreed,
  isRefused,
} from '#kernel/desk/desk.ts'
import { type Plan, refusal } from '#kernel/desk/plan.ts'
import { parseDay } from '#kit/dates/calendar-day.ts'
import { easternInstant, formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import { standingOf } from '#subjects/contact/rules/answer-time.ts'
import {
  type DeskLead,
  type LeadDesk,
  type LeadFilter,
  leadStatuses,
} from '#subjects/contact/server/leads/lead-desk.ts'
import { isFrom } from '#subjects/contact/server/leads/lead-erasure.ts'
import {
  cartsAskedAbout,
  othersFrom,
  planErasure,
  planForgetting,
  planForLead,
} from '#subjects/contact/server/leads/lead-plans.ts'
import { deskStates } from '#subjects/contact/server/leads/lead-status.ts'
import { leadsOf } from './contact-desk.ts'
import { addExport } from './export-leads.ts'
import { leadCells, linesOf, mailLine } from './lead-lines.ts'

interface Yes {
  readonly yes?: boolean
}

export const leadsCommands: DeskCommands = (program, does) => {
  const leads = program.command('leads').description('the messages of the contact form')
  addReading(leads, does)
  addExport(withChoices(leads.command('export')), does)
  addChanging(leads, does)
  addErasing(leads, does)
}

const since = () => new Option('--since <YYYY-MM-DD>', 'those that came on that day or later').argParser(dayOf)

/** What messages are chosen by. */
function withChoices(command: Command): Command {
  const interests = contactInterests.map(({ value }) => value)
  const state = 'how far the mail to you has come; quarantined: perhaps advertising'
  return command
    .addOption(since())
    .addOption(new Option('--status <STATUS>', 'what was made of them').choices(leadStatuses))
    .addOption(new Option('--interest <INTEREST>', 'what the visitor chose').choices(interests))
    .addOption(new Option('--state <STATE>', state).choices(deskStates))
    .option('--search <TEXT>', 'in names, addresses, numbers, carts, towns, messages and notes')
}

function addReading(leads: Command, does: Does): void {
  withChoices(leads.command('list'))
    .description('messages, the newest first: who to call back, what about, how long they have been waiting')
    .addHelpText('after', examples('leads list --status new', 'leads list --search nomad --since 2026-05-01'))
    .action(
      does(async (call, filter: LeadFilter) => {
        const found = await (await leadsOf(call)).list(filter)
        const now = new Date()
        for (const lead of found) for (const line of linesOf(lead, now)) call.say(line)
        call.warn(summaryOf(found, now))
        return 0
      }),
    )

  leads
    .command('show <ID>')
    .description('one message whole, and what became of its mails')
    .addHelpText('after', examples('leads show 260506-7K3QXR2M'))
    .action(
      does(async (call, id: string) => {
        const found = await (await leadsOf(call)).find(id)
        if (!found) {
          call.warn(`There is no message ${id}.`)
          return 1
        }
        const { lead, mails } = found
        for (const [label, cell] of Object.entries(leadCells))
          if (label !== 'Message' && cell(lead)) call.say(`${label}: ${cell(lead)}`)
        call.say(`\n${lead.message}\n`)
        for (const mail of mails) call.say(mailLine(mail))
        if (lead.desk !== 'quarantined' && !mails.some(({ recipient }) => recipient === 'visitor'))
          call.say('No acknowledgement was sent: there were too many today, to this address or in all.')
        return 0
      }),
    )

  leads
    .command('carts')
    .description('which carts are asked about most')
    .addOption(since())
    .addHelpText('after', examples('leads carts --since 2026-05-01'))
    .action(
      does(async (call, filter: LeadFilter) => {
        const { carts, withoutCart } = cartsAskedAbout(await (await leadsOf(call)).list(filter))
        for (const { name, id, messages, waiting, last } of carts) {
          const news = waiting > 0 ? `${waiting} new  ` : ''
          call.say(`${String(messages).padStart(5)}  ${name} (${id})  ${news}last ${formatEasternStamp(last)}`)
        }
        call.warn(`${formatCount(carts.length, 'cart')}; ${formatCount(withoutCart, 'message')} about none.`)
        return 0
      }),
    )
}

function addChanging(leads: Command, does: Does): void {
  leads
    .command('mark')
    .description('says what became of a message')
    .argument('<ID>')
    .addArgument(leads.createArgument('<STATUS>').choices(leadStatuses))
    .option('--note <TEXT>', 'what to remember; --note "" takes it away')
    .addHelpText('after', examples('leads mark 260506-7K3QXR2M answered --note "comes on Friday" --by Dana'))
    .action(
      does(async (call, id: string, status: DeskLead['status'], { note }: { note?: string }) => {
        const desk = await leadsOf(call)
        const plan = await planForLead(desk, id)
        if (isRefused(call, plan)) return 1
        const by = call.by(id, status)
        const run = await desk.mark(id, { status, by, ...(note !== undefined && { note }) })
        const change = `${id}: ${plan.change?.status} → ${status}, by ${by.who} (run ${run}).`
        call.say(run === undefined ? `${id} is ${status} already.` : change)
        return 0
      }),
    )

  leads
    .command('resend <ID>')
    .description('mails it again, and revives what was given up; what still waits is not doubled')
    .addHelpText('after', examples('leads resend 260506-7K3QXR2M'))
    .action(
      does(async (call, id: string) => {
        const desk = await leadsOf(call)
        const plan = await planForLead(desk, id, ({ desk: state }) =>
          state === 'quarantined' ? `${id} is in quarantine: release it first` : undefined,
        )
        if (isRefused(call, plan)) return 1
        const { added = 0, waiting = 0 } = (await desk.resend(id)) ?? {}
        const sent = call.settings.mail ? 'to be sent' : 'to be sent, once SMTP_URL is set'
        if (added > 0) call.say(`${formatCount(added, 'mail')} put back, waiting ${sent}.`)
        if (waiting > 0) call.say(`${formatCount(waiting, 'mail')} waiting already ${sent}: not doubled.`)
        return 0
      }),
    )

  leads
    .command('release <ID>')
    .description('not spam: takes it out of quarantine and mails it')
    .addHelpText('after', examples('leads list --state quarantined', 'leads release 260506-7K3QXR2M'))
    .action(
      does(async (call, id: string) => {
        const desk = await leadsOf(call)
        const plan = await planForLead(desk, id, ({ desk: state }) =>
          state === 'quarantined' ? undefined : `${id} is not in quarantine`,
        )
        if (isRefused(call, plan)) return 1
        await desk.release(id, call.by(id))
        call.say(`${id} is released, and its mails are waiting to be sent.`)
        return 0
      }),
    )
}

function addErasing(leads: Command, does: Does): void {
  leads
    .command('delete <ID>')
    .description('erases one message for good, with its mails; shows it and asks')
    .option('--yes', 'do not ask: for a script')
    .addHelpText('after', examples('leads delete 260506-7K3QXR2M'))
    .action(
      does(async (call, id: string, { yes = false }: Yes) => {
        const desk = await leadsOf(call)
        const { change: lead, problems } = await planForLead(desk, id)
        const plan = lead ? planErasure([lead]) : refusal(...problems)
        return (await erase(call, desk, plan, { yes, words: [id] })) ?? 1
      }),
    )

  leads
    .command('forget')
    .description('erases everything that came from this address or number; shows it and asks')
    .argument('<EMAIL|PHONE>', '', personOf)
    .option('--yes', 'do not ask: for a script')
    .addHelpText('after', examples('leads forget ada@example.com', 'leads forget "(570) 555-0134" --yes'))
    .action(
      does(async (call, person: string, { yes = false }: Yes) => {
        const desk = await leadsOf(call)
        const plan = await planForgetting(desk, person)
        const code = await erase(call, desk, plan, { yes, words: [] })
        if (code === undefined || !plan.change) return 1
        for (const [other, count] of await othersFrom(desk, plan.change)) {
          const more = formatCount(count, 'more message')
          call.warn(`${more} from ${other}: forget that as well if it is the same person.`)
        }
        return code
      }),
    )
}

/** Undefined where the dealer did not agree. `words` are for the history, and tell nothing of the sender. */
async function erase(
  call: DeskCall,
  desk: LeadDesk,
  plan: Plan<readonly DeskLead[]>,
  { yes, words }: { readonly yes: boolean; readonly words: readonly string[] },
): Promise<ExitCode | undefined> {
  const { say, warn } = call
  if (isRefused(call, plan) || !plan.change) return undefined
  const now = new Date()
  for (const lead of plan.change) for (const line of linesOf(lead, now)) say(line)
  const question = `Erase ${formatCount(plan.change.length, 'message')} for good?`
  if (!(await isAgreed(call, plan, { yes, question }))) return undefined
  const ids = plan.change.map(({ id }) => id)
  const { messages, mails, run, outstanding } = await desk.erase(ids, call.by(...words))
  say(`${formatCount(messages, 'message')} and ${formatCount(mails, 'mail')} erased.`)
  if (run !== undefined)
    say(`Receipt: run ${run}. It tells when, by whom and which references, and nothing of the sender.`)
  if (outstanding)
    warn(
      'Not yet from the files of the database: something still reads what it was before, such as a backup that is running. The site finishes this within a minute after that has ended, and "status" tries as well and says whether it is done.',
    )
  warn(
    'Backups, exported files, mails already sent and what a webhook was told are not in our hands here: erase them where they are kept.',
  )
  return outstanding ? 1 : 0
}

function dayOf(text: string): Date {
  const day = parseDay(text)
  if (!day) throw new InvalidArgumentError('It is a day such as 2026-05-01.')
  return easternInstant({ day, time: '00:00' })
}

function personOf(text: string): string {
  if (!isFrom(text)) throw new InvalidArgumentError('It is neither an e-mail address nor a phone number.')
  return text
}

/** '12 messages, 3 to be answered, 1 of them past what was promised.' */
function summaryOf(leads: readonly DeskLead[], now: Date): string {
  if (leads.length === 0) return 'No messages.'
  const waiting = leads.filter(({ status, desk }) => status === 'new' && desk !== 'quarantined')
  const late = waiting.filter(({ received_at }) => standingOf(new Date(received_at), now) === 'past promise')
  const past = late.length > 0 ? `, ${late.length} of them past what was promised` : ''
  return `${formatCount(leads.length, 'message')}, ${waiting.length} to be answered${past}.`
}
