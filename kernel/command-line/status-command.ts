import { statfs } from 'node:fs/promises'
import { cannotOpen, databaseLocation, migrationsDone } from '#kernel/db/open-database.ts'
import type { Db, Schema } from '#kernel/db/schema.ts'
import { siteVersion } from '#kernel/site-version.ts'
import { formatEasternStamp, hour } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import type { Missing } from './backup-commands.ts'
import { type CommandCall, type Commands, examples } from './command-line.ts'

/** How something stands, and for what of it a person should look. */
export interface Status {
  readonly lines: readonly string[]
  readonly alarms: readonly string[]
  /** Since when the database has held something that only a backup would bring back. */
  readonly since?: Date | undefined
}

/** What a status is read from: a command has it, and so has a screen of the desk. */
export type StatusCall = Pick<CommandCall, 'settings' | 'open'>
export type StatusOf = (call: StatusCall) => Promise<Status>

export interface SiteStatus extends Status {
  /** How the last backup stands; left out where another program makes them. */
  readonly backup?: string | undefined
  /** Whether there is none yet, and no alarm says so. */
  readonly isWithoutBackup?: boolean | undefined
}

interface StatusParts {
  readonly siteStatus: (call: StatusCall) => Promise<SiteStatus>
  readonly schema: Schema
}

const backupHours = 48
const timeoutMs = 5_000
const gigabyte = 1024 ** 3
const leastDiskBytes = gigabyte / 2

/** For a person, and for a watchdog that looks at the exit code alone. */
export function statusCommand({ siteStatus, schema }: StatusParts): Commands {
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
          const all = [await servingStatus('site', settings.siteUrl)]
          // The proxy leads around a process that is gone.
          for (const each of settings.upstreams) all.push(await servingStatus('process', `http://${each}`))
          if (settings.desk) all.push(await servingStatus('desk', settings.desk.url))
          all.push((await databaseStatus(call, schema)) ?? (await siteStatus(call)))
          for (const line of all.flatMap(({ lines }) => lines)) say(line)
          const alarms = all.flatMap((one) => one.alarms)
          for (const alarm of alarms) warn(alarm)
          return alarms.length > 0 ? 1 : 0
        }),
      )
  }
}

/** Why `status` can tell nothing of the database; undefined where it can. */
async function databaseStatus({ settings, open }: StatusCall, { migrations }: Schema): Promise<Status | undefined> {
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
export function statusBy(parts: readonly StatusOf[], missing: Missing): StatusParts['siteStatus'] {
  return async (call) => {
    const { db } = await call.open()
    const all = [await diskStatus(call.settings.dataDir)]
    for (const statusOf of parts) all.push(await statusOf(call))
    const last = call.settings.backupsElsewhere ? undefined : await backupStatus(db, all)
    if (last) all.push(last)
    const alarms = [...all.flatMap((one) => one.alarms), ...(await missing(db))]
    return {
      lines: all.flatMap(({ lines }) => lines),
      alarms,
      backup: last?.backup,
      isWithoutBackup: last?.isWithoutBackup,
    }
  }
}

async function servingStatus(part: 'site' | 'process' | 'desk', url: string): Promise<Status> {
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
async function diskStatus(dataDir: string): Promise<Status> {
  const disk = await statfs(dataDir).catch(() => undefined)
  if (!disk) return { lines: [], alarms: [] }
  const free = disk.bavail * disk.bsize
  const alarm = `The disk of ${dataDir} is almost full: make room.`
  return { lines: [`Disk: ${(free / gigabyte).toFixed(1)} GB free`], alarms: free < leastDiskBytes ? [alarm] : [] }
}

async function backupStatus(db: Db, others: readonly Status[]): Promise<SiteStatus> {
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
  const isDue = others.some(({ since }) => since !== undefined && since < due)
  const backup = 'Last backup: none so far'
  return { lines: [backup], alarms: isDue ? [alarm] : [], backup, isWithoutBackup: !isDue }
}
