const second = 1_000
const firstPause = 30 * second
const longestPause = 4 * 3_600 * second

/** After so many attempts a mail is given up: the shortest possible pauses between them add up to five days and more. */
export const mailAttempts = 52

/** No pause is longer than this: a later due date was written by a clock that has since been set back. */
export const longestRetryPause = longestPause * 1.25

/** How long to wait after this many attempts. Growing, and spread by a quarter so that not all come back at once. */
export function retryPause(attempts: number, random: number): number {
  const pause = Math.min(longestPause, firstPause * 2 ** Math.max(0, attempts - 1))
  return Math.round(pause * (0.75 + random * 0.5))
}
