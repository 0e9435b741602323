import { addDays, type CalendarDay, dayMs, daysBetween } from '#kit/dates/calendar-day.ts'
import { easternClock, hour } from '#kit/dates/eastern-time.ts'
import { fillText, formatCount } from '#kit/formats/format.ts'
import { leastAnswered, responseTimeDays, responseTimeWords } from '#subjects/contact/facts/response-time.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'

declare module '#kernel/page/page.ts' {
  interface Ports {
    /** How fast the dealer has answered lately. */
    readonly responseTime: (now: Date) => Promise<ResponseTime>
  }
}

/** A message of the last days; spam and messages closed without an answer are left out. */
export interface AnsweredMessage {
  readonly receivedAt: Date
  /** When the history first marks it as answered; undefined where it never does. */
  readonly answeredAt: Date | undefined
}

export interface ResponseTime {
  readonly count: number
  /** The time in which half of the messages were answered; undefined where fewer were. */
  readonly medianMs: number | undefined
  readonly withinPromise: number
  /** The weeks, the earliest first. */
  readonly weeks: readonly {
    readonly from: CalendarDay
    readonly count: number
    readonly medianMs: number | undefined
  }[]
}

const promised = promises.response.hours.within * hour

/** How fast messages were answered. A message younger than our promise counts only once it is answered (LEAD-82). */
export function responseTime(messages: readonly AnsweredMessage[], now: Date): ResponseTime {
  const counted = messages.filter(
    ({ receivedAt, answeredAt }) => answeredAt || now.getTime() - receivedAt.getTime() > promised,
  )
  const today = easternClock(now).day
  const weekOf = ({ receivedAt }: AnsweredMessage) => Math.floor(daysBetween(easternClock(receivedAt).day, today) / 7)
  const byWeek = Map.groupBy(counted, weekOf)
  const weeks = Array.from({ length: Math.ceil(responseTimeDays / 7) }, (_, ago) => {
    const ofWeek = byWeek.get(ago) ?? []
    return { from: addDays(today, -7 * ago - 6), count: ofWeek.length, medianMs: medianOf(ofWeek) }
  })
  return {
    count: counted.length,
    medianMs: medianOf(counted),
    withinPromise: counted.filter((message) => tookMs(message) <= promised).length,
    weeks: weeks.toReversed(),
  }
}

const tookMs = ({ receivedAt, answeredAt }: AnsweredMessage) =>
  answeredAt ? answeredAt.getTime() - receivedAt.getTime() : Number.POSITIVE_INFINITY

function medianOf(messages: readonly AnsweredMessage[]): number | undefined {
  const took = messages.map(tookMs).toSorted((one, other) => one - other)
  const middle = took[Math.ceil(took.length / 2) - 1]
  return middle === undefined || middle === Number.POSITIVE_INFINITY ? undefined : middle
}

/** The sentence about it for visitors; undefined where too few messages came (LEAD-83). */
export function responseTimeSentence({
  count,
  medianMs,
}: Pick<ResponseTime, 'count' | 'medianMs'>): string | undefined {
  if (count < leastAnswered || medianMs === undefined) return undefined
  return fillText(responseTimeWords.sentence, { days: responseTimeDays, count, span: spanWithin(medianMs) })
}

/** '3 hours' or '3 days': the time rounded up, in days where it is longer than two. */
export function spanWithin(ms: number): string {
  return ms > 2 * dayMs
    ? formatCount(Math.ceil(ms / dayMs), 'day')
    : formatCount(Math.max(1, Math.ceil(ms / hour)), 'hour')
}
