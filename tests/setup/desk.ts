import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#app/database.ts'
import { readSettings } from '#app/settings.ts'
import type { DeskCommand } from '#kernel/desk/desk-command.ts'
import { historyCommand, undoCommand } from '#kernel/desk/history-commands.ts'
import { inventoryCommand } from '#subjects/inventory/server/desk/inventory-command.ts'

/** The desk over a database of its own: what it says, and the carts afterwards. */
export function newDesk() {
  const directory = mkdtempSync(join(tmpdir(), 'switchback-desk-'))
  const settings = readSettings({ DATA_DIR: join(directory, 'data') })
  async function run(command: DeskCommand, args: readonly string[], answer?: boolean) {
    const said: string[] = []
    const warned: string[] = []
    const ask = async (question: string) => warned.push(question) > 0 && answer === true
    const code = await command.run({
      args,
      settings,
      say: (line) => said.push(line),
      warn: (line) => warned.push(line),
      by: 'ann',
      ...(answer !== undefined && { ask }),
    })
    return { code, said: said.join('\n'), warned: warned.join('\n') }
  }
  return {
    directory,
    inventory: (...args: readonly string[]) => run(inventoryCommand, args),
    history: (...args: readonly string[]) => run(historyCommand, args),
    undo: (...args: readonly string[]) => run(undoCommand, args),
    /** As at a terminal where somebody gives this answer. */
    inventoryAsked: (answer: boolean, ...args: readonly string[]) => run(inventoryCommand, args, answer),
    async carts() {
      const database = await openDatabase(settings)
      const carts = await database.ports.vehicles.list()
      const version = await database.ports.vehicles.version()
      await database.close()
      return { all: carts, version, get: (id: string) => carts.find((cart) => cart.id === id) }
    },
  }
}
