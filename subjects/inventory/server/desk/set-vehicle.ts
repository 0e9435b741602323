import { agreed, runBy } from '#kernel/desk/asking.ts'
import { type DeskCall, type ExitCode, MisuseError } from '#kernel/desk/desk-command.ts'
import { readArgs } from '#kernel/desk/read-args.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { oddValues } from '#subjects/inventory/rules/odd-changes.ts'
import { columnOf, knownColumns } from '#subjects/inventory/rules/vehicle-columns.ts'
import { createVehicleImporter } from '#subjects/inventory/rules/vehicle-import.ts'
import { findVehicle } from '#subjects/inventory/rules/vehicle-slug.ts'
import { changedLines, undoHint } from './changed-lines.ts'
import { withVehicles } from './with-vehicles.ts'

/** `inventory set ID price=… in-stock=…`: by the same rules as a row of an import. */
export async function setVehicle(call: DeskCall, args: readonly string[]): Promise<ExitCode> {
  const { settings, say, warn } = call
  const { positionals, flags } = readArgs(args, [], ['yes'])
  const [id, ...assignments] = positionals
  if (id === undefined) throw new MisuseError('ID is missing')
  if (assignments.length === 0) throw new MisuseError('what to set is missing, such as price=11495')
  const values = valuesOf(assignments)

  return withVehicles(settings, async (vehicles) => {
    const cart = await findVehicle(id, vehicles.get)
    if (!cart) {
      warn(`There is no cart "${id}".`)
      return 1
    }
    const existing = new Map((await vehicles.list()).map((other) => [other.id, other]))
    const check = createVehicleImporter({ existing, today: easternClock(new Date()).day })
    const result = check(1, { ...values, id: cart.id })
    if (!result.ok) {
      for (const problem of result.problems) warn(`${problem}.`)
      warn('Nothing was changed.')
      return 1
    }
    if (result.change === 'same') {
      say(`${cart.name} is like that already.`)
      return 0
    }
    const { vehicle } = result
    for (const line of changedLines(cart, vehicle)) say(line)
    const reasons = oddValues(existing, [vehicle])
    if (!(await agreed(call, { yes: flags.yes === true, reasons, question: 'Change it all the same?' }))) return 1
    const run = await vehicles.apply({ put: [vehicle], by: runBy(call, 'inventory', ...call.args) })
    say(`${vehicle.name} is changed.${undoHint(run)}`)
    return 0
  })
}

function valuesOf(assignments: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const assignment of assignments) {
    const [, field = '', value = ''] = /^([^=]+)=(.*)$/s.exec(assignment) ?? []
    if (field === '') throw new MisuseError(`"${assignment}" does not say what to set, as price=11495 does`)
    const column = columnOf(field)
    if (column === null) throw new MisuseError(`"${field}" is no field we know: ${knownColumns}`)
    if (column === 'id') throw new MisuseError('the id is the address of the cart and stays as it is')
    if (Object.hasOwn(values, column)) throw new MisuseError(`"${column}" is set twice`)
    values[column] = value
  }
  return values
}
