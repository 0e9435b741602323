import { easternIso, formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { formatSpan, waitingText } from '#subjects/contact/rules/answer-time.ts'
import { interestLabel } from '#subjects/contact/rules/contact-submission.ts'
import type { DeskLead } from '#subjects/contact/server/leads/lead-desk.ts'
import type { OutboxMail } from '#subjects/contact/server/leads/outbox.ts'

const longestBeginning = 60

/** A message in two or three lines: who to call back, what about, what became of it. */
export function linesOf(lead: DeskLead, now: Date): readonly string[] {
  const who = `${lead.first_name} ${lead.last_name}`
  const about = [interestLabel(lead.interest), lead.cart_name, lead.town].filter((name) => name !== null)
  return [
    `${lead.id}  ${standing(lead, now)}`,
    `    ${[who, lead.phone, lead.email].join('  ')}`,
    `    ${[formatEasternStamp(new Date(lead.received_at)), ...about, beginningOf(lead.message)].join('  ')}`,
  ]
}

/** 'new, waits 3 h, due now (2-6 h)', 'answered after 2 h by dana: she comes on Friday' */
function standing(lead: DeskLead, now: Date): string {
  const received = new Date(lead.received_at)
  const words = [lead.status === 'new' ? `new, ${waitingText(received, now)}` : markedText(lead)]
  if (lead.desk !== 'mailed') words.push(mailWords[lead.desk])
  if (lead.callGivenUp) words.push('[call of the webhook given up]')
  return words.filter(Boolean).join('  ')
}

const mailWords: Readonly<Record<DeskLead['desk'], string>> = {
  quarantined: '[quarantined: perhaps advertising]',
  waiting: '[not mailed yet]',
  mailed: '',
  dead: '[mail given up]',
}

function markedText({ status, status_at, status_by, status_note, received_at }: DeskLead): string {
  const after = status_at && Date.parse(status_at) - Date.parse(received_at)
  const took = status === 'answered' && after ? ` after ${formatSpan(after)}` : ''
  return `${status}${took}${status_by ? ` by ${status_by}` : ''}${status_note ? `: ${oneLine(status_note)}` : ''}`
}

type Cell = (lead: DeskLead) => string

/** What is told of a message everywhere: `show` prints it, and a spreadsheet has it in columns. */
export const leadCells: Readonly<Record<string, Cell>> = {
  ID: ({ id }) => id,
  Received: ({ received_at }) => formatEasternStamp(new Date(received_at)),
  Status: ({ status }) => status,
  Note: ({ status_note }) => status_note ?? '',
  By: ({ status_by }) => status_by ?? '',
  Since: ({ status_at }) => (status_at ? formatEasternStamp(new Date(status_at)) : ''),
  State: ({ desk }) => desk,
  'First name': ({ first_name }) => first_name,
  'Last name': ({ last_name }) => last_name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Interest: ({ interest }) => interestLabel(interest),
  Cart: ({ cart_name }) => cart_name ?? '',
  'Cart ID': ({ cart_id }) => cart_id ?? '',
  Town: ({ town }) => town ?? '',
  Message: ({ message }) => message,
  Suspicion: ({ suspicion }) => suspicion ?? '',
}

/** For a program: instants with their offset, and nothing where there is nothing. */
export function recordOf(lead: DeskLead) {
  return {
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
  }
}

/** 'Mail to the dealer: waiting, attempts 2, next 2026-05-06 11:03 (421 later)' */
export function mailLine({ recipient, state, attempts, due_at, last_error }: OutboxMail): string {
  const what = recipient === 'webhook' ? 'Call of the webhook' : `Mail to the ${recipient}`
  const next = state === 'waiting' ? `, next ${formatEasternStamp(new Date(due_at))}` : ''
  return `${what}: ${state}, attempts ${attempts}${next}${last_error ? ` (${last_error})` : ''}`
}

function beginningOf(message: string): string {
  const line = oneLine(message)
  return line.length > longestBeginning ? `${line.slice(0, longestBeginning - 1)}…` : line
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
