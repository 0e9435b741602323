/** What a worker asks about time, and what wakes it. */
export interface Clock {
  /** By the wall clock, which somebody may set at any moment. */
  readonly now: () => Date
  /** Milliseconds since some moment of this process: nobody sets it. */
  readonly elapsedMs: () => number
  /** Calls `work` once after this time; what it returns calls that off. */
  readonly later: (ms: number, work: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
  later: (ms, work) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}
