import { waitForTurn } from '#kernel/db/data-version.ts'
import type { Db } from '#kernel/db/schema.ts'
import { type Fields, isAsBefore, type Sides } from './change.ts'

declare const hasTurn: unique symbol

/** A transaction that has its turn; only `inTurn` opens one. */
export type TurnTransaction = Db & { readonly [hasTurn]: true }

/**
 * Runs work in a transaction that no other one overtakes: every use case of the desk reads and changes its data in here, so that none
 * rests on what another one is changing. All take the same lock first, and so no two wait for each other (SITE-102).
 */
export function inTurn<Result>(db: Db, work: (transaction: TurnTransaction) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction)
    return work(transaction as unknown as TurnTransaction)
  })
}

/** Nothing was changed, since another person was faster or the thing is gone. The message says which, in a sentence without its period. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile'
}

/** What the person reads who came second: another one has changed the thing first. */
export const cameSecond = (sentence: string) =>
  new ChangedMeanwhile(`${sentence}. Nothing was changed: look at it, and ask again`)

/** Refuses a change of a thing that is no longer what it was when the change was asked for. */
export function refuseIfChanged(now: Fields | null, change: Sides, title: string): void {
  if (!isAsBefore(now, change)) throw cameSecond(`${title} was changed meanwhile`)
}
