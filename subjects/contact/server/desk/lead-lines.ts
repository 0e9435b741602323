import { easternIso, formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { csvLine } from '#kit/formats/csv.ts'
import { type FullMessage, interestLabel } from '#subjects/contact/rules/message.ts'

const stamp = (instant: string | null) => (instant ? formatEasternStamp(new Date(instant)) : null)

/** What a spreadsheet has in columns. */
const cells: Readonly<Record<string, (lead: FullMessage) => string | null>> = {
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

export function csvOf(leads: readonly FullMessage[]): string {
  const columns = Object.values(cells)
  return csvLine(Object.keys(cells)) + leads.map((lead) => csvLine(columns.map((cell) => cell(lead) ?? ''))).join('')
}

/** For a program: instants with their offset, and nothing where there is nothing. */
export function jsonOf(leads: readonly FullMessage[]): string {
  const records = leads.map((lead) => ({
    id: lead.id,
    received: easternIso(new Date(lead.received_at)),
    status: lead.status,
    notes: lead.notes.map(({ at, who, text }) => ({ at: easternIso(new Date(at)), by: who, text })),
    by: lead.status_by,
    since: lead.status_at && easternIso(new Date(lead.status_at)),
    state: lead.delivery,
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

const notesText = (notes: FullMessage['notes']) => notes.map(({ text }) => text).join('\n')
