import { existsSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { isUntouched, restoreBackup, writeBackup } from '#kernel/db/backup.ts'
import { type BackupContents, BackupError, readBackup } from '#kernel/db/backup-file.ts'
import type { DatabaseSettings } from '#kernel/db/open-database.ts'
import { noteChore } from '#kernel/db/rows.ts'
import type { Db, Schema } from '#kernel/db/schema.ts'
import { errorSentence } from '#kernel/error-sentence.ts'
import { noteRun } from '#kernel/history/record-run.ts'
import { isLoopback } from '#kernel/http/client-address.ts'
import { makeWorkFolder } from '#kernel/work-folder.ts'
import { formatCount } from '#kit/formats/format.ts'
import { type DeskCall, type DeskCommands, examples } from './desk.ts'

/** Tells what the database lacks, in sentences. */
export type Missing = (db: Db) => Promise<readonly string[]>

interface Force {
  readonly force?: boolean
}

export function backupCommands(schema: Schema, missing: Missing): DeskCommands {
  return (program, does) => {
    program
      .command('backup')
      .description('everything in one file, photos included, of one moment, while the site is running')
      .argument('<FILE>')
      .option('--force', 'overwrite a file that is there')
      .addHelpText('after', examples('backup /backups/switchback-2026-05-06.backup'))
      .action(
        does(async ({ settings, open, by, say, warn }, file: string, { force = false }: Force) => {
          if (existsSync(file) && !force) {
            warn(errorSentence({ code: 'EEXIST', path: file }))
            return 1
          }
          const database = await open()
          const at = new Date()
          const contents = await writeBackup(database, file, at)
          await noteChore(database.db, 'backup', at)
          await noteRun(database.db, { ...by(), at })
          say(`${inWords(contents)} written to ${file}.`)
          if (liesBeside(file, settings))
            say(
              'It lies on a disk of the machine that has the database, and may go with it: keep a copy on another machine.',
            )
          for (const sentence of await missing(database.db)) warn(sentence)
          return 0
        }),
      )

    program
      .command('restore')
      .description('puts a backup in place of what is there')
      .argument('<FILE>')
      .option('--force', 'also where there is something')
      .addHelpText('after', examples('restore /backups/switchback-2026-05-06.backup'))
      .action(
        does(
          async (call, file: string, { force = false }: Force) => {
            const { open, say, warn } = call
            const contents = await tried(call, file, schema).catch((error: unknown) => {
              if (!(error instanceof BackupError)) throw error
              warn(`${file}: ${error.message}. Nothing was changed.`)
            })
            if (!contents) return 1
            const database = await open()
            if (!force && !(await isUntouched(database))) {
              warn(
                `There is something in ${database.location} already. Back it up, then say --force to put ${file} in its place.`,
              )
              return 1
            }
            await restoreBackup(database, file)
            say(`${inWords(contents)} of ${contents.takenAt} are in place.`)
            for (const sentence of await missing(database.db)) warn(sentence)
            return 0
          },
          { withoutDatabase: true },
        ),
      )
  }
}

/** Reads a backup, then puts it into a database that is thrown away: what fails there fails before there is a shop. */
async function tried({ settings, openAt }: DeskCall, file: string, schema: Schema): Promise<BackupContents> {
  const contents = await readBackup(file, schema, true)
  const folder = makeWorkFolder(settings.dataDir)
  try {
    const trial = await openAt(folder)
    const fault = await restoreBackup(trial, file)
      .then(() => schema.fault(trial.db))
      .finally(trial.close)
    if (fault) throw new BackupError(fault)
    return contents
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`it cannot be put into a database (${errorSentence(error).replace(/\.$/, '')})`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether one disk that breaks takes the file with the database. */
function liesBeside(file: string, { dataDir, databaseUrl }: DatabaseSettings): boolean {
  const isHere = !databaseUrl || isLoopback(new URL(databaseUrl).hostname)
  return isHere && statSync(file).dev === statSync(databaseUrl ? '/' : dataDir).dev
}

function inWords({ rows }: BackupContents): string {
  return `${rows.leads} messages, ${rows.vehicles} carts and ${formatCount(rows.photos, 'photo')}`
}
