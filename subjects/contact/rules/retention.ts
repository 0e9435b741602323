import { dayMs } from '#kit/dates/calendar-day.ts'
import { hour } from '#kit/dates/eastern-time.ts'

/** A check longer ago than this says nothing about the clock. */
const longestGapMs = 31 * dayMs

/** A message from before this instant is past its time. */
export function oldestKept(now: Date, keptDays: number): Date {
  return new Date(now.getTime() - keptDays * dayMs)
}

/**
 * Decides what a check of old messages does: nothing within a day of the last check; otherwise it erases messages past their time,
 * provided that the clock has run on steadily since then. A clock that is wrong by years must not erase all messages: after a gap, or
 * a step back, the check is only recorded, and the operator has a day to set the clock right.
 */
export function retentionStep(last: Date | undefined, now: Date): 'nothing' | 'record' | 'end' {
  if (!last) return 'record'
  const sinceMs = now.getTime() - last.getTime()
  if (sinceMs < -hour || sinceMs > longestGapMs) return 'record'
  return sinceMs < dayMs ? 'nothing' : 'end'
}

/** A shorter time takes effect this long after the site first saw it: a forgotten digit must not erase years of messages. */
const noticeMs = 7 * dayMs

/** For how many days messages are kept now, and from when on for fewer, where the operator asks for that. */
export interface KeptDays {
  readonly days: number
  readonly fewerFrom?: Date
}

/** `recorded`: the setting in force and those that shall replace it, each with the time at which the site first saw it. */
export function keptDaysNow(wanted: number, recorded: ReadonlyMap<number, Date>, now: Date): KeptDays {
  const days = Math.max(...recorded.keys(), wanted)
  if (days === wanted) return { days }
  const from = new Date((recorded.get(wanted) ?? now).getTime() + noticeMs)
  return from <= now ? { days: wanted } : { days, fewerFrom: from }
}
