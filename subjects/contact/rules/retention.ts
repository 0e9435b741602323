const hour = 3_600_000
const day = 24 * hour

/** A check that is further back says nothing about the clock. */
const longestGapMs = 31 * day

/** A message that was received before this is past its time. */
export function endOfRetention(now: Date, keptDays: number): Date {
  return new Date(now.getTime() - keptDays * day)
}

/**
 * What a check of what is past its time does: nothing when there was one within a day; else it ends what is past, but
 * only if the clock has been seen to run on since the check before. A clock that is wrong by years must not erase
 * everything: after a gap, or a step back, the check is noted only, and a day is left to set the clock right.
 */
export function retentionStep(last: Date | undefined, now: Date): 'nothing' | 'note' | 'end' {
  if (!last) return 'note'
  const sinceMs = now.getTime() - last.getTime()
  if (sinceMs < -hour || sinceMs > longestGapMs) return 'note'
  return sinceMs < day ? 'nothing' : 'end'
}

/** A shorter time takes effect so long after it was seen first: a digit that was left out must not erase years. */
const noticeMs = 7 * day

/** For how many days messages are kept at this moment; from when on for fewer, where the operator asks for that. */
export interface KeptDays {
  readonly days: number
  readonly fewerFrom?: Date
}

/** `seen`: the settings so far, the one in force with those that shall replace it, each by when it was seen first. */
export function keptDaysNow(asked: number, seen: ReadonlyMap<number, Date>, now: Date): KeptDays {
  const days = Math.max(...seen.keys(), asked)
  if (days === asked) return { days }
  const from = new Date((seen.get(asked) ?? now).getTime() + noticeMs)
  return from <= now ? { days: asked } : { days, fewerFrom: from }
}
