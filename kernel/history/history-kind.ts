import type { Db } from '#kernel/db/schema.ts'
import type { Change, FieldWords } from './change.ts'

/** What the history has to know of a kind of thing that runs change. */
export interface HistoryKind {
  /** Makes each thing what `after` says, at the moment of the run. Throws `ChangedMeanwhile` where it cannot: the run then stays. */
  readonly apply: (transaction: Db, changes: readonly Change[], at: Date) => Promise<void>
  /** The thing in a word or two, as a change of it knows it. */
  readonly nameOf: (change: Change) => string
  /** The names that these things have today, by key, where a change alone does not say them. */
  readonly namesOf?: (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Its fields in words; left out where `tell` or `sentence` tells of all of them. */
  readonly words?: FieldWords
  /** What became of the thing in words of the trade, and the fields that these words cover: the history lists only the others. */
  readonly tell?: (change: Change) => { readonly words: readonly string[]; readonly fields: readonly string[] }
  /** The whole change in a sentence that holds the name; left out where name and words say it. */
  readonly sentence?: (name: string, change: Change) => string
  /** Whether a change is for good: the history then offers no way back. */
  readonly isForGood?: (change: Change) => boolean
}

export type HistoryKinds = Readonly<Record<string, HistoryKind>>

/** Drops from an undo what no longer exists, such as a deleted photo. */
export type WithoutEnded = (db: Db, changes: readonly Change[]) => Promise<readonly Change[]>

/** How the history undoes and names the things of all subjects. */
export interface History {
  readonly kinds: HistoryKinds
  readonly withoutEnded?: WithoutEnded
}

/** What a subject gives to the history. */
export interface SubjectHistory {
  /** How the history undoes and names its things. */
  readonly history?: HistoryKinds
  /** Takes its ended things out of what the history undoes. */
  readonly withoutEnded?: WithoutEnded
}

export function historyOf(subjects: readonly SubjectHistory[]): History {
  return {
    kinds: Object.assign({}, ...subjects.map(({ history }) => history)),
    withoutEnded: async (db, changes) => {
      let left = changes
      for (const { withoutEnded } of subjects) if (withoutEnded) left = await withoutEnded(db, left)
      return left
    },
  }
}
