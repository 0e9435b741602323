import { resolve } from 'node:path'
import { databaseLocation, isDatabaseThere } from '#kernel/db/find-database.ts'
import { askAtTerminal, takeBy } from '#kernel/desk/asking.ts'
import { type DeskCall, type DeskCommand, type ExitCode, MisuseError } from '#kernel/desk/desk-command.ts'
import { noteCommand } from '#kernel/desk/desk-log.ts'
import { errorSentence } from '#kernel/desk/error-sentence.ts'
import { plainLine } from '#kernel/desk/plain-line.ts'
import { type Settings, settingsOfProcess } from './settings.ts'

/** Each module is imported only when its command is run, so that no command waits for what another imports. */
const commands: Readonly<Record<string, () => Promise<DeskCommand>>> = {
  inventory: async () => (await import('#subjects/inventory/server/desk/inventory-command.ts')).inventoryCommand,
  leads: async () => (await import('#subjects/contact/server/desk/leads-command.ts')).leadsCommand,
  retention: async () => (await import('#subjects/contact/server/desk/retention-command.ts')).retentionCommand,
  history: async () => (await import('#kernel/desk/history-commands.ts')).historyCommand,
  undo: async () => (await import('#kernel/desk/history-commands.ts')).undoCommand,
  backup: async () => (await import('#kernel/desk/backup-commands.ts')).backupCommand,
  restore: async () => (await import('#kernel/desk/backup-commands.ts')).restoreCommand,
  status: async () => (await import('#kernel/desk/status-command.ts')).statusCommand,
  mail: async () => (await import('#kernel/desk/mail-command.ts')).mailCommand,
}

/** Of commands that do not tell more themselves. */
const examples: Readonly<Record<string, readonly string[]>> = {
  inventory: [
    'inventory list --search nomad',
    'inventory set ev-nomad price=8295 in-stock=no',
    'inventory export carts.csv',
    'inventory import carts.csv --pictures photos --dry-run',
  ],
  history: ['history --limit 50', 'history show 12'],
  undo: ['undo 12'],
  backup: ['backup /backups/switchback-2026-05-06.backup'],
  restore: ['restore /backups/switchback-2026-05-06.backup'],
  status: ['status || echo "somebody should look"'],
}

const rules = `Exit code 0: done. 1: not done, or there is something to look after. 2: not understood.
The database is the one that DATA_DIR or DATABASE_URL names, in the environment or in the file .env beside package.json; the
first line says which (on the error output, so that what is piped on stays clean). Paths are relative to where you stand.
Times are Eastern. "--by NAME" writes a change down as that person's; otherwise it is that of the machine's user.`

async function usage(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()))
  return `The dealer's desk.

  npm run desk -- COMMAND …

${all.map((command) => command.usage).join('\n')}

"COMMAND --help" says more, with examples. ${rules}`
}

function helpOf(name: string, { usage, help }: DeskCommand, args: readonly string[]): string {
  const shown = (examples[name] ?? []).map((example) => `  e.g. npm run desk -- ${example}`)
  return `${help ? help(args) : [usage, ...shown].join('\n')}\n\n${rules}`
}

const say = (line: string) => void process.stdout.write(`${plainLine(line)}\n`)
const warn = (line: string) => void process.stderr.write(`${plainLine(line)}\n`)

/** What the shell called, done, as an exit code. */
async function desk(words: readonly string[]): Promise<ExitCode> {
  const { by, rest } = takeBy(words)
  const [name = '--help', ...args] = rest
  if (['--help', '-h', 'help'].includes(name)) {
    say(await usage())
    return 0
  }
  const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined
  if (!command) {
    warn(`There is no command "${name}".\n\n${await usage()}`)
    return 2
  }
  if (args.includes('--help') || args.includes('-h')) {
    say(helpOf(name, command, args))
    return 0
  }
  try {
    const settings = settingsHere()
    standWhereTheUserStands()
    if (!(await isThere(command, settings))) return 1
    const code = await run(name, command, { args, settings, say, warn, by, ask: askAtTerminal() })
    const unwritten = noteCommand({ dataDir: settings.dataDir, name, args, code })
    if (unwritten) warn(unwritten)
    return code
  } catch (error) {
    warn(errorSentence(error))
    return 1
  }
}

/** Its folder is named whole before anybody moves. */
function settingsHere(): Settings {
  const settings = settingsOfProcess()
  return { ...settings, dataDir: resolve(settings.dataDir) }
}

/** npm runs a script in the folder of package.json and says where it was called; files are meant from there. */
function standWhereTheUserStands(): void {
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env
  if (script === 'desk' && folder) process.chdir(folder)
}

/** Says which database it is about; work on one that is not there would be work on the wrong shop. */
async function isThere({ mayMakeDatabase = false }: DeskCommand, settings: Settings): Promise<boolean> {
  const location = databaseLocation(settings)
  warn(`Database: ${location}`)
  if (mayMakeDatabase || (await isDatabaseThere(settings))) return true
  warn(
    'There is none, and nothing was done: only the site itself and "restore" make one. If the site keeps its data elsewhere, name that by DATA_DIR or DATABASE_URL as the site has it, best in .env; else start the site once.',
  )
  return false
}

async function run(name: string, command: DeskCommand, call: DeskCall): Promise<ExitCode> {
  try {
    return await command.run(call)
  } catch (error) {
    if (error instanceof MisuseError) {
      warn(`${error.message}.\n\n${helpOf(name, command, call.args)}`)
      return 2
    }
    warn(`It did not work: ${errorSentence(error)}`)
    return 1
  }
}

// A reader that has seen enough ("… | head") closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await desk(process.argv.slice(2))
