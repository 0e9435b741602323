import { resolve } from 'node:path'
import { allCommands } from '#kernel/command-line/all-commands.ts'
import { runCommandLine } from '#kernel/command-line/command-line.ts'
import { openDatabase, schema } from './database.ts'
import { settingsOfProcess } from './settings.ts'
import { subjects } from './subjects.ts'

const { stdout, stderr } = process

/** Reads the settings as the site does, then changes to the folder in which the user called npm: arguments name files from there. */
function settings() {
  const read = settingsOfProcess()
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env
  const dataDir = resolve(read.dataDir)
  if (script === 'operator' && folder) process.chdir(folder)
  return { ...read, dataDir }
}

// A reader that has read enough ("… | head") closes the pipe: that is no failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await runCommandLine(process.argv.slice(2), {
  commands: allCommands(subjects, schema),
  settings,
  openDatabase,
  say: (line) => void stdout.write(`${line}\n`),
  warn: (line) => void stderr.write(`${line}\n`),
})
