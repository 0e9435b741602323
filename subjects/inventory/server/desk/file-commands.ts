import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Command } from 'commander'
import { type DeskCall, type Does, type ExitCode, examples, isAgreed } from '#kernel/desk/desk.ts'
import { writeNewFile } from '#kernel/desk/new-file.ts'
import { byteOrderMark, csvLine } from '#kit/formats/csv.ts'
import { formatCount, formatNumber, formatPrice } from '#kit/formats/format.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { exportColumns, vehicleCell } from '#subjects/inventory/rules/vehicle-columns.ts'
import { pictureNames } from '#subjects/inventory/rules/vehicle-import.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { type CartFile, cartFileFormat, readCartFile } from '#subjects/inventory/server/cart-file.ts'
import { type BroughtFile, type ChangedCart, planImport } from '#subjects/inventory/server/change-carts.ts'
import { readPictureFile } from '#subjects/pictures/server/read-picture-file.ts'
import { cartsOf, changedLines, undoHint } from './desk-carts.ts'

// No reader gets further; the count tells how many there are.
const mostReported = 200
const mostAddresses = 20

interface ImportOptions {
  readonly pictures?: string
  readonly dryRun?: boolean
  readonly skipBad?: boolean
  readonly yes?: boolean
}

export function addFileCommands(inventory: Command, does: Does): void {
  const exporting: Command = inventory
    .command('export <FILE>')
    .description('all carts as .csv or .json; "-" prints CSV')
    .option('--force', 'overwrite a file that is there')
    .addHelpText('after', examples('inventory export carts.csv'))
    .action(
      does(async (call, file: string, { force = false }: { force?: boolean }) => {
        const format = extname(file).toLowerCase()
        if (!['-', '.csv', '.json'].includes(file === '-' ? file : format)) exporting.error(wrongEnding(file))
        const carts = await (await cartsOf(call)).vehicles.list()
        if (file === '-') {
          call.say(csv(carts).trimEnd())
          return 0
        }
        const text = format === '.csv' ? byteOrderMark + csv(carts) : `${JSON.stringify(carts, null, 2)}\n`
        if (!writeNewFile(file, text, { force, warn: call.warn })) return 1
        call.say(`${formatCount(carts.length, 'cart')} written to ${file}.`)
        return 0
      }),
    )

  const importing: Command = inventory
    .command('import <FILE>')
    .description(
      'adds and changes carts from .csv or .json: every row is checked first, and all of them are applied or none. A cart or a column that the file does not have stays as it is; an empty cell takes away',
    )
    .option('--pictures <DIR>', 'where the files lie that the column "images" names')
    .option('--dry-run', 'check, list from → to, change nothing')
    .option('--skip-bad', 'apply the good rows and report the bad ones')
    .option('--yes', 'also where many carts change, a price moves far, or a brand is new')
    .addHelpText('after', examples('inventory import carts.csv --pictures photos --dry-run'))
    .action(
      does((call, file: string, options: ImportOptions) => {
        const format = cartFileFormat(file) ?? importing.error(wrongEnding(file))
        return importCarts(call, file, () => readCartFile(readFileSync(file), format), options)
      }),
    )
}

const wrongEnding = (file: string) => `error: "${file}" ends neither with .csv nor with .json`

/** CART-69: applies all rows or none, or the good ones alone. */
async function importCarts(
  call: DeskCall,
  file: string,
  read: () => CartFile,
  { pictures, dryRun = false, skipBad = false, yes = false }: ImportOptions,
): Promise<ExitCode> {
  const { say, warn, progress } = call
  const { rows, counted, isOldEncoding } = read()
  if (isOldEncoding) warn(`${file} is not UTF-8: it is read as Windows-1252. Look at its accents.`)
  const [named] = pictures === undefined ? rows.flatMap(({ values }) => pictureNames(values)) : []
  if (named !== undefined) {
    warn(
      `The column "images" names pictures such as "${named}": say with --pictures DIR where they lie. Nothing was changed.`,
    )
    return 1
  }
  const { vehicles, photos, apply } = await cartsOf(call)
  const plan = await planImport(vehicles, photos, {
    rows,
    counted,
    ...(pictures !== undefined && { findPicture: openFolder(pictures) }),
    onChecked: (row) => progress(`Checking ${counted} ${row + 1} of ${rows.length}`),
  })
  progress('')
  const { change, problems, bad, same } = plan
  const carts = change?.carts ?? []
  const added = carts.flatMap(({ before, after }) => (after && !before ? [after] : []))
  const changed = carts.length - added.length
  for (const problem of upTo(mostReported, problems)) warn(`${problem}.`)
  if (dryRun) for (const line of upTo(mostReported, carts.map(fromTo))) say(line)
  if (dryRun) for (const reason of plan.reasons) warn(reason)
  if (dryRun && plan.reasons.length > 0) warn('For that --yes will be needed.')
  if (dryRun || (bad > 0 && !skipBad)) {
    const counts = `${formatNumber(added.length)} to add, ${formatNumber(changed)} to change, ${formatNumber(same)} as they are`
    say(`${counts}, ${formatCount(bad, 'bad row')}. Nothing was changed.`)
    return bad > 0 ? 1 : 0
  }
  if (!(await isAgreed(call, plan, { yes, question: 'Import it all the same?' }))) return 1
  const onStored = (count: number) => progress(`Storing picture ${count} of ${change?.photos.length}`)
  const run = change && (await apply(change, call.by(file), onStored))
  progress('')
  const addresses = added.map(({ id }) => `${id} is new: ${call.settings.siteUrl}${vehiclePath(id)}`)
  for (const line of upTo(mostAddresses, addresses)) say(line)
  const counts = `${formatCount(added.length, 'cart')} added, ${formatNumber(changed)} changed, ${formatNumber(same)} as they were`
  say(`${counts}${bad > 0 ? `, ${formatCount(bad, 'bad row')} left out` : ''}.${undoHint(run)}`)
  return bad > 0 ? 1 : 0
}

/** What a dry run would do with a cart. */
function fromTo({ before, after }: ChangedCart): string {
  if (!after) return ''
  const isNew = `new, ${formatPrice(after.price)}, ${after.name}`
  return `${after.id}: ${before ? changedLines(before, after).join(', ') : isNew}`
}

function upTo(most: number, lines: readonly string[]): readonly string[] {
  const more = lines.length - most
  return more > 0 ? [...lines.slice(0, most), `… and ${formatNumber(more)} more.`] : lines
}

/** Finds the files of a folder, by names as spreadsheets made on Windows write them ('Pictures\\Front.JPG'). */
function openFolder(folder: string): (name: string) => BroughtFile | undefined {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`there is no folder "${folder}" (--pictures). Nothing was changed`)
  const key = (name: string) =>
    name
      .trim()
      .replaceAll('\\', '/')
      .replace(/^\.?\//, '')
      .toLowerCase()
  const files = new Map(readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => [key(name), name]))
  return (asked) => {
    const name = files.get(key(asked))
    return name === undefined ? undefined : { name, title: name, read: () => readPictureFile(join(folder, name)) }
  }
}

function csv(carts: readonly Vehicle[]): string {
  const columns = exportColumns(carts)
  return csvLine(columns) + carts.map((cart) => csvLine(columns.map((column) => vehicleCell(cart, column)))).join('')
}
