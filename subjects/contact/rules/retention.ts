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
