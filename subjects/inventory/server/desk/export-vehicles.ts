import { extname } from 'node:path'
import { type DeskCall, type ExitCode, MisuseError } from '#kernel/desk/desk-command.ts'
import { exactly, readArgs } from '#kernel/desk/read-args.ts'
import { writeNewFile } from '#kernel/desk/write-new-file.ts'
import { csvLine } from '#kit/formats/csv.ts'
import { formatCount } from '#kit/formats/format.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { exportColumns, vehicleCell } from '#subjects/inventory/rules/vehicle-columns.ts'
import { withVehicles } from './with-vehicles.ts'

// Tells spreadsheets that a file is UTF-8.
const byteOrderMark = '\uFEFF'

const formats: Readonly<Record<string, (carts: readonly Vehicle[]) => string>> = {
  '.csv': (carts) => byteOrderMark + csv(carts),
  '.json': (carts) => `${JSON.stringify(carts, null, 2)}\n`,
}

export async function exportVehicles({ settings, say, warn }: DeskCall, args: readonly string[]): Promise<ExitCode> {
  const { positionals, flags } = readArgs(args, [], ['force'])
  const [file = ''] = exactly(positionals, 'FILE')
  const write = file === '-' ? csv : formats[extname(file).toLowerCase()]
  if (!write) throw new MisuseError(`"${file}" ends neither with .csv nor with .json`)
  const carts = await withVehicles(settings, (vehicles) => vehicles.list())
  if (file === '-') {
    say(write(carts).trimEnd())
    return 0
  }
  if (!writeNewFile(file, write(carts), { force: flags.force === true, warn })) return 1
  say(`${formatCount(carts.length, 'cart')} written to ${file}.`)
  return 0
}

function csv(carts: readonly Vehicle[]): string {
  const columns = exportColumns(carts)
  return csvLine(columns) + carts.map((cart) => csvLine(columns.map((column) => vehicleCell(cart, column)))).join('')
}
