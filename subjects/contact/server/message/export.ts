import { easternIso, formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { csvLine } from '#kit/formats/csv.ts'
import { type FullMessage, forPrograms, interestLabel } from '#subjects/contact/rules/message.ts'

const stamp = (instant: Date | null) => instant && formatEasternStamp(instant)

/** The columns of the spreadsheet. */
const cells: Readonly<Record<string, (message: FullMessage) => string | null>> = {
  ID: ({ id }) => id,
  Received: ({ receivedAt }) => stamp(receivedAt),
  Status: ({ status }) => status,
  Notes: ({ notes }) => notesText(notes),
  By: ({ statusBy }) => statusBy,
  Since: ({ statusAt }) => stamp(statusAt),
  State: ({ delivery }) => delivery,
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Interest: ({ interest }) => interestLabel(interest),
  Cart: ({ cartName }) => cartName,
  'Cart ID': ({ cartId }) => cartId,
  Town: ({ town }) => town,
  Message: ({ message }) => message,
  Suspicion: ({ suspicion }) => suspicion,
}

export function messagesAsCsv(messages: readonly FullMessage[]): string {
  const columns = Object.values(cells)
  return (
    csvLine(Object.keys(cells)) +
    messages.map((message) => csvLine(columns.map((cell) => cell(message) ?? ''))).join('')
  )
}

/** Messages for a program: instants with their offset; a field without a value is null. */
export function messagesAsJson(messages: readonly FullMessage[]): string {
  const records = messages.map((message) => ({
    ...forPrograms(message),
    received: easternIso(message.receivedAt),
    status: message.status,
    notes: message.notes.map(({ at, who, text }) => ({ at: easternIso(at), by: who, text })),
    by: message.statusBy,
    since: message.statusAt && easternIso(message.statusAt),
    state: message.delivery,
    suspicion: message.suspicion,
  }))
  return `${JSON.stringify(records, null, 2)}\n`
}

const notesText = (notes: FullMessage['notes']) => notes.map(({ text }) => text).join('\n')
