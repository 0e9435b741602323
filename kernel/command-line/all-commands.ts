import type { Schema } from '#kernel/db/schema.ts'
import { backupCommands } from './backup-commands.ts'
import type { Commands } from './command-line.ts'
import { missingIn, type SubjectStatus, siteStatusOf } from './site-status.ts'
import { statusCommand } from './status-command.ts'

/** What a subject gives to the command line. */
export interface SubjectCommands extends SubjectStatus {
  /** Its commands at the command line. */
  readonly commands?: Commands
}

export function allCommands(subjects: readonly SubjectCommands[], schema: Schema): readonly Commands[] {
  return [
    ...subjects.flatMap(({ commands }) => commands ?? []),
    backupCommands(schema, missingIn(subjects)),
    statusCommand(siteStatusOf(subjects), schema),
  ]
}
