import { parseArgs } from 'node:util'
import { MisuseError } from './desk-command.ts'

interface Args {
  readonly positionals: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
}

/** Reads `--name value` for texts and `--name` for switches; anything else that begins with a dash is a mistake. */
export function readArgs(args: readonly string[], texts: readonly string[], switches: readonly string[]): Args {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries([
        ...texts.map((name) => [name, { type: 'string' }] as const),
        ...switches.map((name) => [name, { type: 'boolean' }] as const),
      ]),
    })
    return { positionals, flags: values as Args['flags'] }
  } catch (error) {
    throw new MisuseError(error instanceof Error ? error.message : String(error))
  }
}

/** Exactly the arguments that a command names. */
export function exactly(positionals: readonly string[], ...names: readonly string[]): readonly string[] {
  if (positionals.length < names.length) throw new MisuseError(`${names[positionals.length]} is missing`)
  if (positionals.length > names.length) throw new MisuseError(`"${positionals[names.length]}" is one word too many`)
  return positionals
}
