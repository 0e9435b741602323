import { type Command, InvalidArgumentError } from 'commander'
import { type DeskCommands, type Does, examples } from '#kernel/desk/desk.ts'
import type { DeskPart } from '#kernel/desk/desk-part.ts'
import { addDays, parseDay } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { formatCount, formatDate, formatPrice } from '#kit/formats/format.ts'
import { soldCarts } from '#subjects/inventory/facts/sold-carts.ts'
import { changedLines } from '#subjects/inventory/rules/changed-cart.ts'
import { noFilters } from '#subjects/inventory/rules/inventory-view.ts'
import { vehicleCondition } from '#subjects/inventory/rules/stock-text.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import {
  columnOf,
  exportColumns,
  knownColumns,
  vehicleCell,
  vehicleColumns,
} from '#subjects/inventory/rules/vehicle-columns.ts'
import { filterVehicles } from '#subjects/inventory/rules/vehicle-filters.ts'
import type { ImportValues } from '#subjects/inventory/rules/vehicle-import.ts'
import { planRemoval, planSale, planSet } from '#subjects/inventory/server/change-carts.ts'
import { vehicleHistory } from '#subjects/inventory/server/vehicle-history.ts'
import { carryOut, cartNamed, cartsOf } from './desk-carts.ts'
import { addFileCommands } from './file-commands.ts'
import { addPhotosCommand } from './photos-command.ts'

interface Yes {
  readonly yes?: boolean
}

const inventoryCommands: DeskCommands = (program, does) => {
  const inventory = program.command('inventory').description('the carts')
  addReading(inventory, does)
  addChanging(inventory, does)
  addPhotosCommand(inventory, does)
  addFileCommands(inventory, does)
}

export const inventoryDesk: DeskPart = { commands: inventoryCommands, history: { vehicle: vehicleHistory } }

function addReading(inventory: Command, does: Does): void {
  inventory
    .command('list')
    .description('the carts, in the order of the site')
    .option('--search <TEXT>', 'those that the search of the site finds')
    .addHelpText('after', examples('inventory list --search nomad'))
    .action(
      does(async (call, { search = '' }: { search?: string }) => {
        const { vehicles } = await cartsOf(call)
        const found = filterVehicles(await vehicles.list(), { ...noFilters, search })
        const width = Math.max(0, ...found.map(({ id }) => id.length))
        for (const cart of found) call.say(summary(cart, width))
        call.warn(`${formatCount(found.length, 'cart')}.`)
        return 0
      }),
    )

  inventory
    .command('show <ID>')
    .description('one cart whole')
    .addHelpText('after', examples('inventory show ev-nomad'))
    .action(
      does(async (call, id: string) => {
        const cart = await cartNamed(call, await cartsOf(call), id)
        if (!cart) return 1
        for (const column of exportColumns([cart])) {
          const text = vehicleCell(cart, column)
          if (text !== '') call.say(`${column}: ${text}`)
        }
        return 0
      }),
    )
}

function addChanging(inventory: Command, does: Does): void {
  inventory
    .command('set')
    .description('changes some fields of a cart; "year=" empties one')
    .argument('<ID>')
    .argument('<FIELD=VALUE...>', `fields: ${vehicleColumns.join(', ')}, spec.NAME`, readAssignment)
    .option('--yes', 'also where a price moves far, or a brand is new')
    .addHelpText('after', examples('inventory set ev-nomad price=8295 in-stock=no'))
    .action(
      does(async (call, id: string, values: ImportValues, { yes = false }: Yes) => {
        const stores = await cartsOf(call)
        const plan = await planSet(stores, id, values)
        for (const line of plan.change?.carts.flatMap(changedLines) ?? []) call.say(line)
        return carryOut(call, stores, plan, {
          words: [id, ...Object.entries(values).map(([field, value]) => `${field}=${value}`)],
          ...{ yes, question: 'Change it all the same?' },
          told: ([cart], hint) => (cart ? `${cart.after?.name} is changed. ${hint}` : `${id} is like that already.`),
        })
      }),
    )

  inventory
    .command('sold <ID...>')
    .description(`the page says "Sold" for ${soldCarts.days} days; then it is gone, with carts like it`)
    .option('--on <DAY>', 'a day before today', pastDay)
    .addHelpText('after', examples('inventory sold ev-nomad --on 2026-05-06'))
    .action(
      does(async (call, ids: readonly string[], { on }: { on?: string }) => {
        const stores = await cartsOf(call)
        const { day: today } = easternClock(new Date())
        const soldOn = on ?? today
        const lastDay = addDays(soldOn, soldCarts.days - 1)
        const shown = lastDay < today ? 'its page is gone' : `its page says so until ${formatDate(lastDay)}`
        return carryOut(call, stores, await planSale(stores, ids, soldOn), {
          words: ids,
          told: (carts, hint) => [...carts.map(({ after }) => `${after?.name} is sold: ${shown}.`), hint].join('\n'),
        })
      }),
    )

  inventory
    .command('remove <ID...>')
    .description('takes carts off the site')
    .option('--yes', 'also many at once')
    .addHelpText('after', examples('inventory remove mach-4-2022'))
    .action(
      does(async (call, ids: readonly string[], { yes = false }: Yes) => {
        const stores = await cartsOf(call)
        return carryOut(call, stores, await planRemoval(stores, ids), {
          words: ids,
          ...{ yes, question: 'Remove them all the same?' },
          told: (carts, hint) => [...carts.map(({ before }) => `${before?.name} is off the site.`), hint].join('\n'),
        })
      }),
    )
}

function readAssignment(assignment: string, before: Record<string, string> = {}): Record<string, string> {
  const [, field = '', value = ''] = /^([^=]+)=(.*)$/s.exec(assignment) ?? []
  if (field === '') throw new InvalidArgumentError('It does not say what to set, as price=11495 does.')
  const column = columnOf(field)
  if (column === null) throw new InvalidArgumentError(`"${field}" is no field we know: ${knownColumns}.`)
  if (column === 'id') throw new InvalidArgumentError('The id is the address of the cart and stays as it is.')
  if (Object.hasOwn(before, column)) throw new InvalidArgumentError(`"${column}" is set twice.`)
  return { ...before, [column]: value }
}

function pastDay(text: string): string {
  const { day: today } = easternClock(new Date())
  const day = parseDay(text)
  if (day === undefined || day > today) throw new InvalidArgumentError(`It is a day up to today, such as ${today}.`)
  return day
}

function summary(cart: Vehicle, width: number): string {
  const stock = cart.soldOn ? `sold ${cart.soldOn}` : cart.inStock ? 'in stock' : 'out of stock'
  const cells = [cart.id.padEnd(width), formatPrice(cart.price).padStart(8), vehicleCondition(cart).padEnd(4)]
  return [...cells, stock.padEnd(12), cart.name].join('  ')
}
