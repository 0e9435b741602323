import { statfs } from 'node:fs/promises'
import type { Db } from '#kernel/db/schema.ts'
import { formatEasternStamp, hour } from '#kit/dates/eastern-time.ts'
import { formatCount } from '#kit/formats/format.ts'
import type { CommandCall } from './command-line.ts'

/** The state of something, in lines, and in `alarms` what a person should look after. */
export interface Status {
  readonly lines: readonly string[]
  readonly alarms: readonly string[]
  /** Since when the database has held something that only a backup would bring back. */
  readonly since?: Date | undefined
}

/** What a status is read from: a command has it, and so has a screen of the desk. */
export type StatusCall = Pick<CommandCall, 'settings' | 'open' | 'now'>
export type StatusOf = (call: StatusCall) => Promise<Status>

export interface SiteStatus extends Status {
  /** How the last backup stands; left out where another program makes them. */
  readonly backup?: string | undefined
  /** Whether there is no backup yet while that is no alarm. */
  readonly isWithoutBackup?: boolean | undefined
}

/** Tells what the database lacks, in sentences. */
export type FindMissing = (db: Db) => Promise<readonly string[]>

/** What a subject tells of its things. */
export interface SubjectStatus {
  /** How its things stand, for `status`. */
  readonly status?: StatusOf
  /** Names what the database lacks of its things, for `status` and after a backup or a restore. */
  readonly missing?: FindMissing
}

const backupHours = 48
const gigabyte = 1024 ** 3
const leastDiskBytes = gigabyte / 2

/** How the disk, the things of each subject and the backups stand: for `status`, and for the first screen of the desk. */
export function siteStatusOf(subjects: readonly SubjectStatus[]): (call: StatusCall) => Promise<SiteStatus> {
  const missing = findMissingIn(subjects)
  return async (call) => {
    const { db } = await call.open()
    const all = [await diskStatus(call.settings.dataDir)]
    for (const { status } of subjects) if (status) all.push(await status(call))
    const last = call.settings.backupsElsewhere ? undefined : await backupStatus(db, all, call.now())
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

export function findMissingIn(subjects: readonly SubjectStatus[]): FindMissing {
  return async (db) => (await Promise.all(subjects.map(({ missing }) => missing?.(db) ?? []))).flat()
}

/** How much room there is where the data of this machine lie. */
async function diskStatus(dataDir: string): Promise<Status> {
  const disk = await statfs(dataDir).catch(() => undefined)
  if (!disk) return { lines: [], alarms: [] }
  const free = disk.bavail * disk.bsize
  const alarm = `The disk of ${dataDir} is almost full: make room.`
  return { lines: [`Disk: ${(free / gigabyte).toFixed(1)} GB free`], alarms: free < leastDiskBytes ? [alarm] : [] }
}

async function backupStatus(db: Db, others: readonly Status[], now: Date): Promise<SiteStatus> {
  const due = new Date(now.getTime() - backupHours * hour)
  // A backup of a later time was made under a clock that has since been set back: how old it is, it does not tell.
  const last = await db
    .selectFrom('backups')
    .selectAll()
    .where('taken_at', '<=', now.toISOString())
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst()
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
