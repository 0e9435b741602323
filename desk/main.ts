import { readSettings } from '#server/env.ts'
import { askAtTerminal, takeBy } from './asking.ts'
import { type DeskCall, type DeskCommand, type ExitCode, MisuseError } from './desk-command.ts'
import { noteCommand } from './desk-log.ts'
import { plainLine } from './plain-line.ts'

/** Each module is imported only when its command is run, so that no command waits for what another imports. */
const commands: Readonly<Record<string, () => Promise<DeskCommand>>> = {
  inventory: async () => (await import('#site/inventory/server/desk/inventory-command.ts')).inventoryCommand,
  leads: async () => (await import('#site/contact/server/desk/leads-command.ts')).leadsCommand,
  retention: async () => (await import('#site/contact/server/desk/retention-command.ts')).retentionCommand,
  history: async () => (await import('./history-commands.ts')).historyCommand,
  undo: async () => (await import('./history-commands.ts')).undoCommand,
  backup: async () => (await import('./backup-commands.ts')).backupCommand,
  restore: async () => (await import('./backup-commands.ts')).restoreCommand,
  status: async () => (await import('./status-command.ts')).statusCommand,
}

async function usage(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()))
  return `The dealer's desk.

  npm run desk -- COMMAND …

${all.map((command) => command.usage).join('\n')}

"COMMAND --help" says more. Exit code 0: done. 1: not done, or there is something to look after. 2: not understood.
"--by NAME" writes a change down as that person's; otherwise it is the user's of this machine.
The database is the one of the settings DATA_DIR and DATABASE_URL.`
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
    say(command.usage)
    return 0
  }
  try {
    const settings = readSettings(process.env)
    const code = await run(command, { args, settings, say, warn, by, ask: askAtTerminal() })
    const unwritten = noteCommand({ dataDir: settings.dataDir, name, args, code })
    if (unwritten) warn(unwritten)
    return code
  } catch (error) {
    warn(messageOf(error))
    return 1
  }
}

async function run(command: DeskCommand, call: DeskCall): Promise<ExitCode> {
  try {
    return await command.run(call)
  } catch (error) {
    if (error instanceof MisuseError) {
      warn(`${error.message}.\n\n${command.usage}`)
      return 2
    }
    warn(`It did not work: ${messageOf(error)}`)
    return 1
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

// A reader that has seen enough ("… | head") closes the pipe: that is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await desk(process.argv.slice(2))
