import { type CalendarDay, parseDay } from '#kit/dates/calendar-day.ts'
import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import { readSubmission } from './contact-submission.ts'

const messageStates = ['accepted', 'quarantined'] as const
export const messageStatuses = ['new', 'answered', 'spam', 'closed'] as const

/** A visitor's message by the contact form or the call, as the database stores it. */
export interface Message {
  id: string
  received_at: string
  state: (typeof messageStates)[number]
  suspicion: string | null
  source: 'script' | 'form'
  first_name: string
  last_name: string
  email: string
  /** The address in lower case, by which the desk finds a person. */
  email_key: string
  phone: string
  interest: ContactInterest
  message: string
  /** The cart and the town that the message is about, by their names at that time. */
  cart_id: string | null
  cart_name: string | null
  town: string | null
  /** What the dealer has marked the message as. */
  status: (typeof messageStatuses)[number]
  status_by: string | null
  status_at: string | null
  /** The day on which the message comes back among those to answer. */
  remind_on: CalendarDay | null
  /** The person at the desk who has taken the answer on. */
  taken_by: string | null
}

/** A note that a person at the desk adds to a message. */
export interface MessageNote {
  id: string
  lead_id: string
  at: string
  who: string
  text: string
}

/** 'suspects' is one mail to the dealer about all messages that look like advertising; it belongs to the newest of them. */
export const recipients = ['dealer', 'visitor', 'webhook', 'suspects'] as const

export type Recipient = (typeof recipients)[number]

/** One mail to one recipient, or one call of the webhook. The site deletes it with the message, or once it comes too late to be of use. */
export interface Mail {
  id: string
  lead_id: string
  recipient: Recipient
  message_id: string
  state: 'waiting' | 'sent' | 'dead'
  attempts: number
  created_at: string
  due_at: string
  /** Until then the worker that has claimed the mail may send it. */
  lease_until: string | null
  lease: string | null
  settled_at: string | null
  last_error: string | null
}

/** How far a message has come on its way to the dealer. */
export const deliveries = ['quarantined', 'waiting', 'mailed', 'dead'] as const

/** A message with all that the desk knows of it. */
export type FullMessage = Message & {
  readonly delivery: (typeof deliveries)[number]
  readonly mails: readonly Mail[]
  /** The earliest first. */
  readonly notes: readonly MessageNote[]
}

export function isMessage(message: Message): boolean {
  return (
    messageStates.includes(message.state) &&
    messageStatuses.includes(message.status) &&
    message.email_key === message.email.toLowerCase() &&
    !Number.isNaN(Date.parse(message.received_at)) &&
    // Rows of an earlier version have neither column.
    isReminder(message.remind_on ?? null) &&
    isName(message.taken_by ?? null) &&
    readSubmission({ ...message, firstName: message.first_name, lastName: message.last_name }).ok
  )
}

const isReminder = (day: string | null) => day === null || parseDay(day) === day
const isName = (name: string | null) => name === null || (name.length <= 100 && !/\p{Cc}/u.test(name))

/** The label of a visitor's interest in the form. */
export function interestLabel(value: ContactInterest): string {
  return contactInterests.find((interest) => interest.value === value)?.label ?? value
}

/** 'Service Request, Denago EV City, Jim Thorpe Borough' */
export function aboutOf({ interest, cart_name, town }: Pick<Message, 'interest' | 'cart_name' | 'town'>): string {
  return [interestLabel(interest), cart_name, town].filter(Boolean).join(', ')
}
