import type { Schema } from '#kernel/db/schema.ts'
import type { HistoryKinds } from '#kernel/history/undo-run.ts'
import { backupCommands, type Missing } from './backup-commands.ts'
import type { DeskCommands } from './desk.ts'
import { type Judge, judgeHouseBy, statusCommand } from './status-command.ts'
import { undoCommand } from './undo-command.ts'

/** What a subject gives to the dealer's desk. */
export interface DeskPart {
  readonly commands?: DeskCommands
  /** How the history undoes and names its things. */
  readonly history?: HistoryKinds
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

export function allCommands(parts: readonly DeskPart[], schema: Schema): readonly DeskCommands[] {
  return [
    ...parts.flatMap(({ commands }) => commands ?? []),
    undoCommand(Object.assign({}, ...parts.map(({ history }) => history))),
    backupCommands(schema, missingIn(parts)),
    statusCommand({ judgeHouse: judgeParts(parts), schema }),
  ]
}
