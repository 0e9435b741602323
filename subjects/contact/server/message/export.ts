import { easternIso, formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { csvLine } from '#kit/formats/csv.ts'
import { type FullMessage, interestLabel } from '#subjects/contact/rules/message.ts'

const stamp = (instant: string | null) => (instant ? formatEasternStamp(new Date(instant)) : null)

/** The columns of the spreadsheet. */
const cells: Readonly<Record<string, (message: FullMessage) => string | null>> = {
  ID: ({ id }) => id,
  Received: ({ received_at }) => stamp(received_at),
  Status: ({ status }) => status,
  Notes: ({ notes }) => notesText(notes),
  By: ({ status_by }) => status_by,
  Since: ({ status_at }) => stamp(status_at),
  State: ({ delivery }) => delivery,
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

export function csvOf(messages: readonly FullMessage[]): string {
  const columns = Object.values(cells)
  return (
    csvLine(Object.keys(cells)) +
    messages.map((message) => csvLine(columns.map((cell) => cell(message) ?? ''))).join('')
  )
}

/** Messages for a program: instants with their offset, and no field without a value. */
export function jsonOf(messages: readonly FullMessage[]): string {
  const records = messages.map((message) => ({
    id: message.id,
    received: easternIso(new Date(message.received_at)),
    status: message.status,
    notes: message.notes.map(({ at, who, text }) => ({ at: easternIso(new Date(at)), by: who, text })),
    by: message.status_by,
    since: message.status_at && easternIso(new Date(message.status_at)),
    state: message.delivery,
    firstName: message.first_name,
    lastName: message.last_name,
    email: message.email,
    phone: message.phone,
    interest: message.interest,
    cart: message.cart_id && { id: message.cart_id, name: message.cart_name },
    town: message.town,
    message: message.message,
    suspicion: message.suspicion,
  }))
  return `${JSON.stringify(records, null, 2)}\n`
}

const notesText = (notes: FullMessage['notes']) => notes.map(({ text }) => text).join('\n')
