import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import { serverMessages } from '#subjects/dealership/facts/messages.ts'

// LEAD-3, LEAD-4; the longest entries are ours to set, 254 being the longest address that mail can reach
export const contactFields = {
  firstName: { label: 'First name', minimum: 1, maximum: 100, message: 'First name is required' },
  lastName: { label: 'Last name', minimum: 1, maximum: 100, message: 'Last name is required' },
  email: { label: 'Email', maximum: 254, message: 'Invalid email address' },
  phone: { label: 'Phone', minimum: 10, maximum: 60, message: 'Phone number is required' },
  interest: { label: 'What is this about?' },
  message: { label: 'Message', minimum: 10, maximum: 10_000, message: 'Message must be at least 10 characters' },
} as const

// What a browser needs to know of the fields of one line, in their order
export const contactLines = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

// LEAD-3: the order of the choices is the order shown
export const contactInterests = [
  { value: 'sales', label: 'Sales Inquiry' },
  { value: 'service', label: 'Service Request' },
  { value: 'parts', label: 'Parts & Accessories' },
  { value: 'general', label: 'General Question' },
] as const satisfies readonly { readonly value: ContactInterest; readonly label: string }[]

// LEAD-1, LEAD-3, LEAD-11, LEAD-13
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

// Why the server does not take a submission, as the log names it and as the visitor is told. LEAD-15
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

/** The field that people never see; what stands in it was not typed by one. */
export const trapField = 'homepage'

// What keeps the contact form open to people and shut to floods. LEAD-15, LEAD-19, LEAD-25, LEAD-26.
export const messageRules = {
  /** The longest body that is read: a message of 10,000 characters in its longest encoding fits. */
  bodyBytes: 131_072,
  /** So many requests at once from one client to one process, and one more every while: an office stands behind one address. */
  requests: { most: 60, refillMs: 10_000 },
  /** So many messages at once from one client to all processes together, and one more every while. */
  perSender: { most: 60, refillMs: 30_000 },
  /** As many of these a suspicious message counts for. */
  suspiciousCost: 10,
  /** Acknowledgements to one mailbox, until none was sent for a day, and to all: so many at once, and one more every while. */
  acknowledgements: { perMailbox: { most: 3, restMs: 24 * 3_600_000 }, inAll: { most: 100, refillMs: 300_000 } },
  /** A form filled in faster than this was not filled in by a person. */
  humanMilliseconds: 2_000,
  /** The same submission again within this time, without a key, is one message. */
  repeatMinutes: 10,
  /** What someone at the desk may note about a message. */
  longestNote: 2_000,
} as const
