import { statSync } from 'node:fs'
import { extname } from 'node:path'
import { type DeskCall, type ExitCode, MisuseError } from '#desk/desk-command.ts'
import { exactly, readArgs } from '#desk/read-args.ts'
import type { Vehicle } from '#site/inventory/rules/vehicle.ts'
import { createVehicleImporter, type ImportResult, pictureNames } from '#site/inventory/rules/vehicle-import.ts'
import { easternClock } from '#site/shared/rules/eastern-time.ts'
import { formatCount, formatNumber } from '#site/shared/rules/format.ts'
import { fileRows, UnreadableFileError } from './file-rows.ts'
import type { PictureFolder } from './picture-folder.ts'
import { progressOn } from './progress.ts'
import { encodingOf, readFileText } from './read-file.ts'
import { withVehicles } from './with-vehicles.ts'

// Nobody reads further; the count tells how many there are.
const mostReported = 200

/**
 * Reads the file twice: to check every row, then to write. So the carts of a long file are never in memory all at once,
 * and a file that changes in between is noticed.
 */
export async function importVehicles(call: DeskCall, args: readonly string[]): Promise<ExitCode> {
  const { settings, say, warn } = call
  const { positionals, flags } = readArgs(args, ['pictures'], ['dry-run', 'skip-bad'])
  const [file = ''] = exactly(positionals, 'FILE')
  const format = formatOf(file)
  const { size } = statSync(file)
  const encoding = await encodingOf(file)
  if (encoding === 'windows-1252') warn(`${file} is not UTF-8: it is read as Windows-1252. Look at its accents.`)
  const pictures = flags.pictures === undefined ? undefined : await picturesIn(String(flags.pictures), settings.dataDir)
  const progress = progressOn(process.stderr)

  return withVehicles(settings, async (vehicles) => {
    const existing = new Map((await vehicles.list()).map((cart) => [cart.id, cart]))
    const context = {
      existing,
      today: easternClock(new Date()).day,
      ...(pictures && { imagePath: pictures.imagePath }),
    }

    function pass(label: string) {
      const check = createVehicleImporter(context)
      const reading = readFileText(file, encoding, (bytes) => progress.show(label, bytes / size))
      async function* results(): AsyncGenerator<ImportResult> {
        for await (const { line, values, problems } of fileRows(format, reading.text)) {
          await pictures?.look(pictureNames(values))
          yield check(line, values, problems)
        }
      }
      return { results: results(), digest: reading.digest }
    }

    const first = pass('Checking')
    const count = { added: 0, changed: 0, same: 0, bad: 0 }
    try {
      for await (const result of first.results) {
        count[result.ok ? result.change : 'bad'] += 1
        if (result.ok || count.bad > mostReported) continue
        progress.clear()
        warn(`line ${result.line}: ${result.problems.join('; ')}`)
      }
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error
      progress.clear()
      warn(`${error.message}. Nothing was changed.`)
      return 1
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
    if (count.added + count.changed > 0) {
      await pictures?.copy((share) => progress.show('Making pictures', share))
      await vehicles.apply({ put: changesOf(pass('Writing'), first.digest()) })
      progress.clear()
    }
    say(
      `${formatCount(count.added, 'cart')} added, ${formatNumber(count.changed)} changed, ${formatNumber(count.same)} as they were${count.bad > 0 ? `, ${formatCount(count.bad, 'bad row')} left out` : ''}.`,
    )
    return count.bad > 0 ? 1 : 0
  })
}

/** The library for pictures is the machine's own code: whoever brings none does without it. */
async function picturesIn(folder: string, dataDir: string): Promise<PictureFolder> {
  const { openPictureFolder } = await import('./picture-folder.ts')
  return openPictureFolder(folder, dataDir)
}

interface Pass {
  readonly results: AsyncGenerator<ImportResult>
  readonly digest: () => string
}

/** What is to be written; fails, and with it the whole import, when the file is not the one that was checked. */
async function* changesOf({ results, digest }: Pass, checked: string): AsyncGenerator<Vehicle> {
  for await (const result of results) if (result.ok && result.change !== 'same') yield result.vehicle
  if (digest() !== checked) throw new Error('the file changed while it was read. Nothing was changed')
}

function formatOf(file: string): 'csv' | 'json' {
  const extension = extname(file).toLowerCase()
  if (extension === '.csv' || extension === '.tsv' || extension === '.txt') return 'csv'
  if (extension === '.json' || extension === '.jsonl') return 'json'
  throw new MisuseError(`"${file}" ends neither with .csv nor with .json`)
}
