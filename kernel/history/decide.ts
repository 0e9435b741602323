import { waitForTurn } from '#kernel/db/data-version.ts'
import type { Db } from '#kernel/db/schema.ts'

declare const inTurn: unique symbol

/** The transaction of a decision, which only `decide` opens. */
export type Decision = Db & { readonly [inTurn]: true }

/**
 * SITE-102: every use case of the desk reads and changes its data in here. Decisions follow one another, so that none rests on what
 * another one is changing. All take the same lock first, so that no two wait for each other.
 */
export function decide<Result>(db: Db, work: (decision: Decision) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction)
    return work(transaction as unknown as Decision)
  })
}

/**
 * A thing that a change needs was changed meanwhile, or is gone; nothing was changed. The message says which, in a sentence without its
 * period.
 */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
}

/** The refusal of a change of a thing that another person has changed first. */
export const changedMeanwhile = (sentence: string) =>
  new ChangedMeanwhile(`${sentence}. Nothing was changed: look at it, and ask again`)
