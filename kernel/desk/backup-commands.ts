import { existsSync } from 'node:fs'
import { type Database, openDatabase, schema } from '#app/database.ts'
import { isUntouched, noteBackup, restoreBackup, writeBackup } from '#kernel/db/backup.ts'
import { type BackupContents, BackupError, readBackup } from '#kernel/db/backup-file.ts'
import { formatCount } from '#kit/formats/format.ts'
import { missingPhotos } from '#subjects/pictures/server/named-photos.ts'
import type { DeskCall, DeskCommand } from './desk-command.ts'
import { exactly, readArgs } from './read-args.ts'
import { thereAlready } from './write-new-file.ts'

/** The site may be running: the backup is of one moment all the same. */
export const backupCommand: DeskCommand = {
  usage:
    '  backup FILE             everything in one file, photos included, while the site is running (--force to overwrite)',
  run: async (call) => {
    const { args, settings, say, warn } = call
    const { positionals, flags } = readArgs(args, [], ['force'])
    const [file = ''] = exactly(positionals, 'FILE')
    if (existsSync(file) && !flags.force) {
      warn(thereAlready(file))
      return 1
    }
    const database = await openDatabase(settings)
    try {
      const contents = await writeBackup(database, file, new Date())
      await noteBackup(database, new Date())
      say(`${inWords(contents)} written to ${file}.`)
      await warnOfMissing(database, warn)
      return 0
    } finally {
      await database.close()
    }
  },
}

export const restoreCommand: DeskCommand = {
  mayMakeDatabase: true,
  usage: '  restore FILE            puts a backup in place of what is there (--force where there is something)',
  run: async (call) => {
    const { args, settings, say, warn } = call
    const { positionals, flags } = readArgs(args, [], ['force'])
    const [file = ''] = exactly(positionals, 'FILE')
    const contents = await read(file)
    if (typeof contents === 'string') {
      warn(`${file}: ${contents}. Nothing was changed.`)
      return 1
    }
    const database = await openDatabase(settings)
    try {
      if (!flags.force && !(await isUntouched(database))) {
        warn(
          `There is something in ${database.location} already. Back it up, then say --force to put ${file} in its place.`,
        )
        return 1
      }
      await restoreBackup(database, file)
      say(`${inWords(contents)} of ${contents.takenAt} are in place.`)
      await warnOfMissing(database, warn)
      return 0
    } finally {
      await database.close()
    }
  },
}

function inWords({ rows }: BackupContents): string {
  return `${rows.leads} messages, ${rows.vehicles} carts and ${formatCount(rows.photos, 'photo')}`
}

async function warnOfMissing({ db }: Database, warn: DeskCall['warn']): Promise<void> {
  const { length } = await missingPhotos(db)
  if (length > 0)
    warn(
      `${formatCount(length, 'photo')} that carts name ${length === 1 ? 'is' : 'are'} not in the database: visitors see an empty frame. Bring ${length === 1 ? 'it' : 'them'} again with "inventory photos" or "inventory import --pictures".`,
    )
}

async function read(file: string): Promise<BackupContents | string> {
  try {
    return await readBackup(file, schema)
  } catch (error) {
    if (error instanceof BackupError) return error.message
    throw error
  }
}
