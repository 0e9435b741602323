import { statfs } from 'node:fs/promises'
import { cannotOpen, databaseLocation, migrationsDone } from '#kernel/db/open-database.ts'
import type { Db, Schema } from '#kernel/db/schema.ts'
import { siteVersion } from '#kernel/site-version.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import type { Missing } from './backup-commands.ts'
import { type DeskCall, type DeskCommands, examples } from './command-line.ts'

/** How something stands, and for what of it a person should look. */
export interface Judgment {
  readonly lines: readonly string[]
  readonly alarms: readonly string[]
  /** Since when the database has held something that only a backup would bring back. */
  readonly since?: Date | undefined
}

/** What is judged: a command of the desk has it, and a screen. */
export type Judged = Pick<DeskCall, 'settings' | 'open'>
export type Judge = (judged: Judged) => Promise<Judgment>

export interface HouseJudgment extends Judgment {
  /** How the last backup stands; left out where another program makes them. */
  readonly backup?: string | undefined
}

interface StatusParts {
  readonly judgeHouse: (judged: Judged) => Promise<HouseJudgment>
  readonly schema: Schema
}

const hour = 3_600_000
const backupHours = 48
const timeoutMs = 5_000
const gigabyte = 1024 ** 3
const leastDiskBytes = gigabyte / 2

/** For a person, and for a watchdog that looks at the exit code alone. */
export function statusCommand({ judgeHouse, schema }: StatusParts): DeskCommands {
  return (program, does) => {
    program
      .command('status')
      .description(
        'whether the site and the desk answer, what waits, what was given up, the last backup; exit code 1 when a person should look',
      )
      .addHelpText('after', examples('status || echo "look at the site"'))
      .action(
        does(async (call) => {
          const { settings, say, warn } = call
          say(`Version: ${siteVersion}`)
          const judged = [await judgeServing('site', settings.siteUrl)]
          // The proxy leads around a process that is gone.
          for (const each of settings.upstreams) judged.push(await judgeServing('process', `http://${each}`))
          if (settings.desk) judged.push(await judgeServing('desk', settings.desk.url))
          judged.push((await judgeDatabase(call, schema)) ?? (await judgeHouse(call)))
          for (const line of judged.flatMap(({ lines }) => lines)) say(line)
          const alarms = judged.flatMap((one) => one.alarms)
          for (const alarm of alarms) warn(alarm)
          return alarms.length > 0 ? 1 : 0
        }),
      )
  }
}

/** Why `status` can tell nothing of the database; undefined where it can. */
async function judgeDatabase({ settings, open }: Judged, { migrations }: Schema): Promise<Judgment | undefined> {
  const alarm = (sentence: string) => ({ lines: [], alarms: [sentence] })
  try {
    // Opening the database would run the outstanding migrations.
    const done = await migrationsDone(settings).catch((error: unknown) => {
      throw cannotOpen(databaseLocation(settings), error)
    })
    const pending = Object.keys(migrations).filter((name) => !done?.includes(name))
    if (pending.length > 0)
      return alarm(
        `The database is of an older version: ${formatCount(pending.length, 'migration')} pending (${pending.join(', ')}). Start the site of this version, or ask the desk of the version that runs.`,
      )
    await open()
    return undefined
  } catch (error) {
    return alarm(`No message can be stored: ${error instanceof Error ? error.message : error}.`)
  }
}

/** How the disk, the things of each subject and the backups stand. */
export function judgeHouseBy(judges: readonly Judge[], missing: Missing): StatusParts['judgeHouse'] {
  return async (judged) => {
    const { db } = await judged.open()
    const all = [await judgeDisk(judged.settings.dataDir)]
    for (const judge of judges) all.push(await judge(judged))
    const last = judged.settings.backupsElsewhere ? undefined : await judgeBackup(db, all)
    if (last) all.push(last)
    const alarms = [...all.flatMap((one) => one.alarms), ...(await missing(db))]
    return { lines: all.flatMap(({ lines }) => lines), alarms, backup: last?.backup }
  }
}

async function judgeServing(part: 'site' | 'process' | 'desk', url: string): Promise<Judgment> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(timeoutMs) })
    const { version } = (await response.json()) as { readonly version?: string }
    const another = `The ${part} at ${url} is of version ${version}, and this command of ${siteVersion}: finish the update.`
    return { lines: [`Serving: ${url}, version ${version}`], alarms: version === siteVersion ? [] : [another] }
  } catch (error) {
    const { message, cause } = error as Error & { readonly cause?: { readonly code?: string } }
    const alarm = `The ${part} does not answer at ${url} (${cause?.code ?? message}): start it, or look at its log.`
    return { lines: [`Serving: no answer from ${url}`], alarms: [alarm] }
  }
}

/** How much room there is where the data of this machine lie. */
async function judgeDisk(dataDir: string): Promise<Judgment> {
  const disk = await statfs(dataDir).catch(() => undefined)
  if (!disk) return { lines: [], alarms: [] }
  const free = disk.bavail * disk.bsize
  const alarm = `The disk of ${dataDir} is almost full: make room.`
  return { lines: [`Disk: ${(free / gigabyte).toFixed(1)} GB free`], alarms: free < leastDiskBytes ? [alarm] : [] }
}

async function judgeBackup(db: Db, judged: readonly Judgment[]): Promise<Judgment & Pick<HouseJudgment, 'backup'>> {
  const due = new Date(Date.now() - backupHours * hour)
  const last = await db.selectFrom('backups').selectAll().orderBy('taken_at', 'desc').limit(1).executeTakeFirst()
  if (last) {
    const { taken_at, row_count, fault } = last
    const opened = row_count === null ? '' : `, opened: ${formatCount(row_count, 'row')}${fault ? '' : ', as written'}`
    const backup = `Last backup: ${formatEasternStamp(new Date(taken_at))}${opened}`
    const alarms = [
      ...(new Date(taken_at) < due
        ? [
            `The last backup is older than ${backupHours} hours. Tell the operator: the command "backup FILE" makes one.`,
          ]
        : []),
      ...(fault
        ? [`The last backup is not as it should be: ${fault}. "backup FILE" makes another, and opens it.`]
        : []),
    ]
    return { lines: [backup], alarms, backup }
  }
  const alarm = 'No backup was ever made of this site. Tell the operator: the command "backup FILE" makes one.'
  const isDue = judged.some(({ since }) => since !== undefined && since < due)
  const backup = 'Last backup: none so far'
  return { lines: [backup], alarms: isDue ? [alarm] : [], backup }
}
