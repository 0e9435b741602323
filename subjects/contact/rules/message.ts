import type { CalendarDay } from '#kit/dates/calendar-day.ts'
import { contactInterests } from '#subjects/contact/facts/contact-form.ts'
import type { ContactInterest } from '#subjects/dealership/facts/contact-interest.ts'
import type { ContactSubmission } from './contact-submission.ts'

export const messageStates = ['accepted', 'quarantined'] as const
export const messageStatuses = ['new', 'answered', 'spam', 'closed'] as const

/** A visitor's message by the contact form or the call. */
export interface Message extends ContactSubmission {
  readonly id: string
  readonly receivedAt: Date
  readonly state: (typeof messageStates)[number]
  readonly suspicion: string | null
  /** The cart and the town that the message is about, by their names at that time. */
  readonly cartId: string | null
  readonly cartName: string | null
  readonly town: string | null
  /** What the dealer has marked the message as. */
  readonly status: (typeof messageStatuses)[number]
  readonly statusBy: string | null
  readonly statusAt: Date | null
  /** The day on which the message comes back among those to answer. */
  readonly remindOn: CalendarDay | null
  /** The person at the desk who has taken the answer on. */
  readonly takenBy: string | null
}

/** A note that a person at the desk adds to a message. */
export interface MessageNote {
  readonly id: string
  readonly at: Date
  readonly who: string
  readonly text: string
}

/** 'suspects' is one mail to the dealer about all messages that look like advertising; it belongs to the newest of them. */
export const recipients = ['dealer', 'visitor', 'webhook', 'suspects'] as const

export type Recipient = (typeof recipients)[number]

/** How one mail to one recipient, or one call of the webhook, stands. */
export interface MessageMail {
  readonly id: string
  readonly recipient: Recipient
  readonly state: 'waiting' | 'sent' | 'dead'
  /** When it went or was given up, or else when it is tried next. */
  readonly at: Date
  readonly isSettled: boolean
  readonly lastError: string | null
}

/** How far a message has come on its way to the dealer. */
export const deliveries = ['quarantined', 'waiting', 'mailed', 'dead'] as const

/** A message with all that the desk knows of it. */
export type FullMessage = Message & {
  readonly delivery: (typeof deliveries)[number]
  readonly mails: readonly MessageMail[]
  /** The earliest first. */
  readonly notes: readonly MessageNote[]
}

/** The label of a visitor's interest in the form. */
export function interestLabel(value: ContactInterest): string {
  return contactInterests.find((interest) => interest.value === value)?.label ?? value
}

/** What a visitor wrote and about what, for programs. */
export function forPrograms({ id, firstName, lastName, email, phone, interest, message, ...of }: Message) {
  const cart = of.cartId === null ? null : { id: of.cartId, name: of.cartName }
  return { id, firstName, lastName, email, phone, interest, message, cart, town: of.town }
}

/** 'Service Request, Denago EV City, Jim Thorpe Borough' */
export function aboutOf({ interest, cartName, town }: Pick<Message, 'interest' | 'cartName' | 'town'>): string {
  return [interestLabel(interest), cartName, town].filter(Boolean).join(', ')
}
