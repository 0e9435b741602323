import type { Schema } from '#kernel/db/schema.ts'
import { backupCommands } from './backup-commands.ts'
import type { AddCommands } from './command-line.ts'
import { findMissingIn, type SubjectStatus, siteStatusOf } from './site-status.ts'
import { statusCommand } from './status-command.ts'

/** What a subject gives to the command line. */
export interface SubjectCommands extends SubjectStatus {
  /** Its commands at the command line. */
  readonly commands?: AddCommands
}

export function allCommands(subjects: readonly SubjectCommands[], schema: Schema): readonly AddCommands[] {
  return [
    ...subjects.flatMap(({ commands }) => commands ?? []),
    backupCommands(schema, findMissingIn(subjects)),
    statusCommand(siteStatusOf(subjects), schema),
  ]
}
