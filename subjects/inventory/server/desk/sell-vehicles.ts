import { runBy } from '#kernel/desk/asking.ts'
import { type DeskCall, type ExitCode, MisuseError } from '#kernel/desk/desk-command.ts'
import { readArgs } from '#kernel/desk/read-args.ts'
import { addDays, parseDay } from '#kit/dates/calendar-day.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { formatDate } from '#kit/formats/format.ts'
import { soldCarts } from '#subjects/inventory/facts/sold-carts.ts'
import { findVehicle } from '#subjects/inventory/rules/vehicle-slug.ts'
import { undoHint } from './changed-lines.ts'
import { withVehicles } from './with-vehicles.ts'

/** CART-104: `inventory sold ID … [--on DAY]`, all that are named or none. */
export function sellVehicles(call: DeskCall, args: readonly string[]): Promise<ExitCode> {
  const { settings, say, warn } = call
  const { positionals, flags } = readArgs(args, ['on'], [])
  if (positionals.length === 0) throw new MisuseError('ID is missing')
  const soldOn = dayOf(flags.on)

  return withVehicles(settings, async (vehicles) => {
    const carts = await Promise.all(positionals.map((id) => findVehicle(id, vehicles.get)))
    const refusals = positionals.flatMap((id, index) => {
      const cart = carts[index]
      if (!cart) return [`There is no cart "${id}".`]
      return cart.soldOn === undefined ? [] : [`${cart.name} was sold on ${formatDate(cart.soldOn)} already.`]
    })
    for (const refusal of refusals) warn(refusal)
    if (refusals.length > 0) return 1
    const put = carts.filter((cart) => cart !== null).map((cart) => ({ ...cart, inStock: false, soldOn }))
    const run = await vehicles.apply({ put, by: runBy(call, 'inventory', ...call.args) })
    const lastDay = addDays(soldOn, soldCarts.days - 1)
    const past = lastDay < easternClock(new Date()).day
    const shown = past ? 'its page is gone' : `its page says so until ${formatDate(lastDay)}`
    for (const { name } of put) say(`${name} is sold: ${shown}.`)
    say(undoHint(run).trim())
    return 0
  })
}

function dayOf(text: string | boolean | undefined): string {
  const { day: today } = easternClock(new Date())
  if (text === undefined) return today
  const day = parseDay(String(text))
  if (day === undefined || day > today) throw new MisuseError(`--on must be a day up to today, such as ${today}`)
  return day
}
