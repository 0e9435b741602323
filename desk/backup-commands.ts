import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import {
  type Backup,
  BackupError,
  isUntouched,
  noteBackup,
  parseBackup,
  readBackup,
  writeBackup,
} from '#server/db/backup.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { writeFileAtomically } from '#site/shared/server/write-file-atomically.ts'
import type { DeskCommand } from './desk-command.ts'
import { exactly, readArgs } from './read-args.ts'
import { thereAlready } from './write-new-file.ts'

/** The site may be running: the backup is of one moment all the same. */
export const backupCommand: DeskCommand = {
  usage: '  backup FILE             everything in one file, while the site is running (--force to overwrite)',
  run: async ({ args, settings, say, warn }) => {
    const { positionals, flags } = readArgs(args, [], ['force'])
    const [file = ''] = exactly(positionals, 'FILE')
    if (existsSync(file) && !flags.force) {
      warn(thereAlready(file))
      return 1
    }
    const database = await openDatabase(settings)
    try {
      const text = await readBackup(database.db, new Date())
      const { tables } = parseBackup(text)
      // For its owner alone.
      writeFileAtomically(file, gzipSync(text), 0o600)
      await noteBackup(database.db, new Date())
      say(`${tables.leads.length} messages and ${tables.vehicles.length} carts written to ${file}.`)
      return 0
    } finally {
      await database.close()
    }
  },
}

export const restoreCommand: DeskCommand = {
  mayMakeDatabase: true,
  usage: '  restore FILE            puts a backup in place of what is there (--force where there is something)',
  run: async ({ args, settings, say, warn }) => {
    const { positionals, flags } = readArgs(args, [], ['force'])
    const [file = ''] = exactly(positionals, 'FILE')
    const backup = readFile(file)
    if (typeof backup === 'string') {
      warn(`${file}: ${backup}. Nothing was changed.`)
      return 1
    }
    const database = await openDatabase(settings)
    try {
      if (!flags.force && !(await isUntouched(database.db))) {
        warn(
          `There is something in ${database.location} already. Back it up, then say --force to put ${file} in its place.`,
        )
        return 1
      }
      await writeBackup(database.db, backup)
      say(
        `${backup.tables.leads.length} messages and ${backup.tables.vehicles.length} carts of ${backup.takenAt} are in place.`,
      )
      return 0
    } finally {
      await database.close()
    }
  },
}

function readFile(file: string): Backup | string {
  try {
    return parseBackup(gunzipSync(readFileSync(file)).toString('utf8'))
  } catch (error) {
    if (error instanceof BackupError) return error.message
    const { code = '' } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? 'there is no such file' : 'this is no backup of this site'
  }
}
