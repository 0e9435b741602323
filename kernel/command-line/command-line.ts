import { userInfo } from 'node:os'
import type { Command } from 'commander'
import { type Database, type DatabaseSettings, databaseLocation, migrationsDone } from '#kernel/db/open-database.ts'
import { databaseCause, errorSentence } from '#kernel/error-sentence.ts'
import type { RunAuthor } from '#kernel/history/record-run.ts'

/** What commands read of the settings. A subject declares here what its own commands read. */
export interface CommandSettings extends DatabaseSettings {
  readonly siteUrl: string
  /** The host and port of each process behind the proxy. */
  readonly upstreams: readonly string[]
  /** The address at which browsers reach the desk. */
  readonly desk: { readonly url: string } | undefined
  /** Whether another program makes the backups. */
  readonly backupsElsewhere: boolean
}

/** 0: done. 1: not done, or a person has something to look after. The command line itself exits with 2: not understood. */
export type ExitCode = 0 | 1

export interface Terminal {
  /** Prints one line of the result, to be read or piped on. */
  readonly say: (line: string) => void
  /** Prints one line beside the result: a warning, a refusal. */
  readonly warn: (line: string) => void
}

export interface CommandCall extends Terminal {
  readonly settings: CommandSettings
  /** Opens the database at the first call. The command line closes it when the command has ended. */
  readonly open: () => Promise<Database>
  /** Opens a second database in a folder, for a trial. */
  readonly openAt: (dataDir: string) => Promise<Database>
  readonly now: () => Date
  /** Who makes a change, by which command, and when: now. The words after the command must not tell of a visitor. */
  readonly by: (...words: readonly string[]) => RunAuthor
}

type Work<Words extends readonly unknown[]> = (call: CommandCall, ...words: Words) => Promise<ExitCode>

/** Makes the function that commander runs for a command: it opens the call, does the work, and closes the database. */
export type WithCall = <Words extends readonly unknown[]>(
  work: Work<Words>,
  options?: { readonly withoutDatabase: boolean },
) => (...words: Words) => Promise<void>

/** Adds the commands of one subject, or of the kernel, to the command line. */
export type AddCommands = (program: Command, withCall: WithCall) => void

interface CommandLine extends Terminal {
  readonly commands: readonly AddCommands[]
  /** Reads the settings once a command is understood. Throws a sentence for a bad setting. */
  readonly settings: () => CommandSettings
  readonly openDatabase: (settings: CommandSettings) => Promise<Database>
}

const longestName = 80
const longestCommand = 500

const rules = `
Exit code 0: done. 1: not done, or there is something to look after. 2: not understood.
The database is the one that DATA_DIR or DATABASE_URL names, in the environment or in the file .env beside package.json; the
first line says which (on the error output: what is piped on stays clean with npm run --silent operator). Paths are relative to
where you stand.
Times are Eastern.`

export async function runCommandLine(words: readonly string[], commandLine: CommandLine): Promise<ExitCode | 2> {
  const say = (line: string) => commandLine.say(plainLine(line))
  const warn = (line: string) => commandLine.warn(plainLine(line))
  let code: ExitCode = 0
  // The site imports the commands of its subjects and runs none of them: it never loads commander.
  const { Command, CommanderError } = await import('commander')
  const program = new Command('npm run operator --')
    .description('What an operator needs. All else is done at the desk in the browser.')
    .option('--by <NAME>', "whose change it is; otherwise it is that of the machine's user")
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: (text) => say(text.trimEnd()), writeErr: (text) => warn(text.trimEnd()) })
    .addHelpText('afterAll', rules)
    .showHelpAfterError()
    .exitOverride()

  const withCall: WithCall =
    (work, { withoutDatabase } = { withoutDatabase: false }) =>
    async (...given) => {
      const settings = commandLine.settings()
      warn(`Database: ${databaseLocation(settings)}`)
      // A damaged or emptied file still counts as a database here: opening it says what is wrong.
      const done = await migrationsDone(settings).catch(() => [])
      if (!withoutDatabase && done === undefined) {
        warn(
          'There is none, and nothing was done: only the site itself and "restore" make one. If the site keeps its data elsewhere, name that by DATA_DIR or DATABASE_URL as the site has it, best in .env; else start the site once.',
        )
        code = 1
        return
      }
      let database: Promise<Database> | undefined
      const open = () => {
        database ??= commandLine.openDatabase(settings)
        return database
      }
      const openAt = (dataDir: string) => commandLine.openDatabase({ ...settings, dataDir, databaseUrl: undefined })
      const now = () => new Date()
      const who = plainLine(program.opts<{ by?: string }>().by?.trim() || userName()).slice(0, longestName)
      const name = commandName(given.at(-1) as Command)
      const by = (...more: readonly string[]) => ({
        who,
        command: plainLine([name, ...more].join(' ')).slice(0, longestCommand),
        at: now(),
      })
      try {
        code = await work({ ...commandLine, say, warn, settings, open, openAt, now, by }, ...given)
      } finally {
        await (await database?.catch(() => undefined))?.close()
      }
    }

  for (const add of commandLine.commands) add(program, withCall)
  for (const group of program.commands.filter(({ options, commands }) => options.length === 0 && commands.length > 0))
    group.summary(`${group.description()}: ${group.commands.map((command) => command.name()).join(', ')}`)
  try {
    await program.parseAsync(words.length > 0 ? words : ['--help'], { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    const why = errorSentence(error)
    // An error of a library may end with its own period.
    warn(`It did not work: ${why}${why.endsWith('.') ? '' : '.'}`)
    warnOfCause({ warn }, error)
    return 1
  }
}

/** Warns with the database's own words, for the log that keeps these lines. */
export function warnOfCause({ warn }: Pick<Terminal, 'warn'>, error: unknown): void {
  const cause = databaseCause(error)
  if (cause) warn(`Cause: ${cause}`)
}

export function examples(...lines: readonly string[]): string {
  return ['', ...lines.map((line) => `e.g. npm run operator -- ${line}`)].join('\n')
}

/** The line as a terminal may print it: characters that move the cursor or turn the direction of reading are escaped. */
export function plainLine(line: string): string {
  return line
    .toWellFormed()
    .replace(
      /(?![\n\t]|\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Default_Ignorable_Code_Point}]/gu,
      (character) => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}}`,
    )
}

/** 'mail test' */
function commandName(command: Command): string {
  return command.parent?.parent ? `${commandName(command.parent)} ${command.name()}` : command.name()
}

/** The name of the user; a container may run under a number that has no name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}
