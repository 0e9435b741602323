import { type Backoff, backoffMs } from '#kernel/retry.ts'

const second = 1_000
const hour = 3_600 * second
const backoff = {
  firstMs: 30 * second,
  factor: 2,
  longestMs: 4 * hour,
  jitter: [0.75, 1.25],
} as const satisfies Backoff

/** After so many attempts a mail is given up: the shortest possible pauses between them add up to five days and more. */
export const mailAttempts = 52

/** No pause is longer than this: a later due date was written by a clock that has since been set back. */
export const longestMailBackoffMs = backoff.longestMs * backoff.jitter[1]

/** How long a mail waits after this many attempts. */
export const mailBackoffMs = (attempts: number, random: number) => backoffMs(attempts, backoff, random)

/** A machine corrects its clock by less than this by itself. */
const clockToleranceMs = 30 * second

/** Says whether the wall clock has run on undisturbed for so long; a worker asks it as often as it can. */
export function createClockWatch(quietMs: number): (wallMs: number, elapsedMs: number) => boolean {
  let offset: number | undefined
  let disturbedAt = Number.NEGATIVE_INFINITY
  return (wallMs, elapsedMs) => {
    const measured = wallMs - elapsedMs
    offset ??= measured
    if (Math.abs(measured - offset) > clockToleranceMs) {
      offset = measured
      disturbedAt = elapsedMs
    }
    return elapsedMs - disturbedAt >= quietMs
  }
}
