/** The pauses between attempts at something that may succeed later. */
export interface Backoff {
  readonly firstMs: number
  /** The factor from one pause to the next; left out, all pauses are alike. */
  readonly factor?: number
  readonly longestMs?: number
  /** Multiplies each pause by a random number between these two, so that not all callers come back at once. */
  readonly jitter?: readonly [low: number, high: number]
}

/** The pause after so many failed attempts; `random` is from 0 to 1. */
export function backoffMs(
  attempts: number,
  { firstMs, factor = 1, longestMs = Number.POSITIVE_INFINITY, jitter: [low, high] = [1, 1] }: Backoff,
  random: number,
): number {
  const pause = Math.min(longestMs, firstMs * factor ** Math.max(0, attempts - 1))
  return Math.round(pause * (low + random * (high - low)))
}

interface RetryOptions {
  readonly backoff?: Backoff
  /** No attempt begins after it. */
  readonly timeoutMs?: number
  readonly mostAttempts?: number
  readonly isTransient?: (error: unknown) => boolean
}

/** Repeats `work` after a pause while it fails with a transient error. */
export async function retry<Result>(
  work: () => Promise<Result>,
  {
    backoff = { firstMs: 0 },
    timeoutMs = Number.POSITIVE_INFINITY,
    mostAttempts = Number.POSITIVE_INFINITY,
    isTransient = () => true,
  }: RetryOptions,
): Promise<Result> {
  const deadline = performance.now() + timeoutMs
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error) || attempts >= mostAttempts || performance.now() >= deadline) throw error
    }
    const pauseMs = backoffMs(attempts, backoff, Math.random())
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}

/** Waits for `work` no longer than this, then throws `timeoutError`; what becomes of the work after that is ignored. */
export async function withTimeout<Result>(
  work: Promise<Result>,
  timeoutMs: number,
  timeoutError: () => Error,
): Promise<Result> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(timeoutError()), Math.max(0, timeoutMs))
  try {
    return await Promise.race([work, timedOut])
  } finally {
    clearTimeout(timer)
  }
}
