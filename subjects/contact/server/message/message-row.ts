import { type CalendarDay, parseDay } from '#kit/dates/calendar-day.ts'
import { readSubmission } from '#subjects/contact/rules/contact-submission.ts'
import {
  type Message,
  type MessageMail,
  type MessageNote,
  messageStates,
  messageStatuses,
  type Recipient,
} from '#subjects/contact/rules/message.ts'

type UnrenamedFields = 'id' | 'state' | 'suspicion' | 'email' | 'phone' | 'interest' | 'message' | 'town' | 'status'

/** A message as the database keeps it. */
export interface MessageRow extends Pick<Message, UnrenamedFields> {
  received_at: string
  source: 'script' | 'form'
  first_name: string
  last_name: string
  /** The address in lower case, by which the site finds a person. */
  email_key: string
  cart_id: string | null
  cart_name: string | null
  status_by: string | null
  status_at: string | null
  remind_on: CalendarDay | null
  taken_by: string | null
}

export interface NoteRow {
  id: string
  lead_id: string
  at: string
  who: string
  text: string
}

/** One mail to one recipient, or one call of the webhook. The site deletes it with the message, or once it comes too late to be of use. */
export interface MailRow {
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

/** The message that the rest of the site reads. Rows of an earlier version have neither a reminder nor a person who took them. */
export function messageOf(row: MessageRow): Message {
  const { id, state, suspicion, email, phone, interest, message, town, status } = row
  const same: Pick<Message, UnrenamedFields> = { id, state, suspicion, email, phone, interest, message, town, status }
  return {
    ...same,
    receivedAt: new Date(row.received_at),
    firstName: row.first_name,
    lastName: row.last_name,
    cartId: row.cart_id,
    cartName: row.cart_name,
    statusBy: row.status_by,
    statusAt: row.status_at ? new Date(row.status_at) : null,
    remindOn: row.remind_on ?? null,
    takenBy: row.taken_by ?? null,
  }
}

export function noteOf({ id, at, who, text }: NoteRow): MessageNote {
  return { id, at: new Date(at), who, text }
}

export function mailOf({ id, recipient, state, settled_at, due_at, last_error }: MailRow): MessageMail {
  const at = new Date(settled_at ?? due_at)
  return { id, recipient, state, at, isSettled: settled_at !== null, lastError: last_error }
}

/** Whether a row keeps our rules: the store that writes it asks this, and so do a backup and a restore. */
export function isMessageRow(row: MessageRow): boolean {
  const { receivedAt, statusAt, remindOn, takenBy, ...message } = messageOf(row)
  return (
    messageStates.includes(message.state) &&
    messageStatuses.includes(message.status) &&
    row.email_key === message.email.toLowerCase() &&
    isInstant(receivedAt) &&
    (statusAt === null || isInstant(statusAt)) &&
    (remindOn === null || parseDay(remindOn) === remindOn) &&
    (takenBy === null || (takenBy.length <= 100 && !/\p{Cc}/u.test(takenBy))) &&
    readSubmission(message).ok
  )
}

const isInstant = (date: Date) => !Number.isNaN(date.getTime())
