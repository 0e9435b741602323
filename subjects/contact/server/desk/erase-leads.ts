import { agreed, runBy } from '#kernel/desk/asking.ts'
import { type DeskCall, type ExitCode, MisuseError } from '#kernel/desk/desk-command.ts'
import { formatCount } from '#kit/formats/format.ts'
import type { DeskLead, LeadDesk } from '#subjects/contact/server/leads/lead-desk.ts'
import { linesOf } from './lead-lines.ts'
import { withLeadDesk } from './with-lead-desk.ts'

interface Asked {
  /** Where it came from, without anything that tells of a visitor. */
  readonly command: readonly string[]
  readonly yes: boolean
}

/** Erases whatever came from an e-mail address or a phone number, once somebody has seen what that is. */
export function forgetPerson(call: DeskCall, person: string, yes: boolean): Promise<ExitCode> {
  return withLeadDesk(call.settings, async (desk) => {
    const found = await desk.from(person)
    if (!found) throw new MisuseError(`"${person}" is neither an e-mail address nor a phone number`)
    if (found.length === 0) {
      call.warn(`No message is from ${person}: nothing was erased.`)
      return 1
    }
    const code = await erase(call, desk, found, { command: ['leads', 'forget'], yes })
    if (code !== undefined) await tellOfOthers(call, desk, found)
    return code ?? 1
  })
}

export function deleteLead(call: DeskCall, id: string, yes: boolean): Promise<ExitCode> {
  return withLeadDesk(call.settings, async (desk) => {
    const found = await desk.find(id)
    if (!found) {
      call.warn(`There is no message ${id}.`)
      return 1
    }
    return (await erase(call, desk, [found.lead], { command: ['leads', 'delete', id], yes })) ?? 1
  })
}

/** Undefined where nobody agreed. */
async function erase(
  call: DeskCall,
  desk: LeadDesk,
  leads: readonly DeskLead[],
  { command, yes }: Asked,
): Promise<ExitCode | undefined> {
  const { say, warn } = call
  const now = new Date()
  for (const lead of leads) for (const line of linesOf(lead, now)) say(line)
  const count = formatCount(leads.length, 'message')
  const reasons = [`${count}, with mails, notes and all that is known of the sender: nobody can undo this.`]
  if (!(await agreed(call, { yes, reasons, question: `Erase ${count} for good?` }))) return undefined
  const { messages, mails, run, outstanding } = await desk.erase(
    leads.map(({ id }) => id),
    runBy(call, ...command),
  )
  say(`${formatCount(messages, 'message')} and ${formatCount(mails, 'mail')} erased.`)
  if (run !== undefined)
    say(`Receipt: run ${run}. It tells when, by whom and which references, and nothing of the sender.`)
  if (outstanding)
    warn(
      'Not yet from the files of the database: somebody still reads what it was before, such as a backup that is running. The site finishes this within a minute after that has ended, and "status" tries as well and says whether it is done.',
    )
  warn(
    'Backups, exported files, mails already sent and what a webhook was told are not in our hands here: erase them where they are kept.',
  )
  return outstanding ? 1 : 0
}

/** A person is known by number and by address; whoever was found by one may have written under the other as well. */
async function tellOfOthers({ warn }: DeskCall, desk: LeadDesk, erased: readonly DeskLead[]): Promise<void> {
  for (const person of new Set(erased.flatMap(({ email_key, phone }) => [email_key, phone]))) {
    const others = (await desk.from(person)) ?? []
    if (others.length > 0)
      warn(
        `${formatCount(others.length, 'more message')} from ${person}: forget that as well if it is the same person.`,
      )
  }
}
