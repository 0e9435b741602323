import type { Schema } from '#kernel/db/schema.ts'
import type { History, HistoryKinds, WithoutEnded } from '#kernel/history/undo-run.ts'
import { backupCommands, type Missing } from './backup-commands.ts'
import type { DeskCommands } from './desk.ts'
import { type Judge, judgeHouseBy, statusCommand } from './status-command.ts'

/** What a subject gives to the dealer's desk. */
export interface DeskPart {
  readonly commands?: DeskCommands
  /** How the history undoes and names its things. */
  readonly history?: HistoryKinds
  /** What of its own has ended, and stays away when the history undoes. */
  readonly withoutEnded?: WithoutEnded
  /** How its things stand, for `status`. */
  readonly judge?: Judge
  /** What the database lacks of its things: told by `status`, and after a backup and a restore. */
  readonly missing?: Missing
}

/** How everything stands, for `status` and for the first screen of the desk. */
export function judgeParts(parts: readonly DeskPart[]) {
  return judgeHouseBy(
    parts.flatMap(({ judge }) => judge ?? []),
    missingIn(parts),
  )
}

const missingIn =
  (parts: readonly DeskPart[]): Missing =>
  async (db) =>
    (await Promise.all(parts.map((part) => part.missing?.(db) ?? []))).flat()

/** How the history undoes and names the things of all these subjects. */
export function historyOf(parts: readonly DeskPart[]): History {
  return {
    kinds: Object.assign({}, ...parts.map(({ history }) => history)),
    withoutEnded: async (db, changes) => {
      let left = changes
      for (const { withoutEnded } of parts) if (withoutEnded) left = await withoutEnded(db, left)
      return left
    },
  }
}

export function allCommands(parts: readonly DeskPart[], schema: Schema): readonly DeskCommands[] {
  return [
    ...parts.flatMap(({ commands }) => commands ?? []),
    backupCommands(schema, missingIn(parts)),
    statusCommand({ judgeHouse: judgeParts(parts), schema }),
  ]
}
