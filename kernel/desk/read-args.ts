import { parseArgs } from 'node:util'
import { MisuseError } from './desk-command.ts'

export interface Args {
  readonly positionals: readonly string[]
  readonly flags: Readonly<Record<string, string | boolean | undefined>>
}

/**
 * Reads `--name value` for texts and `--name` for switches; anything else that begins with a dash is a mistake, but for the
 * dash alone, which is standard output.
 */
export function readArgs(args: readonly string[], texts: readonly string[], switches: readonly string[]): Args {
  const known = [...texts.map((name) => `--${name} …`), ...switches.map((name) => `--${name}`)]
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
    throw new MisuseError(sentenceOf(error, args, known))
  }
}

/** Exactly the arguments that a command names. */
export function exactly(positionals: readonly string[], ...names: readonly string[]): readonly string[] {
  if (positionals.length < names.length) throw new MisuseError(`${names[positionals.length]} is missing`)
  if (positionals.length > names.length) throw new MisuseError(`"${positionals[names.length]}" is one word too many`)
  return positionals
}

function sentenceOf(error: unknown, args: readonly string[], known: readonly string[]): string {
  const { message = String(error), code = '' } = error as { message?: string; code?: string }
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const [, option = args.find((word) => word.startsWith('-')) ?? ''] = /'(-[^']*)'/.exec(message) ?? []
    return `There is no option "${option}" here. ${known.length > 0 ? `The options are ${known.join(', ')}` : 'This command has none'}`
  }
  const [, option] = /'(--[\w-]+)/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' && option) {
    const takesText = known.includes(`${option} …`)
    return takesText
      ? `${option} needs a text after it; one that begins with a dash is written ${option}=-…`
      : `${option} is a switch and takes nothing after it`
  }
  return message.replace(/\.$/, '')
}
