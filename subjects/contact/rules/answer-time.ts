import { formatCount } from '#kit/formats/format.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { type DatedHoursOn, openMsBetween } from '#subjects/dealership/rules/hours.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const { within, typicalFrom, typicalTo } = promises.response.hours

/** How a message that has not been answered stands against what the thank-you page promises. */
export type Standing = 'fresh' | 'due' | 'past typical' | 'past promise'

/** The typical hours are those in which the doors are open, the promised ones go by the clock. */
export function standingOf(receivedAt: Date, now: Date, datedOn: DatedHoursOn): Standing {
  if (now.getTime() - receivedAt.getTime() > within * hour) return 'past promise'
  const openMs = openMsBetween(businessHours.week, receivedAt, now, datedOn)
  if (openMs > typicalTo * hour) return 'past typical'
  return openMs >= typicalFrom * hour ? 'due' : 'fresh'
}

/**
 * LEAD-30: whether a visitor is still told that we have their message: not of one that was decided about, nor once the answer
 * itself was promised.
 */
export function isAcknowledged(status: string, queuedAt: Date, now: Date): boolean {
  return status === 'new' && now.getTime() - queuedAt.getTime() <= within * hour
}

/** 'waits 3 h, due now (2-6 h)' */
export function waitingText(receivedAt: Date, now: Date, datedOn: DatedHoursOn): string {
  const words: Readonly<Record<Standing, string>> = {
    fresh: '',
    due: `, due now (${typicalFrom}-${typicalTo} h)`,
    'past typical': `, past the typical ${typicalFrom}-${typicalTo} h`,
    'past promise': `, past the ${within} h promised`,
  }
  return `waits ${formatSpan(now.getTime() - receivedAt.getTime())}${words[standingOf(receivedAt, now, datedOn)]}`
}

/** '25 min', '3 h', '2 days': as exactly as the dealer wants to know it. */
export function formatSpan(ms: number): string {
  if (ms < hour) return `${Math.max(0, Math.floor(ms / minute))} min`
  return ms < 2 * day ? `${Math.floor(ms / hour)} h` : formatCount(Math.floor(ms / day), 'day')
}
