import { createInterface } from 'node:readline/promises'
import type { RunBy } from '#kernel/history/record-run.ts'
import type { DeskCall } from './desk-command.ts'
import { userName } from './desk-log.ts'
import { plainLine } from './plain-line.ts'

const longestName = 80
const longestCommand = 500

/** Takes `--by NAME` out of what was typed, wherever it stands. */
export function takeBy(words: readonly string[]): {
  readonly by: string | undefined
  readonly rest: readonly string[]
} {
  const at = words.findIndex((word) => word === '--by' || word.startsWith('--by='))
  if (at < 0) return { by: undefined, rest: words }
  const [word = '', next] = words.slice(at)
  const named = word === '--by' ? next : word.slice('--by='.length)
  const rest = words.toSpliced(at, word === '--by' ? 2 : 1)
  return { by: named?.trim() || undefined, rest }
}

/** Whose run it is; `words` are what was asked for, without anything that tells of a visitor. */
export function runBy({ by }: Pick<DeskCall, 'by'>, ...words: readonly string[]): RunBy {
  return {
    who: plainLine(by ?? userName()).slice(0, longestName),
    command: plainLine(words.join(' ')).slice(0, longestCommand),
  }
}

/** Undefined where a question would wait for nobody. */
export function askAtTerminal(): DeskCall['ask'] {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    try {
      return /^y(?:es)?$/i.test((await terminal.question(`${plainLine(question)} [y/N] `)).trim())
    } finally {
      terminal.close()
    }
  }
}

/** Whether to go on with something that is hardly ever meant; where not, that has been told. */
export async function agreed(
  { ask, warn }: Pick<DeskCall, 'ask' | 'warn'>,
  { yes, reasons, question }: { readonly yes: boolean; readonly reasons: readonly string[]; readonly question: string },
): Promise<boolean> {
  if (yes || reasons.length === 0) return true
  for (const reason of reasons) warn(reason)
  if (ask && (await ask(question))) return true
  warn(ask ? 'Nothing was changed.' : 'Nothing was changed: say --yes if that is what you want.')
  return false
}
