import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase, schema } from '#app/database.ts'
import { readSettings } from '#app/settings.ts'
import { subjects } from '#app/subjects.ts'
import { allCommands } from '#kernel/command-line/all-commands.ts'
import { runCommandLine } from '#kernel/command-line/command-line.ts'
import { historyOf } from '#kernel/history/history-kind.ts'
import { undoRun } from '#kernel/history/undo-run.ts'
import { applyCarts, type CartPlan, planEdit } from '#subjects/inventory/server/change-carts.ts'
import { cartStoresOf } from './cart-stores.ts'
import { newFolder } from './site-process.ts'

/** The command line in this process, over a database of its own for one test. */
export async function newOperator(env: Readonly<Record<string, string>> = {}) {
  const directory = newFolder()
  const dataDir = join(directory, 'data')
  const database = await openDatabase({ dataDir })
  onTestFinished(database.close)

  async function runWith(more: { readonly env?: Readonly<Record<string, string>> }, ...words: readonly string[]) {
    const said: string[] = []
    const warned: string[] = []
    const code = await runCommandLine(words, {
      commands: allCommands(subjects, schema),
      settings: () => readSettings({ DATA_DIR: dataDir, ...env, ...more.env }),
      openDatabase,
      say: (line) => said.push(line),
      warn: (line) => line.startsWith('Database: ') || warned.push(line),
    })
    return { code, said: said.join('\n'), warned: warned.join('\n') }
  }

  const stores = cartStoresOf(database)
  const by = { who: 'Dana', command: 'a test', at: new Date() }
  const change = async (plan: CartPlan) => plan.change && applyCarts(stores)(plan.change, by)

  return {
    directory,
    dataDir,
    database,
    /** The output and the warnings of a command, and its exit code. */
    run: (...words: readonly string[]) => runWith({}, ...words),
    /** Runs a command with other settings. */
    runWith,
    stores,
    /** Applies a plan as the desk's screens do, and returns the number of the run. */
    change,
    /** Changes some fields of a cart, and returns the number of the run. */
    set: async (id: string, values: Readonly<Record<string, string>>) => change(await planEdit(stores, id, values)),
    /** Takes a run back. */
    undo: (id: number | undefined = 0) => undoRun(database.db, { id, by, ...historyOf(subjects) }),
    carts: () => database.ports.vehicles.list(),
    cart: (id: string) => database.ports.vehicles.get(id),
  }
}
