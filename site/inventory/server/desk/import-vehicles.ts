import type { DeskCall, ExitCode } from '#desk/desk-command.ts'
import { exactly, readArgs } from '#desk/read-args.ts'
import type { Db } from '#server/db/schema.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { createVehicleImporter, pictureNames } from '#site/inventory/rules/vehicle-import.ts'
import { createPhotoStore } from '#site/pictures/server/photo-store.ts'
import { easternClock } from '#site/shared/rules/eastern-time.ts'
import { formatCount, formatNumber } from '#site/shared/rules/format.ts'
import { type FileRow, formatOf } from './file-rows.ts'
import type { PictureFolder } from './picture-folder.ts'
import { progressOn } from './progress.ts'
import { readFileText, UnreadableFileError } from './read-file.ts'
import { withVehicles } from './with-vehicles.ts'

// Nobody reads further; the count tells how many there are.
const mostReported = 200

/** Reads the file and checks every row, then writes all carts in one transaction, or none. */
export async function importVehicles(call: DeskCall, args: readonly string[]): Promise<ExitCode> {
  const { settings, say, warn } = call
  const { positionals, flags } = readArgs(args, ['pictures'], ['dry-run', 'skip-bad'])
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
    const check = createVehicleImporter({
      existing: new Map((await vehicles.list()).map((cart) => [cart.id, cart])),
      today: easternClock(new Date()).day,
      counted,
      ...(pictures && { imagePath: pictures.imagePath }),
    })
    const count = { added: 0, changed: 0, same: 0, bad: 0 }
    const changes: Vehicle[] = []
    for (const [index, { line, values, problems }] of rows.entries()) {
      progress.show('Checking', index / rows.length)
      await pictures?.look(pictureNames(values))
      const result = check(line, values, problems)
      count[result.ok ? result.change : 'bad'] += 1
      if (result.ok) {
        if (result.change !== 'same') changes.push(result.vehicle)
      } else if (count.bad <= mostReported) {
        progress.clear()
        warn(`${counted} ${line}: ${result.problems.join('; ')}`)
      }
    }
    progress.clear()
    if (count.bad > mostReported) warn(`… and ${formatNumber(count.bad - mostReported)} more bad rows.`)
    for (const complaint of pictures?.complaints() ?? []) warn(`${complaint}.`)

    const summary = `${formatNumber(count.added)} to add, ${formatNumber(count.changed)} to change, ${formatNumber(count.same)} as they are, ${formatCount(count.bad, 'bad row')}`
    const refused = count.bad > 0 && !flags['skip-bad']
    if (flags['dry-run'] || refused) {
      say(`${summary}. Nothing was changed.`)
      return count.bad > 0 ? 1 : 0
    }
    if (changes.length > 0) {
      await pictures?.store((share) => progress.show('Storing pictures', share))
      await vehicles.apply({ put: changes })
      progress.clear()
    }
    say(
      `${formatCount(count.added, 'cart')} added, ${formatNumber(count.changed)} changed, ${formatNumber(count.same)} as they were${count.bad > 0 ? `, ${formatCount(count.bad, 'bad row')} left out` : ''}.`,
    )
    return count.bad > 0 ? 1 : 0
  })
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
