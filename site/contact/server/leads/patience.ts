import { setTimeout as wait } from 'node:timers/promises'
import type { LeadConnection } from '#server/db/connection.ts'
import { StoreUnavailable } from './ports.ts'

/** As long as a visitor waits before being told to try again. */
const patienceMs = 5_000
const pauseMs = 20

/**
 * Does one piece of work on the database; while that is busy or away, again and again after a pause in which everybody
 * else is served. In the end it says so. The work must be one that can be repeated.
 */
export async function patiently<Result>(
  { passing }: Pick<LeadConnection, 'passing'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await within(deadline - performance.now(), work())
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      const left = deadline - performance.now()
      if (!passing(error) || left <= 0) throw new StoreUnavailable(reasonOf(error), { cause: error })
      await wait(pauseMs * (1 + Math.random()))
    }
  }
}

/** Work that hangs goes on hanging; nobody waits for it any longer. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const timer = new AbortController()
  const tooLong = wait(Math.max(0, ms), undefined, { signal: timer.signal }).then(() => {
    throw new StoreUnavailable('the database did not answer in time')
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    timer.abort()
    tooLong.catch(() => {})
    work.catch(() => {})
  }
}

function reasonOf(error: unknown): string {
  const { message = '', code = '' } = error as { message?: string; code?: string }
  return message || code || 'no reason given'
}
