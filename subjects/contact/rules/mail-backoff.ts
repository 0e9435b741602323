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
export function mailBackoffMs(attempts: number, random: number): number {
  return backoffMs(attempts, backoff, random)
}
