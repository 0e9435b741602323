import type { Schema } from '#kernel/db/schema.ts'
import { missingIn, siteStatusOf } from '#kernel/site-status.ts'
import type { Subject } from '#kernel/subject.ts'
import { backupCommands } from './backup-commands.ts'
import type { Commands } from './command-line.ts'
import { statusCommand } from './status-command.ts'

export function allCommands(subjects: readonly Subject[], schema: Schema): readonly Commands[] {
  return [
    ...subjects.flatMap(({ commands }) => commands ?? []),
    backupCommands(schema, missingIn(subjects)),
    statusCommand(siteStatusOf(subjects), schema),
  ]
}
