import { writeFileSync } from 'node:fs'
import { extname } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Database } from '#kernel/db/open-database.ts'
import {
  type DeskCall,
  type DeskCommands,
  type DeskSettings,
  type Does,
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
import { erasure } from '#subjects/contact/facts/lead-rules.ts'
import { createLeadDesk, type LeadDesk, planErasure } from '#subjects/contact/server/leads/lead-desk.ts'
import { type DeskLead, isFrom, type LeadFilter } from '#subjects/contact/server/leads/lead-list.ts'
import { leadStatuses } from '#subjects/contact/server/tables.ts'
import { readShop } from '#subjects/dealership/server/shop-store.ts'
import { csvOf, jsonOf, linesOf } from './lead-lines.ts'

declare module '#kernel/desk/desk.ts' {
  interface DeskSettings {
    readonly leadsKeptDays: number
    readonly mail?:
      | (Readonly<Record<'url' | 'from' | 'to', string>> & { readonly alarmsTo?: string | undefined })
      | undefined
    readonly webhook?: object | undefined
  }
}

export async function leadsOf({ open, settings }: Pick<DeskCall, 'open' | 'settings'>): Promise<LeadDesk> {
  return leadsOver(await open(), settings, () => new Date())
}

export function leadsOver({ leads }: Database, { siteUrl, webhook }: DeskSettings, now: () => Date): LeadDesk {
  return createLeadDesk({
    connection: leads,
    mailDomain: new URL(siteUrl).hostname,
    webhook: webhook !== undefined,
    now,
  })
}

/** The rest of what is done about messages is done in the browser. */
export const leadsCommands: DeskCommands = (program, does) => {
  const leads = program.command('leads').description('the messages of the contact form')
  addExport(leads, does)
  addForget(leads, does)
}

const formats = new Map<string, (leads: readonly DeskLead[]) => string>([
  ['.csv', (leads) => byteOrderMark + csvOf(leads)],
  ['.json', jsonOf],
  ['-', csvOf],
])

/** LEAD-70: a file for its owner alone, or the output itself, byte for byte. That it was made is in the history. */
function addExport(leads: Command, does: Does): void {
  const command = leads.command('export')
  command
    .description('messages as .csv for a spreadsheet or a CRM, as .json for a program, spam left out; "-" prints CSV')
    .argument('<FILE>')
    .addOption(new Option('--since <YYYY-MM-DD>', 'those that came on that day or later').argParser(dayOf))
    .addOption(new Option('--status <STATUS>', 'what was made of them').choices(leadStatuses))
    .option('--force', 'overwrite a file that is there')
    .addHelpText('after', examples('leads export leads.csv', 'leads export may.json --since 2026-05-01'))
    .action(
      does(async (call, file: string, { force = false, ...filter }: LeadFilter & { readonly force?: boolean }) => {
        const textOf =
          formats.get(file === '-' ? file : extname(file).toLowerCase()) ??
          command.error(`error: "${file}" ends neither with .csv nor with .json, and is not "-" for the screen`)
        const found = await (await leadsOf(call)).forExport(filter)
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

function addForget(leads: Command, does: Does): void {
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
        const clock = { now: new Date(), ...(await readShop((await call.open()).db)) }
        for (const line of theirs.flatMap((lead) => linesOf(lead, clock))) call.say(line)
        const question = `Erase ${formatCount(theirs.length, 'message')} for good?`
        if (!(await isAgreed(call, planErasure(theirs), { yes, question }))) return 1
        const { messages, mails, run, outstanding, others } = await desk.erase(
          theirs.map(({ id }) => id),
          call.by(),
        )
        call.say(`${formatCount(messages, 'message')} and ${formatCount(mails, 'mail')} erased.`)
        if (run !== undefined)
          call.say(`Receipt: run ${run}. It tells when, by whom and which references, and nothing of the sender.`)
        if (outstanding) call.warn(erasure.outstanding)
        call.warn(erasure.elsewhere)
        for (const { person: other, count } of others)
          call.warn(
            `${formatCount(count, 'more message')} from ${other}: forget that as well if it is the same person.`,
          )
        return outstanding ? 1 : 0
      }),
    )
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
