import type { Schema } from '#kernel/db/schema.ts'
import type { HistoryKinds } from '#kernel/history/undo-run.ts'
import { backupCommands, type Missing } from './backup-commands.ts'
import type { DeskCall, DeskCommands } from './desk.ts'
import { historyCommands } from './history-commands.ts'
import { type Judgment, statusCommand } from './status-command.ts'

/** What a subject gives to the dealer's desk. */
export interface DeskPart {
  readonly commands?: DeskCommands
  /** How the history undoes and names its things. */
  readonly history?: HistoryKinds
  /** How its things stand, for `status`. */
  readonly judge?: (call: DeskCall) => Promise<Judgment>
  /** What the database lacks of its things: told by `status`, and after a backup and a restore. */
  readonly missing?: Missing
}

export function allCommands(parts: readonly DeskPart[], schema: Schema): readonly DeskCommands[] {
  const missing: Missing = async (db) => (await Promise.all(parts.map((part) => part.missing?.(db) ?? []))).flat()
  return [
    ...parts.flatMap(({ commands }) => commands ?? []),
    historyCommands(Object.assign({}, ...parts.map(({ history }) => history))),
    backupCommands(schema, missing),
    statusCommand({ judges: parts.flatMap(({ judge }) => judge ?? []), missing, schema }),
  ]
}
