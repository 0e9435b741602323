import { writeFileSync } from 'node:fs'
import { extname } from 'node:path'
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
import { refusal } from '#kernel/desk/plan.ts'
import { noteRun } from '#kernel/history/record-run.ts'
import { parseDay } from '#kit/dates/calendar-day.ts'
import { easternInstant } from '#kit/dates/eastern-time.ts'
import { byteOrderMark } from '#kit/formats/csv.ts'
import { formatCount } from '#kit/formats/format.ts'
import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import {
  createLeadDesk,
  type DeskLead,
  isFrom,
  type LeadDesk,
  type LeadFilter,
  planErasure,
} from '#subjects/contact/server/leads/lead-desk.ts'
import { deskStates } from '#subjects/contact/server/leads/lead-status.ts'
import { leadStatuses } from '#subjects/contact/server/tables.ts'
import { cartLines, csvOf, jsonOf, linesOf, pageOf, summaryOf } from './lead-lines.ts'

declare module '#kernel/desk/desk.ts' {
  interface DeskSettings {
    readonly leadsKeptDays: number
    readonly mail?:
      | (Readonly<Record<'url' | 'from' | 'to', string>> & { readonly alarmsTo?: string | undefined })
      | undefined
    readonly webhook?: object | undefined
  }
}

export async function leadsOf({ open, settings }: DeskCall): Promise<LeadDesk> {
  return createLeadDesk({
    connection: (await open()).leads,
    mailDomain: new URL(settings.siteUrl).hostname,
    webhook: settings.webhook !== undefined,
    now: () => new Date(),
  })
}

export const leadsCommands: DeskCommands = (program, does) => {
  const leads = program.command('leads').description('the messages of the contact form')
  addReading(leads, does)
  addExport(leads, does)
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
        for (const line of found.flatMap((lead) => linesOf(lead, now))) call.say(line)
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
        if (!found) call.warn(`There is no message ${id}.`)
        else for (const line of pageOf(found)) call.say(line)
        return found ? 0 : 1
      }),
    )

  leads
    .command('carts')
    .description('which carts are asked about most')
    .addOption(since())
    .addHelpText('after', examples('leads carts --since 2026-05-01'))
    .action(
      does(async (call, filter: LeadFilter) => {
        const { lines, summary } = cartLines(await (await leadsOf(call)).list(filter))
        for (const line of lines) call.say(line)
        call.warn(summary)
        return 0
      }),
    )
}

const formats = new Map<string, (leads: readonly DeskLead[]) => string>([
  ['.csv', (leads) => byteOrderMark + csvOf(leads)],
  ['.json', jsonOf],
  ['-', csvOf],
])

