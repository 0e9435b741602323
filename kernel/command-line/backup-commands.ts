import { appendFileSync, existsSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isUntouched, restoreBackup, type SetAside, writeBackup } from '#kernel/db/backup.ts'
import {
  type BackupContents,
  BackupError,
  type RefusedKeys,
  readBackup,
  refusedInWords,
  rowAsJson,
} from '#kernel/db/backup-file.ts'
import { faultsOfBackup, openBackup, recordBackup } from '#kernel/db/open-backup.ts'
import type { DatabaseSettings } from '#kernel/db/open-database.ts'
import type { Schema } from '#kernel/db/schema.ts'
import { errorSentence } from '#kernel/error-sentence.ts'
import { recordRunAlone } from '#kernel/history/record-run.ts'
import { isLoopback } from '#kernel/loopback.ts'
import { formatCount, formatList } from '#kit/formats/format.ts'
import { type AddCommands, type CommandCall, examples, warnOfCause } from './command-line.ts'
import type { FindMissing } from './site-status.ts'

interface Force {
  readonly force?: boolean
}

export function backupCommands(schema: Schema, missing: FindMissing): AddCommands {
  return (program, withCall) => {
    program
      .command('backup')
      .description('everything in one file, of one moment, while the site is running')
      .argument('<FILE>')
      .option('--force', 'overwrite a file that is there')
      .addHelpText('after', examples('backup /backups/switchback-2026-05-06.backup'))
      .action(
        withCall(async ({ settings, open, openAt, by, say, warn }, file: string, { force = false }: Force) => {
          if (file === '-') {
            warn('A backup is read back from its file: name one.')
            return 1
          }
          if (existsSync(file) && !force) {
            warn(`${errorSentence({ code: 'EEXIST', path: file })}.`)
            return 1
          }
          const folder = dirname(file)
          if (!existsSync(folder)) {
            warn(`${errorSentence({ code: 'ENOENT', path: folder })}.`)
            return 1
          }
          const database = await open()
          const run = by()
          const contents = await writeBackup(database, file, run.at)
          const { isWhole, faults } = await faultsOfBackup(file, contents, { dataDir: settings.dataDir, openAt })
          await recordBackup(database.db, contents, faults)
          await recordRunAlone(database.db, run)
          say(`${inWords(contents, schema)} written to ${file}.`)
          if (faults.length === 0) say('It was opened, and holds what was written.')
          for (const fault of faults) warn(`${file}: ${fault}.`)
          if (liesBeside(file, settings))
            say(
              'It lies on a disk of the machine that has the database, and may go with it: keep a copy on another machine.',
            )
          for (const sentence of await missing(database.db)) warn(sentence)
          return isWhole ? 0 : 1
        }),
      )

    program
      .command('restore')
      .description('puts a backup in place of what is there')
      .argument('<FILE>')
      .option('--force', 'also where there is something')
      .addHelpText('after', examples('restore /backups/switchback-2026-05-06.backup'))
      .action(
        withCall(
          async (call, file: string, { force = false }: Force) => {
            const { settings, open, now, say, warn } = call
            const contents = await readAndTryRestore(call, file, schema).catch((error: unknown) => {
              if (!(error instanceof BackupError)) throw error
              warn(`${file}: ${error.message}. Nothing was changed.`)
              warnOfCause(call, error.cause)
            })
            if (!contents) return 1
            const database = await open()
            if (!force && !(await isUntouched(database))) {
              warn(
                `There is something in ${database.location} already. Stop the site, back that up, then say --force to put ${file} in its place.`,
              )
              return 1
            }
            const asideFile = join(settings.dataDir, `set-aside-${now().toISOString().replaceAll(':', '')}.jsonl`)
            const aside = await restoreBackup(database, file, setAsideInto(asideFile, schema)).catch(async (error) => {
              await rm(asideFile, { force: true })
              throw error
            })
            say(`${inWords(contents, schema, aside)} of ${contents.takenAt} are in place.`)
            if (aside.size > 0)
              warn(
                `Set aside in ${asideFile}: ${refusedInWords(aside)}, which break the rules of the site or belong to what does. All else is in place.`,
              )
            for (const sentence of await missing(database.db)) warn(sentence)
            return 0
          },
          { withoutDatabase: true },
        ),
      )
  }
}

/** Reads a backup, then restores it into a database that is then deleted. */
async function readAndTryRestore(
  { settings: { dataDir }, openAt }: CommandCall,
  file: string,
  schema: Schema,
): Promise<BackupContents> {
  const contents = await readBackup(file, schema)
  await openBackup(file, contents, { dataDir, openAt })
  return contents
}

/** Writes rows that a restore sets aside into a file for its owner alone; each is on disk before the next one comes. */
const setAsideInto =
  (path: string, schema: Schema): SetAside =>
  ({ table, row, why }) => {
    const kept = typeof row === 'string' ? row : rowAsJson(row, table && schema.tables.get(table))
    appendFileSync(path, `${JSON.stringify({ table, why, row: kept })}\n`, { mode: 0o600, flush: true })
  }

/** Whether one broken disk takes the backup with the database. */
function liesBeside(file: string, { dataDir, databaseUrl }: DatabaseSettings): boolean {
  const isHere = !databaseUrl || isLoopback(new URL(databaseUrl).hostname)
  return isHere && statSync(file).dev === statSync(databaseUrl ? '/' : dataDir).dev
}

/** Counts in words what the backup holds, without the rows that were set aside. */
function inWords({ rows }: BackupContents, { tables }: Schema, aside: RefusedKeys = new Map()): string {
  const parts = [...tables].flatMap(([table, { calledInCounts }]) =>
    calledInCounts ? [formatCount(rows[table] - (aside.get(table)?.length ?? 0), ...calledInCounts)] : [],
  )
  return formatList(parts)
}
