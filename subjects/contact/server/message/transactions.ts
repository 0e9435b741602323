import type { Writer } from '#kernel/db/connection.ts'
import type { Db } from '#kernel/db/schema.ts'
import { databaseCause, stackOf } from '#kernel/error-sentence.ts'
import { ChangedMeanwhile, inTurn, type TurnTransaction } from '#kernel/history/in-turn.ts'
import type { Logger } from '#kernel/log/log.ts'
import { retry, withTimeout } from '#kernel/retry.ts'

/** A visitor waits this long before the site asks them to try again. */
const timeoutMs = 5_000
const backoff = { firstMs: 20, jitter: [1, 2] } as const

/** The database cannot store anything at this moment: it is full, locked or away. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}

/**
 * Repeats the work while the database is busy or away; throws `StoreUnavailable` where it stays away or refuses the work. Other errors
 * pass through: a refusal such as `ChangedMeanwhile`, or a defect of ours. The work must be repeatable.
 */
export async function retryWhileAway<Result>(writer: Writer, work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + timeoutMs
  const attempt = () => withTimeout(work(), deadline - performance.now(), noAnswer)
  const isFinal = (error: unknown) => error instanceof StoreUnavailable || error instanceof ChangedMeanwhile
  const mayRetry = (error: unknown) => !isFinal(error) && writer.isTransient(error)
  try {
    return await retry(attempt, { backoff, timeoutMs, isTransient: mayRetry })
  } catch (error) {
    if (isFinal(error) || !isOutage(writer, error)) throw error
    const { message = '', code = '' } = error as { message?: string; code?: string }
    throw new StoreUnavailable(message || code || 'no reason given', { cause: error })
  }
}

/** Whether the database is to blame: any other error is a defect of ours. */
function isOutage({ isTransient }: Writer, error: unknown): boolean {
  return error instanceof StoreUnavailable || isTransient(error) || databaseCause(error) !== undefined
}

/** Runs the work in one transaction with retries: what a visitor or a mail waits for, and what no decision of the desk rests on. */
export function inRetriedTransaction<Result>(
  writer: Writer,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result> {
  return retryWhileAway(writer, () => writer.db.transaction().execute(work))
}

/** Runs the work in its turn with retries, for decisions about messages. For all others a person tries again, so they call `inTurn`. */
export function inRetriedTurn<Result>(
  writer: Writer,
  work: (transaction: TurnTransaction) => Promise<Result>,
): Promise<Result> {
  return retryWhileAway(writer, () => inTurn(writer.db, work))
}

/** Logs once that the database is away and once that it is back, however many workers report it; a defect of ours with its stack. */
export function outageLog(log: Pick<Logger, 'error' | 'info'>, writer: Writer) {
  let isAway = false
  return {
    failed(error: unknown): void {
      const isDefect = !isOutage(writer, error)
      if (isDefect) log.error({ error: stackOf(error) }, 'work on messages failed')
      else if (!isAway) log.error({ alarm: 'database', error: String(error) }, 'the database does not answer')
      isAway ||= !isDefect
    },
    answered(): void {
      if (isAway) log.info('the database answers again')
      isAway = false
    },
  }
}

const noAnswer = () => new StoreUnavailable('the database did not answer in time')
