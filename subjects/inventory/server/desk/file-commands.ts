import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import { type DeskCall, type Does, type ExitCode, examples } from '#kernel/desk/desk.ts'
import { byteOrderMark } from '#kit/formats/csv.ts'
import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { plannedLine } from '#subjects/inventory/rules/changed-cart.ts'
import { pictureNames } from '#subjects/inventory/rules/vehicle-import.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { cartFileEndings, cartsAsCsv, readCartFile } from '#subjects/inventory/server/cart-file.ts'
import { type BroughtFile, planImport } from '#subjects/inventory/server/change-carts.ts'
import { carryOut, cartsOf } from './desk-carts.ts'

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
  inventory
    .command('export')
    .description('all carts as .csv or .json; "-" prints CSV')
    .argument('<FILE>', '', (name) => (name === '-' ? name : fileName(name, ['.csv', '.json'])))
    .option('--force', 'overwrite a file that is there')
    .addHelpText('after', examples('inventory export carts.csv'))
    .action(
      does(async (call, file: string, { force = false }: { force?: boolean }) => {
        const carts = await (await cartsOf(call)).vehicles.list()
        if (file === '-') {
          call.say(cartsAsCsv(carts).trimEnd())
          return 0
        }
        const isJson = extname(file).toLowerCase() === '.json'
        const text = isJson ? `${JSON.stringify(carts, null, 2)}\n` : byteOrderMark + cartsAsCsv(carts)
        writeFileSync(file, text, { flag: force ? 'w' : 'wx' })
        call.say(`${formatCount(carts.length, 'cart')} written to ${file}.`)
        return 0
      }),
    )

  inventory
    .command('import')
    .description(
      'adds and changes carts from .csv, .xlsx or .json: every row is checked first, and all of them are applied or none. A cart or a column that the file does not have stays as it is; an empty cell takes away',
    )
    .argument('<FILE>', '', (name) => fileName(name, cartFileEndings))
    .option('--pictures <DIR>', 'where the files lie that the column "images" names')
    .option('--dry-run', 'check, list from → to, change nothing')
    .option('--skip-bad', 'apply the good rows and report the bad ones')
    .option('--yes', 'also where many carts change, a price moves far, or a brand is new')
    .addHelpText('after', examples('inventory import carts.csv --pictures photos --dry-run'))
    .action(does(importCarts))
}

function fileName(name: string, endings: readonly string[]): string {
  if (endings.includes(extname(name).toLowerCase())) return name
  throw new InvalidArgumentError(`It ends with none of ${endings.join(', ')}.`)
}

/** CART-69: applies all rows or none, or the good ones alone. */
async function importCarts(
  call: DeskCall,
  file: string,
  { pictures, dryRun = false, skipBad = false, yes = false }: ImportOptions,
): Promise<ExitCode> {
  const { say, warn, progress } = call
  const { rows, unknown, asks, isOldEncoding } = await readCartFile(file)
  if (isOldEncoding) warn(`${file} is not UTF-8: it is read as Windows-1252. Look at its accents.`)
  const [named] = pictures === undefined ? rows.flatMap(({ values }) => pictureNames(values)) : []
  if (named !== undefined) {
    warn(
      `The column "images" names pictures such as "${named}": say with --pictures DIR where they lie. Nothing was changed.`,
    )
    return 1
  }
  const stores = await cartsOf(call)
  const plan = await planImport({
    rows,
    unknown,
    asks,
    vehicles: stores.vehicles,
    pictures: pictures === undefined ? undefined : { find: openFolder(pictures), stores },
    onRow: (place) => progress(`Checking ${place} of ${rows.length}`),
  })
  progress('')
  const { bad, same, reasons } = plan
  const carts = plan.change?.carts ?? []
  const added = carts.flatMap(({ before, after }) => (after && !before ? [after] : []))
  const changed = formatNumber(carts.length - added.length)
  const badRows = formatCount(bad, 'bad row')
  for (const problem of upTo(mostReported, plan.problems)) warn(`${problem}.`)
  if (dryRun) {
    for (const line of upTo(mostReported, carts.map(plannedLine))) say(line)
    for (const reason of reasons) warn(reason)
    if (reasons.length > 0) warn('For that --yes will be needed.')
  }
  if (dryRun || (bad > 0 && !skipBad)) {
    const counts = `${formatNumber(added.length)} to add, ${changed} to change, ${formatNumber(same)} as they are`
    say(`${counts}, ${badRows}. Nothing was changed.`)
    return bad > 0 ? 1 : 0
  }
  const done = await carryOut(
    call,
    stores,
    { ...plan, problems: [] },
    {
      words: [file],
      ...{ yes, question: 'Import it all the same?' },
      told: (_, hint) => {
        const addresses = added.map(({ id }) => `${id} is new: ${call.settings.siteUrl}${vehiclePath(id)}`)
        const counts = `${formatCount(added.length, 'cart')} added, ${changed} changed, ${formatNumber(same)} as they were`
        const leftOut = bad > 0 ? `, ${badRows} left out` : ''
        return [...upTo(mostAddresses, addresses), `${counts}${leftOut}. ${hint}`].join('\n')
      },
    },
  )
  return bad > 0 ? 1 : done
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
    return name === undefined ? undefined : { path: join(folder, name), name, title: name }
  }
}