/** LEAD-70: a file for its owner alone, or the output itself, byte for byte. That it was made is in the history. */
function addExport(leads: Command, does: Does): void {
  const command = withChoices(leads.command('export'))
  command
    .description('messages as .csv for a spreadsheet or a CRM, as .json for a program, spam left out; "-" prints CSV')
    .argument('<FILE>')
    .option('--force', 'overwrite a file that is there')
    .addHelpText('after', examples('leads export leads.csv', 'leads export may.json --since 2026-05-01'))
    .action(
      does(async (call, file: string, { force = false, ...filter }: LeadFilter & { readonly force?: boolean }) => {
        const textOf =
          formats.get(file === '-' ? file : extname(file).toLowerCase()) ??
          command.error(`error: "${file}" ends neither with .csv nor with .json, and is not "-" for the screen`)
        const chosen = await (await leadsOf(call)).list(filter)
        const found = chosen.filter(({ status }) => status !== 'spam' || filter.status === 'spam')
        const text = textOf(found)
        const count = formatCount(found.length, 'message')
        if (file === '-') await new Promise<void>((written) => void process.stdout.write(text, () => written()))
        else writeFileSync(file, text, { flag: force ? 'w' : 'wx', mode: 0o600 })
        await noteRun((await call.open()).db, { ...call.by(), at: new Date() })
        if (file === '-') call.warn(`${count}.`)
        else call.say(`${count} written to ${file}.`)
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
        const by = call.by(id, status)
        const marked = await desk.mark(id, status, by, note)
        if (!marked) return refuse(call, desk, id)
        const { was, run } = marked
        call.say(
          run === undefined ? `${id} is ${status} already.` : `${id}: ${was} → ${status}, by ${by.who} (run ${run}).`,
        )
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
        const resent = await desk.resend(id)
        if (!resent) return refuse(call, desk, id, `${id} is in quarantine: release it first`)
        const { added, waiting } = resent
        const sent = call.settings.mail ? 'to be sent' : 'to be sent, once SMTP_URL is set'
        if (added > 0) call.say(`${formatCount(added, 'mail')} put back, waiting ${sent}.`)
        if (waiting > 0) call.say(`${formatCount(waiting, 'mail')} waiting already ${sent}: not doubled.`)
        return 0
      }),
    )

  leads
    .command('release <ID>')
    .description('not spam: takes it out of quarantine and mails it')
    .addHelpText('after', examples('leads list --status new', 'leads release 260506-7K3QXR2M'))
    .action(
      does(async (call, id: string) => {
        const desk = await leadsOf(call)
        if (!(await desk.release(id, call.by(id)))) return refuse(call, desk, id, `${id} is not in quarantine`)
        call.say(`${id} is released, and its mails are waiting to be sent.`)
        return 0
      }),
    )
}

/** Tells why nothing was done about a message. */
async function refuse(call: DeskCall, desk: LeadDesk, id: string, reason = ''): Promise<ExitCode> {
  isRefused(call, refusal((await desk.find(id)) ? reason : `There is no message ${id}`))
  return 1
}

function addErasing(leads: Command, does: Does): void {
  leads
    .command('delete <ID>')
    .description('erases one message for good, with its mails; shows it and asks')
    .option('--yes', 'do not ask: for a script')
    .addHelpText('after', examples('leads delete 260506-7K3QXR2M'))
    .action(
      does(async (call, id: string, { yes = false }: { yes?: boolean }) => {
        const desk = await leadsOf(call)
        const found = await desk.find(id)
        if (!found) return refuse(call, desk, id)
        return (await erase(call, desk, [found], { yes, words: [id] })) ?? 1
      }),
    )

  leads
    .command('forget')
    .description('erases everything that came from this address or number; shows it and asks')
    .argument('<EMAIL|PHONE>', '', personOf)
    .option('--yes', 'do not ask: for a script')
    .addHelpText('after', examples('leads forget ada@example.com', 'leads forget "(570) 555-0134" --yes'))
    .action(
      does(async (call, person: string, { yes = false }: { yes?: boolean }) => {
        const desk = await leadsOf(call)
        const theirs = await desk.from(person)
        if (theirs.length === 0) {
          isRefused(call, refusal(`No message is from ${person}: nothing was erased`))
          return 1
        }
        const code = await erase(call, desk, theirs, { yes, words: [] })
        if (code === undefined) return 1
        // A sender is known by number and by address, and may have written under the other as well.
        for (const other of new Set(theirs.flatMap(({ email_key, phone }) => [email_key, phone]))) {
          const more = (await desk.from(other)).length
          if (more > 0)
            call.warn(
              `${formatCount(more, 'more message')} from ${other}: forget that as well if it is the same person.`,
            )
        }
        return code
      }),
    )
}

/** Undefined where the dealer did not agree. `words` are for the history, and tell nothing of the sender. */
async function erase(
  call: DeskCall,
  desk: LeadDesk,
  leads: readonly DeskLead[],
  { yes, words }: { readonly yes: boolean; readonly words: readonly string[] },
): Promise<ExitCode | undefined> {
  const { say, warn } = call
  const now = new Date()
  for (const line of leads.flatMap((lead) => linesOf(lead, now))) say(line)
  const question = `Erase ${formatCount(leads.length, 'message')} for good?`
  if (!(await isAgreed(call, planErasure(leads), { yes, question }))) return undefined
  const ids = leads.map(({ id }) => id)
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
