import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import { serverMessages } from '#subjects/dealership/facts/server-messages.ts'

/** The fields with what each accepts; the longest entries are ours to set, 254 being the longest address that mail can reach (LEAD-4). */
export const contactFields = {
  firstName: { label: 'First name', minimum: 1, maximum: 100, message: 'First name is required' },
  lastName: { label: 'Last name', minimum: 1, maximum: 100, message: 'Last name is required' },
  email: { label: 'E-mail', maximum: 254, message: 'Invalid email address' },
  phone: { label: 'Phone', minimum: 10, maximum: 60, message: 'Phone number is required' },
  interest: { label: 'What is this about?' },
  message: { label: 'Message', minimum: 10, maximum: 10_000, message: 'Message must be at least 10 characters' },
} as const

/** What a browser needs to know of the fields of one line, in their order. */
export const contactLines = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

/** The choices, in the order in which the form shows them (LEAD-3). */
export const contactInterests = [
  { value: 'sales', label: 'Sales Inquiry' },
  { value: 'service', label: 'Service Request' },
  { value: 'parts', label: 'Parts & Accessories' },
  { value: 'general', label: 'General Question' },
] as const satisfies readonly { readonly value: ContactInterest; readonly label: string }[]

/** What the form says, also while it is sent and where that fails (LEAD-11, LEAD-13). */
export const contactMessages = {
  cardTitle: 'Get In Touch',
  formTitle: 'Send Us a Message',
  send: 'Send Message',
  sending: 'Sending...',
  required: 'Required',
  invalid: 'Invalid input',
  tooLong: 'Message must be at most 10,000 characters',
  errorTitle: 'Error',
  submitFailed: 'Failed to submit contact form',
  sendFailed: 'Failed to send message. Please try again.',
  defaultInterest: 'sales',
} as const

/** Why the server refuses a submission, as the log names it and in words for the visitor (LEAD-15). */
export const contactRefusals = {
  malformed: { name: 'malformed', status: 400, sentence: serverMessages.badRequest },
  crossSite: {
    name: 'cross-site',
    status: 403,
    sentence: 'This form was sent from another site. Please send it from our contact page.',
  },
  keyReused: {
    name: 'key-reused',
    status: 409,
    sentence: 'This message was already sent with different content. Please reload the page and send it again.',
  },
  tooLarge: { name: 'too-large', status: 413, sentence: 'That message is too long to send.' },
  wrongType: { name: 'wrong-type', status: 415, sentence: 'Please send a form or JSON.' },
  invalid: { name: 'invalid', status: 422, sentence: 'Please check the fields and send again.' },
  tooMany: { name: 'too-many', status: 429, sentence: serverMessages.tooMany },
  notStored: {
    name: 'not-stored',
    status: 503,
    sentence: 'We could not save your message just now. Please try again in a minute, or call {phone}.',
    retryAfter: 30,
  },
} as const

/** People never see this field: where it has a value, a program filled it in. */
export const trapField = 'homepage'

/** The limits that let people write and stop floods of messages (LEAD-19, LEAD-25, LEAD-26). */
/** The first words of the runs about messages that change nothing an undo could take back; the desk's history says them in words. */
export const messageRuns = { export: 'export', resend: 'resend', forget: 'forget', retention: 'retention' } as const

export const messageRules = {
  /** The longest body that the server reads: a message of 10,000 characters in its longest encoding fits. */
  bodyBytes: 131_072,
  /** Requests of one client to one process: so many at once, then one more every `refillMs`. An office shares one address. */
  requests: { most: 60, refillMs: 10_000 },
  /** Messages of one client to all processes together: so many at once, then one more every `refillMs`. */
  perSender: { most: 60, refillMs: 30_000 },
  /** A suspicious message counts as this many. */
  suspiciousCost: 10,
  /** Acknowledgements: so many to one mailbox until none was sent for a day; to all together so many at once, then one by one. */
  acknowledgements: { perMailbox: { most: 3, restMs: 24 * 3_600_000 }, inAll: { most: 100, refillMs: 300_000 } },
  /** A person takes longer than this to fill in the form. */
  humanMilliseconds: 2_000,
  /** Within this time the same submission without a key counts as one message. */
  repeatMinutes: 10,
  /** The longest note that a person at the desk may add to a message. */
  longestNote: 2_000,
} as const
