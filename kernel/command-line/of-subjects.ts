import type { Schema } from '#kernel/db/schema.ts'
import type { History } from '#kernel/history/undo-run.ts'
import type { Subject } from '#kernel/subject.ts'
import { backupCommands, type Missing } from './backup-commands.ts'
import type { Commands } from './command-line.ts'
import { statusBy, statusCommand } from './status-command.ts'

/** How everything stands, for `status` and for the first screen of the desk. */
export function siteStatusOf(subjects: readonly Subject[]) {
  return statusBy(
    subjects.flatMap(({ status }) => status ?? []),
    missingIn(subjects),
  )
}

const missingIn =
  (subjects: readonly Subject[]): Missing =>
  async (db) =>
    (await Promise.all(subjects.map(({ missing }) => missing?.(db) ?? []))).flat()

/** How the history undoes and names the things of all these subjects. */
export function historyOf(subjects: readonly Subject[]): History {
  return {
    kinds: Object.assign({}, ...subjects.map(({ history }) => history)),
    withoutEnded: async (db, changes) => {
      let left = changes
      for (const { withoutEnded } of subjects) if (withoutEnded) left = await withoutEnded(db, left)
      return left
    },
  }
}

export function allCommands(subjects: readonly Subject[], schema: Schema): readonly Commands[] {
  return [
    ...subjects.flatMap(({ commands }) => commands ?? []),
    backupCommands(schema, missingIn(subjects)),
    statusCommand({ siteStatus: siteStatusOf(subjects), schema }),
  ]
}
