import type { Settings } from '#app/settings.ts'

/** What a command is given by the shell, and where it speaks. */
export interface DeskCall {
  readonly args: readonly string[]
  readonly settings: Settings
  /** One line, to be read or piped on. */
  readonly say: (line: string) => void
  /** One line beside the result: a warning, a refusal. */
  readonly warn: (line: string) => void
  /** Whose change it is, where `--by` said so; otherwise it is that of the machine's user. */
  readonly by?: string | undefined
  /** Asks whoever sits at the terminal, and tells whether the answer was yes; left out where nobody sits there. */
  readonly ask?: ((question: string) => Promise<boolean>) | undefined
}

/** 0: done. 1: not done, or there is something to look after. 2: asked in a way that we do not understand. */
export type ExitCode = 0 | 1 | 2

export interface DeskCommand {
  /** Its lines in the list of all commands. */
  readonly usage: string
  /** What `COMMAND --help` says beyond that: examples, options, what to know before. */
  readonly help?: (args: readonly string[]) => string
  /** Only a command that fills a database may make one where there is none. */
  readonly mayMakeDatabase?: boolean
  readonly run: (call: DeskCall) => Promise<ExitCode>
}

/** The command was asked for in a way that makes no sense. */
export class MisuseError extends Error {
  override name = 'MisuseError'
}
