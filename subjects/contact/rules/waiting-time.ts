import { dayMs } from '#kit/dates/calendar-day.ts'
import { hour, minute } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { openMsBetween, type ShopHours } from '#subjects/dealership/rules/hours.ts'
import type { Message } from './message.ts'

const { within, typicalFrom, typicalTo } = promises.response.hours

/** The present moment, with the hours of the shop. */
export interface ShopClock extends ShopHours {
  readonly now: Date
}

/** How long a message has waited, against what the thank-you page promises. */
type Urgency = 'fresh' | 'due' | 'past typical' | 'past promise'

/** Counts typical hours while the doors are open, and the promised ones by the clock. */
export function urgencyOf(receivedAt: Date, clock: ShopClock): Urgency {
  const { now } = clock
  if (now.getTime() - receivedAt.getTime() > within * hour) return 'past promise'
  const openMs = openMsBetween(clock, 'sales', receivedAt, now)
  if (openMs > typicalTo * hour) return 'past typical'
  return openMs >= typicalFrom * hour ? 'due' : 'fresh'
}

/** 'waiting 3 h, due now (2-6 h)', 'answered after 2 h by Dana' */
export function standingText(
  {
    status,
    statusAt,
    statusBy,
    receivedAt,
    takenBy,
  }: Pick<Message, 'status' | 'statusAt' | 'statusBy' | 'receivedAt' | 'takenBy'>,
  clock: ShopClock,
): string {
  if (status === 'new') return `${takenBy ? `${takenBy} has it, ` : ''}${waitingText(receivedAt, clock)}`
  const span = status === 'answered' && statusAt ? formatSpan(statusAt.getTime() - receivedAt.getTime()) : undefined
  const took = span === undefined ? '' : ` after ${span}`
  return `${status}${took}${statusBy ? ` by ${statusBy}` : ''}`
}

function waitingText(receivedAt: Date, clock: ShopClock): string {
  const words: Readonly<Record<Urgency, string>> = {
    fresh: '',
    due: `, due now (${typicalFrom}-${typicalTo} h)`,
    'past typical': `, past the typical ${typicalFrom}-${typicalTo} h`,
    'past promise': `, past the ${within} h promised`,
  }
  const span = formatSpan(clock.now.getTime() - receivedAt.getTime())
  return span === undefined ? 'just now' : `waiting ${span}${words[urgencyOf(receivedAt, clock)]}`
}

/** '25 min', '3 h', '2 days': as exactly as the dealer wants to know it; undefined for less than a minute. */
function formatSpan(ms: number): string | undefined {
  if (ms < minute) return undefined
  if (ms < hour) return `${Math.floor(ms / minute)} min`
  return ms < 2 * dayMs ? `${Math.floor(ms / hour)} h` : formatCount(Math.floor(ms / dayMs), 'day')
}
