import { readSettings, SettingsError } from '#server/env.ts'
import { backupCommand, restoreCommand } from './backup-commands.ts'
import { type DeskCommand, type ExitCode, MisuseError } from './desk-command.ts'
import { leadsCommand } from './leads-command.ts'
import { statusCommand } from './status-command.ts'

const commands: Readonly<Record<string, DeskCommand>> = {
  leads: leadsCommand,
  backup: backupCommand,
  restore: restoreCommand,
  status: statusCommand,
}

const usage = `The dealer's desk.

  npm run desk -- COMMAND …

${Object.values(commands)
  .map((command) => command.usage)
  .join('\n')}

"COMMAND --help" says more. Exit code 0: done. 1: not done, or there is something to look after. 2: not understood.
The database is the one of the settings DATA_DIR and DATABASE_URL.`

const say = (line: string) => void process.stdout.write(`${line}\n`)
const warn = (line: string) => void process.stderr.write(`${line}\n`)

/** What the shell called, done, as an exit code. */
async function desk([name = '--help', ...args]: readonly string[]): Promise<ExitCode> {
  if (['--help', '-h', 'help'].includes(name)) {
    say(usage)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    warn(`There is no command "${name}".\n\n${usage}`)
    return 2
  }
  if (args.includes('--help') || args.includes('-h')) {
    say(command.usage)
    return 0
  }
  try {
    return await command.run({ args, settings: readSettings(process.env), say, warn })
  } catch (error) {
    if (error instanceof MisuseError) {
      warn(`${error.message}.\n\n${command.usage}`)
      return 2
    }
    warn(error instanceof SettingsError ? error.message : `It did not work: ${messageOf(error)}`)
    return 1
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

process.exitCode = await desk(process.argv.slice(2))
