import type { DatedHoursOn } from '#subjects/dealership/rules/hours.ts'
import { formatSpan, waitingText } from './answer-time.ts'
import { digitsOf, withoutExtension } from './message-search.ts'

/** What is told of how a message stands. */
export interface Standing {
  readonly status: string
  readonly status_at: string | null
  readonly status_by: string | null
  readonly received_at: string
}

/** The moment, and the days on which the doors keep other hours. */
export interface ShopClock {
  readonly now: Date
  readonly datedOn: DatedHoursOn
}

/** 'waits 3 h, due now (2-6 h)', 'answered after 2 h by Dana' */
export function standingText(
  { status, status_at, status_by, received_at }: Standing,
  { now, datedOn }: ShopClock,
): string {
  const received = new Date(received_at)
  if (status === 'new') return waitingText(received, now, datedOn)
  const took =
    status === 'answered' && status_at ? ` after ${formatSpan(Date.parse(status_at) - received.getTime())}` : ''
  return `${status}${took}${status_by ? ` by ${status_by}` : ''}`
}

/** What a phone dials; undefined where the text is no number. An extension is for the person to say. */
export function dialHref(phone: string): string | undefined {
  const digits = digitsOf(withoutExtension(phone))
  if (digits.length < 7) return undefined
  if (phone.trim().startsWith('+')) return `tel:+${digits}`
  return digits.length === 10
    ? `tel:+1${digits}`
    : `tel:${digits.length === 11 && digits.startsWith('1') ? '+' : ''}${digits}`
}

/** A mail to the sender; any character may stand in the address. */
export function mailHref(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace(/%40/g, '@')}?subject=${encodeURIComponent(subject)}`
}
