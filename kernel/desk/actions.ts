import { type DeskCall, type DeskCommand, type ExitCode, MisuseError } from './desk-command.ts'
import { type Args, exactly, readArgs } from './read-args.ts'

interface Option {
  /** What stands after it, such as `YYYY-MM-DD`; a switch has nothing there. */
  readonly value?: string
  readonly does: string
}

export interface Action {
  /** The words that it needs, in their order: `['ID']`. */
  readonly words?: readonly string[]
  readonly does: string
  readonly options?: Readonly<Record<string, Option>>
  /** What is typed after `npm run desk -- `. */
  readonly examples: readonly string[]
  readonly run: (call: DeskCall, words: readonly string[], flags: Args['flags']) => Promise<ExitCode>
}

const column = 24

/** A command that has others under it. What its help tells of them is what it reads. */
export function commandOf(name: string, actions: Readonly<Record<string, Action>>): DeskCommand {
  const found = (action: string) => (Object.hasOwn(actions, action) ? actions[action] : undefined)
  const called = (action: string, { words = [] }: Action) => [name, action, ...words].join(' ')
  const line = ([action, it]: readonly [string, Action]) =>
    inColumns(2, `${called(action, it)}${it.options ? ' …' : ''}`, it.does)
  return {
    usage: Object.entries(actions).map(line).join('\n'),
    help: ([action = '']) => {
      const one = found(action)
      const asked = one ? [[action, one] as const] : Object.entries(actions)
      return asked.map(([each, it]) => helpOf(called(each, it), it)).join('\n\n')
    },
    run: async (call) => {
      const [action = '', ...rest] = call.args
      const one = found(action)
      if (!one) {
        const known = Object.keys(actions).join(', ')
        throw new MisuseError(
          `${action ? `"${name} ${action}" is not one of the commands` : 'A command is missing'}: there are ${known}`,
        )
      }
      const options = Object.entries(one.options ?? {})
      const withText = options.filter(([, { value }]) => value !== undefined).map(([option]) => option)
      const switches = options.filter(([, { value }]) => value === undefined).map(([option]) => option)
      const { positionals, flags } = readArgs(rest, withText, switches)
      return one.run(call, exactly(positionals, ...(one.words ?? [])), flags)
    },
  }
}

function helpOf(called: string, { does, options = {}, examples }: Action): string {
  const described = Object.entries(options).map(([option, { value, does: meaning }]) =>
    inColumns(6, `--${option}${value ? ` ${value}` : ''}`, meaning),
  )
  const shown = examples.map((example) => `      e.g. npm run desk -- ${example}`)
  return [`  ${called}`, `      ${does}`, ...described, ...shown].join('\n')
}

/** Two columns; what is too long for the first has a line of its own. */
function inColumns(indent: number, left: string, right: string): string {
  const margin = ' '.repeat(indent)
  if (left.length < column) return `${margin}${left.padEnd(column)}${right}`
  return `${margin}${left}\n${margin}${' '.repeat(column)}${right}`
}
