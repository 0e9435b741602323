import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/open-database.ts'
import { readSettings } from '#server/env.ts'
import { inventoryCommand } from '#site/inventory/server/desk/inventory-command.ts'

/** The desk over a database of its own: what it says, and the carts afterwards. */
export function newDesk() {
  const directory = mkdtempSync(join(tmpdir(), 'switchback-desk-'))
  const settings = readSettings({ DATA_DIR: join(directory, 'data') })
  return {
    directory,
    async inventory(...args: readonly string[]) {
      const said: string[] = []
      const warned: string[] = []
      const code = await inventoryCommand.run({
        args,
        settings,
        say: (line) => said.push(line),
        warn: (line) => warned.push(line),
      })
      return { code, said: said.join('\n'), warned: warned.join('\n') }
    },
    async carts() {
      const database = await openDatabase(settings)
      const carts = await database.ports.vehicles.list()
      const version = await database.ports.vehicles.version()
      await database.close()
      return { all: carts, version, get: (id: string) => carts.find((cart) => cart.id === id) }
    },
  }
}
