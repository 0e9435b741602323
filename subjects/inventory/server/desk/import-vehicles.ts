import type { Db } from '#kernel/db/schema.ts'
import { agreed, runBy } from '#kernel/desk/asking.ts'
import type { DeskCall, ExitCode } from '#kernel/desk/desk-command.ts'
import { exactly, readArgs } from '#kernel/desk/read-args.ts'
import { easternClock } from '#kit/dates/eastern-time.ts'
import { formatCount, formatNumber, formatPrice } from '#kit/formats/format.ts'
import { oddCount, oddValues } from '#subjects/inventory/rules/odd-changes.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { createVehicleImporter, pictureNames } from '#subjects/inventory/rules/vehicle-import.ts'
import { vehiclePath } from '#subjects/inventory/rules/vehicle-slug.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { changedLines, undoHint } from './changed-lines.ts'
import { type FileRow, formatOf } from './file-rows.ts'
import type { PictureFolder } from './picture-folder.ts'
import { progressOn } from './progress.ts'
import { readFileText, UnreadableFileError } from './read-file.ts'
import { withVehicles } from './with-vehicles.ts'

// Nobody reads further; the count tells how many there are.
const mostReported = 200
const mostAddresses = 20

/** Reads the file and checks every row, then writes all carts in one transaction, or none. */
export async function importVehicles(call: DeskCall, args: readonly string[]): Promise<ExitCode> {
  const { settings, say, warn } = call
  const { positionals, flags } = readArgs(args, ['pictures'], ['dry-run', 'skip-bad', 'yes'])
  const [file = ''] = exactly(positionals, 'FILE')
  const { counted, rows: rowsOf } = formatOf(file)
  const rows = readable(() => {
    const { text, encoding } = readFileText(file)
    if (encoding === 'windows-1252') warn(`${file} is not UTF-8: it is read as Windows-1252. Look at its accents.`)
    return rowsOf(text)
  }, warn)
  if (!rows) return 1
  const progress = progressOn(process.stderr)

  if (flags.pictures === undefined) {
    const named = rows.flatMap(({ values }) => pictureNames(values))[0]
    if (named !== undefined) {
      warn(
        `The column "images" names pictures such as "${named}": say with --pictures DIR where they lie. Nothing was changed.`,
      )
      return 1
    }
  }

  return withVehicles(settings, async (vehicles, db) => {
    const pictures = flags.pictures === undefined ? undefined : await picturesIn(String(flags.pictures), db)
    const existing = new Map((await vehicles.list()).map((cart) => [cart.id, cart]))
    const check = createVehicleImporter({
      existing,
      today: easternClock(new Date()).day,
      counted,
      ...(pictures && { imagePath: pictures.imagePath }),
    })
    const count = { added: 0, changed: 0, same: 0, bad: 0 }
    const changes: Vehicle[] = []
    for (const [index, { row, values, problems }] of rows.entries()) {
      progress.show('Checking', index / rows.length)
      await pictures?.look(pictureNames(values))
      const result = check(row, values, problems)
      count[result.ok ? result.change : 'bad'] += 1
      if (result.ok) {
        if (result.change !== 'same') changes.push(result.vehicle)
      } else if (count.bad <= mostReported) {
        progress.clear()
        warn(`${counted} ${row}${result.cart && ` (${result.cart})`}: ${result.problems.join('; ')}`)
      }
    }
    progress.clear()
    if (count.bad > mostReported) warn(`… and ${formatNumber(count.bad - mostReported)} more bad rows.`)
    for (const complaint of pictures?.complaints() ?? []) warn(`${complaint}.`)

    const summary = `${formatNumber(count.added)} to add, ${formatNumber(count.changed)} to change, ${formatNumber(count.same)} as they are, ${formatCount(count.bad, 'bad row')}`
    const reasons = [...oddCount(existing.size, 'changes', count.changed), ...oddValues(existing, changes)]
    const refused = count.bad > 0 && !flags['skip-bad']
    if (flags['dry-run']) {
      tellEach(changes, existing, say)
      for (const reason of reasons) warn(reason)
      if (reasons.length > 0) warn('For that --yes will be needed.')
    }
    if (flags['dry-run'] || refused) {
      say(`${summary}. Nothing was changed.`)
      return count.bad > 0 ? 1 : 0
    }
    if (!(await agreed(call, { yes: flags.yes === true, reasons, question: 'Import it all the same?' }))) return 1
    let run: number | undefined
    if (changes.length > 0) {
      await pictures?.store((share) => progress.show('Storing pictures', share))
      run = await vehicles.apply({ put: changes, by: runBy(call, 'inventory', ...call.args) })
      progress.clear()
    }
    tellAdded(
      changes.filter(({ id }) => !existing.has(id)),
      settings.siteUrl,
      say,
    )
    say(
      `${formatCount(count.added, 'cart')} added, ${formatNumber(count.changed)} changed, ${formatNumber(count.same)} as they were${count.bad > 0 ? `, ${formatCount(count.bad, 'bad row')} left out` : ''}.${undoHint(run)}`,
    )
    return count.bad > 0 ? 1 : 0
  })
}

/** What a dry run would do, cart by cart. */
function tellEach(changes: readonly Vehicle[], existing: ReadonlyMap<string, Vehicle>, say: DeskCall['say']): void {
  for (const cart of changes.slice(0, mostReported)) {
    const before = existing.get(cart.id)
    say(
      `${cart.id}: ${before ? changedLines(before, cart).join(', ') : `new, ${formatPrice(cart.price)}, ${cart.name}`}`,
    )
  }
  const more = changes.length - mostReported
  if (more > 0) say(`… and ${formatNumber(more)} more.`)
}

/** CART-108: under which id and address each new cart is found from now on. */
function tellAdded(added: readonly Vehicle[], siteUrl: string, say: DeskCall['say']): void {
  for (const { id } of added.slice(0, mostAddresses)) say(`${id} is new: ${siteUrl}${vehiclePath(id)}`)
  const more = added.length - mostAddresses
  if (more > 0) say(`… and ${formatNumber(more)} more are new.`)
}

/** The library for pictures is the machine's own code: whoever brings none does without it. */
async function picturesIn(folder: string, db: Db): Promise<PictureFolder> {
  const { openPictureFolder } = await import('./picture-folder.ts')
  return openPictureFolder(folder, createPhotoStore(db))
}

/** The rows of the file, or null when it cannot be read as a whole; then the reason has been told. */
function readable(read: () => readonly FileRow[], warn: DeskCall['warn']): readonly FileRow[] | null {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    warn(`${error.message}. Nothing was changed.`)
    return null
  }
}
