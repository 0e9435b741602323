import { easternIso, formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { csvLine } from '#kit/formats/csv.ts'
import { formatCount } from '#kit/formats/format.ts'
import { formatSpan, standingOf, waitingText } from '#subjects/contact/rules/answer-time.ts'
import { interestLabel } from '#subjects/contact/rules/contact-submission.ts'
import type { DeskLead } from '#subjects/contact/server/leads/lead-desk.ts'
import type { OutboxMail, Recipient } from '#subjects/contact/server/tables.ts'

const longestBeginning = 60
const mailWords: Readonly<Record<DeskLead['desk'], string>> = {
  quarantined: '[quarantined: perhaps advertising]',
  waiting: '[not mailed yet]',
  mailed: '',
  dead: '[mail given up]',
}

/** A message in two or three lines: who to call back, what about, what became of it. */
export function linesOf(lead: DeskLead, now: Date): readonly string[] {
  const received = new Date(lead.received_at)
  const standing = lead.status === 'new' ? `new, ${waitingText(received, now)}` : markedText(lead)
  const isGivenUp = lead.mails.some(({ recipient, state }) => recipient === 'webhook' && state === 'dead')
  const calls = isGivenUp ? '[call of the webhook given up]' : ''
  const beginning = oneLine(lead.message)
  const message = beginning.length > longestBeginning ? `${beginning.slice(0, longestBeginning - 1)}…` : beginning
  const about = [interestLabel(lead.interest), lead.cart_name, lead.town].filter((name) => name !== null)
  return [
    `${lead.id}  ${[standing, mailWords[lead.desk], calls].filter(Boolean).join('  ')}`,
    `    ${[`${lead.first_name} ${lead.last_name}`, lead.phone, lead.email].join('  ')}`,
    `    ${[formatEasternStamp(received), ...about, message].join('  ')}`,
  ]
}

/** 'answered after 2 h by dana: she comes on Friday' */
function markedText({ status, status_at, status_by, status_note, received_at }: DeskLead): string {
  const after = status_at && Date.parse(status_at) - Date.parse(received_at)
  const took = status === 'answered' && after ? ` after ${formatSpan(after)}` : ''
  return `${status}${took}${status_by ? ` by ${status_by}` : ''}${status_note ? `: ${oneLine(status_note)}` : ''}`
}

/** '12 messages, 3 to be answered, 1 of them past what was promised.' */
export function summaryOf(leads: readonly DeskLead[], now: Date): string {
  if (leads.length === 0) return 'No messages.'
  const waiting = leads.filter(({ status, desk }) => status === 'new' && desk !== 'quarantined')
  const late = waiting.filter(({ received_at }) => standingOf(new Date(received_at), now) === 'past promise')
  const suspects = leads.filter(({ status, desk }) => status === 'new' && desk === 'quarantined').length
  const alike = suspects > 0 ? `, ${suspects} like advertising: "leads release ID" or "leads mark ID spam"` : ''
  const past = late.length > 0 ? `, ${late.length} of them past what was promised` : ''
  return `${formatCount(leads.length, 'message')}, ${waiting.length} to be answered${past}${alike}.`
}

const stamp = (instant: string | null) => (instant ? formatEasternStamp(new Date(instant)) : null)

/** What is told of a message everywhere: `show` prints it, and a spreadsheet has it in columns. */
const cells: Readonly<Record<string, (lead: DeskLead) => string | null>> = {
  ID: ({ id }) => id,
  Received: ({ received_at }) => stamp(received_at),
  Status: ({ status }) => status,
  Note: ({ status_note }) => status_note,
  By: ({ status_by }) => status_by,
  Since: ({ status_at }) => stamp(status_at),
  State: ({ desk }) => desk,
  'First name': ({ first_name }) => first_name,
  'Last name': ({ last_name }) => last_name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Interest: ({ interest }) => interestLabel(interest),
  Cart: ({ cart_name }) => cart_name,
  'Cart ID': ({ cart_id }) => cart_id,
  Town: ({ town }) => town,
  Message: ({ message }) => message,
  Suspicion: ({ suspicion }) => suspicion,
}

/** A message whole, and what became of its mails. */
export function pageOf(lead: DeskLead): readonly string[] {
  const { Message: _, ...others } = cells
  const isAcknowledged = lead.mails.some(({ recipient }) => recipient === 'visitor')
  return [
    ...Object.entries(others).flatMap(([label, cell]) => (cell(lead) ? [`${label}: ${cell(lead)}`] : [])),
    `\n${lead.message}\n`,
    ...lead.mails.map(mailLine),
    ...(lead.desk === 'quarantined' || isAcknowledged
      ? []
      : ['No acknowledgement was sent: there were too many today, to this address or in all.']),
  ]
}

const mailKinds: Readonly<Record<Recipient, string>> = {
  dealer: 'Mail to the dealer',
  visitor: 'Mail to the visitor',
  webhook: 'Call of the webhook',
  suspects: 'Mail about what looks like advertising',
}

/** 'Mail to the dealer: waiting, attempts 2, next 2026-05-06 11:03 (421 later)' */
function mailLine({ recipient, state, attempts, due_at, last_error }: OutboxMail): string {
  const next = state === 'waiting' ? `, next ${stamp(due_at)}` : ''
  return `${mailKinds[recipient]}: ${state}, attempts ${attempts}${next}${last_error ? ` (${last_error})` : ''}`
}

export function csvOf(leads: readonly DeskLead[]): string {
  const columns = Object.values(cells)
  return csvLine(Object.keys(cells)) + leads.map((lead) => csvLine(columns.map((cell) => cell(lead) ?? ''))).join('')
}

/** For a program: instants with their offset, and nothing where there is nothing. */
export function jsonOf(leads: readonly DeskLead[]): string {
  const records = leads.map((lead) => ({
    id: lead.id,
    received: easternIso(new Date(lead.received_at)),
    status: lead.status,
    note: lead.status_note,
    by: lead.status_by,
    since: lead.status_at && easternIso(new Date(lead.status_at)),
    state: lead.desk,
    firstName: lead.first_name,
    lastName: lead.last_name,
    email: lead.email,
    phone: lead.phone,
    interest: lead.interest,
    cart: lead.cart_id && { id: lead.cart_id, name: lead.cart_name },
    town: lead.town,
    message: lead.message,
    suspicion: lead.suspicion,
  }))
  return `${JSON.stringify(records, null, 2)}\n`
}

/** LEAD-33: the carts that messages are about, the most asked for first; what looks like advertising asks for nothing. */
export function cartLines(leads: readonly DeskLead[]) {
  const asked = leads.filter(({ desk, status }) => desk !== 'quarantined' && status !== 'spam')
  const about = asked.filter(({ cart_id }) => cart_id !== null)
  const carts = [...Map.groupBy(about, ({ cart_id }) => cart_id)].toSorted(([, a], [, b]) => b.length - a.length)
  const lines = carts.map(([id, messages]) => {
    const waiting = messages.filter(({ status }) => status === 'new').length
    const news = waiting > 0 ? `${waiting} new  ` : ''
    // The newest message comes first: it knows the cart by its latest name.
    const [latest] = messages
    const name = latest?.cart_name ?? id
    return `${String(messages.length).padStart(5)}  ${name} (${id})  ${news}last ${stamp(latest?.received_at ?? null)}`
  })
  const without = formatCount(asked.length - about.length, 'message')
  return { lines, summary: `${formatCount(carts.length, 'cart')}; ${without} about none.` }
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
