import type { Lead, OutboxMail } from './outbox.ts'
import type { NewLead } from './ports.ts'

/** What makes two leads the same: the same words about another cart are another lead. */
export function sameLead({
  submission,
  context: { cart, town } = {},
}: Pick<NewLead, 'submission' | 'context'>): string {
  return JSON.stringify({ ...submission, cart: cart?.id, town: town?.id })
}

/** A lead as it is stored, whatever stores it. */
export function leadRow(
  id: string,
  { submission, context: { cart, town } = {}, suspicion, source }: NewLead,
  at: Date,
): Lead {
  return {
    id,
    received_at: at.toISOString(),
    state: suspicion ? 'quarantined' : 'accepted',
    suspicion: suspicion ?? null,
    source,
    first_name: submission.firstName,
    last_name: submission.lastName,
    email: submission.email,
    email_key: submission.email.toLowerCase(),
    phone: submission.phone,
    interest: submission.interest,
    message: submission.message,
    cart_id: cart?.id ?? null,
    cart_name: cart?.name ?? null,
    town: town?.name ?? null,
    status: 'new',
    status_note: null,
    status_by: null,
    status_at: null,
  }
}

interface NewMail {
  readonly id: string
  readonly leadId: string
  readonly recipient: OutboxMail['recipient']
  readonly at: Date
  readonly mailDomain: string
}

/** A mail that waits for its first attempt; it keeps its Message-ID through all of them. */
export function mailRow({ id, leadId, recipient, at, mailDomain }: NewMail): OutboxMail {
  const instant = at.toISOString()
  return {
    id,
    lead_id: leadId,
    recipient,
    message_id: `<${id}@${mailDomain}>`,
    state: 'waiting',
    attempts: 0,
    created_at: instant,
    due_at: instant,
    lease_until: null,
    lease: null,
    settled_at: null,
    last_error: null,
  }
}
