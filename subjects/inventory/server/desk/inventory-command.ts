import { agreed, runBy } from '#kernel/desk/asking.ts'
import { type DeskCall, type DeskCommand, type ExitCode, MisuseError } from '#kernel/desk/desk-command.ts'
import { exactly, readArgs } from '#kernel/desk/read-args.ts'
import { formatCount, formatPrice } from '#kit/formats/format.ts'
import { soldCarts } from '#subjects/inventory/facts/sold-carts.ts'
import { oddCount } from '#subjects/inventory/rules/odd-changes.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { vehicleCondition } from '#subjects/inventory/rules/vehicle-badge.ts'
import { exportColumns, vehicleCell, vehicleColumns } from '#subjects/inventory/rules/vehicle-columns.ts'
import { filterVehicles, noFilters } from '#subjects/inventory/rules/vehicle-filters.ts'
import { findVehicle } from '#subjects/inventory/rules/vehicle-slug.ts'
import { undoHint } from './changed-lines.ts'
import { exportVehicles } from './export-vehicles.ts'
import { importVehicles } from './import-vehicles.ts'
import { photosOf, photosUsage } from './photos-command.ts'
import { sellVehicles } from './sell-vehicles.ts'
import { setVehicle } from './set-vehicle.ts'
import { withVehicles } from './with-vehicles.ts'

const usage = `  inventory list [--search TEXT]
                          the carts, in the order of the site
  inventory show ID       one cart whole
  inventory set ID price=11495 in-stock=no …
                          change some of its fields; "year=" empties one
                          (--yes where a price moves far, or a brand is new)
  inventory sold ID … [--on DAY]
                          the page says "Sold" for ${soldCarts.days} days; then it is gone, with carts like it
  inventory remove ID …   take carts off the site (--yes for many at once)
${photosUsage}
  inventory export FILE   all carts as .csv or .json (--force to overwrite; "-" prints CSV)
  inventory import FILE [--pictures DIR] [--dry-run] [--skip-bad] [--yes]
                          add and change carts from .csv or .json: every row is checked first, and all of them are
                          applied or none. A cart that the file does not name stays as it is; a column that it does
                          not have stays as it is; an empty cell takes away.
                          --pictures DIR  where the files lie that the column "images" names
                          --dry-run       check, list from → to, change nothing
                          --skip-bad      apply the good rows and report the bad ones
                          --yes           also where many carts change, a price moves far, or a brand is new
  Fields: ${vehicleColumns.join(', ')}, spec.NAME`

type Action = (call: DeskCall, args: readonly string[]) => Promise<ExitCode>

const actions: Readonly<Record<string, Action>> = {
  list: async ({ settings, say, warn }, args) => {
    const { positionals, flags } = readArgs(args, ['search'], [])
    exactly(positionals)
    const carts = await withVehicles(settings, (vehicles) => vehicles.list())
    const found = filterVehicles(carts, { ...noFilters, search: String(flags.search ?? '') })
    const width = Math.max(0, ...found.map(({ id }) => id.length))
    for (const cart of found) say(summary(cart, width))
    warn(`${formatCount(found.length, 'cart')}.`)
    return 0
  },

  show: ({ settings, say, warn }, args) => {
    const [id = ''] = exactly(readArgs(args, [], []).positionals, 'ID')
    return withVehicles(settings, async (vehicles) => {
      const cart = await findVehicle(id, vehicles.get)
      if (!cart) return unknown(warn, id)
      for (const column of exportColumns([cart])) {
        const text = vehicleCell(cart, column)
        if (text !== '') say(`${column}: ${text}`)
      }
      return 0
    })
  },

  remove: (call, args) => {
    const { settings, say, warn } = call
    const { positionals, flags } = readArgs(args, [], ['yes'])
    if (positionals.length === 0) throw new MisuseError('ID is missing')
    return withVehicles(settings, async (vehicles) => {
      const carts = await Promise.all(positionals.map((id) => findVehicle(id, vehicles.get)))
      const missing = positionals.filter((_, index) => !carts[index])
      for (const id of missing) unknown(warn, id)
      if (missing.length > 0) return 1
      const found = carts.filter((cart) => cart !== null)
      const ids = [...new Set(found.map(({ id }) => id))]
      const reasons = ids.length > 1 ? oddCount((await vehicles.list()).length, 'removes', ids.length) : []
      if (!(await agreed(call, { yes: flags.yes === true, reasons, question: 'Remove them all the same?' }))) return 1
      const run = await vehicles.apply({ remove: ids, by: runBy(call, 'inventory', ...call.args) })
      for (const { name } of found) say(`${name} is off the site.`)
      say(undoHint(run).trim())
      return 0
    })
  },

  set: setVehicle,
  sold: sellVehicles,
  photos: photosOf,
  export: exportVehicles,
  import: importVehicles,
}

export const inventoryCommand: DeskCommand = {
  usage,
  run: (call) => {
    const [name = '', ...args] = call.args
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!action) throw new MisuseError(name ? `"inventory ${name}" is not one of the commands` : 'a command is missing')
    return action(call, args)
  },
}

function summary(cart: Vehicle, width: number): string {
  const stock = cart.soldOn ? `sold ${cart.soldOn}` : cart.inStock ? 'in stock' : 'out of stock'
  const cells = [cart.id.padEnd(width), formatPrice(cart.price).padStart(8), vehicleCondition(cart).padEnd(4)]
  return [...cells, stock.padEnd(12), cart.name].join('  ')
}

function unknown(warn: DeskCall['warn'], id: string): ExitCode {
  warn(`There is no cart "${id}".`)
  return 1
}
