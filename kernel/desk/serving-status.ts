import type { Selectable } from 'kysely'
import type { ServingTable } from '#kernel/db/schema.ts'
import { seenEveryMs } from '#kernel/serving/serving-state.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'

export type Process = Selectable<ServingTable>

/** What is told, and for what of it a person should look. */
export interface Judgment {
  readonly lines: readonly string[]
  readonly alarms: readonly string[]
}

const leastDiskBytes = 512 * 1024 * 1024
const megabyte = 1024 * 1024

/** The processes that have said in time that they are there. */
export function servingNow(processes: readonly Process[], now: Date): readonly Process[] {
  const silentSince = new Date(now.getTime() - 4 * seenEveryMs).toISOString()
  return processes.filter(({ state, seen_at }) => state === 'serving' && seen_at >= silentSince)
}

/** What the processes that serve the site have said of themselves. */
export function judgeServing(processes: readonly Process[], now: Date): Judgment {
  const serving = servingNow(processes, now)
  const lost = processes.filter((one) => one.state === 'serving' && !serving.includes(one))
  const [last] = processes.toSorted((one, other) => other.seen_at.localeCompare(one.seen_at))
  const lines =
    serving.length > 0
      ? serving.map((one) => `Serving: ${one.process}, version ${one.version}, since ${moment(one.started_at)}`)
      : [last ? `Serving: nobody since ${moment(last.seen_at)}` : 'Serving: nobody has been seen so far']
  const alarms = [
    ...lost.map(
      (one) => `${one.process} was last seen at ${moment(one.seen_at)} and was not told to stop: look at its log.`,
    ),
    ...(serving.length === 0 && lost.length === 0 && last ? ['The site is stopped: start it.'] : []),
  ]
  const judged = [judgeVersions(serving), judgeMail(serving), judgeDisk(serving)]
  return {
    lines: [...lines, ...judged.flatMap((one) => one.lines)],
    alarms: [...alarms, ...judged.flatMap((one) => one.alarms)],
  }
}

function judgeVersions(serving: readonly Process[]): Judgment {
  const versions = new Set(serving.map(({ version }) => version))
  const alarm = `Different versions are serving (${[...versions].join(', ')}): finish the update.`
  return { lines: [], alarms: versions.size > 1 ? [alarm] : [] }
}

function judgeMail(serving: readonly Process[]): Judgment {
  const on = serving.filter(({ mail }) => mail === 'on')
  if (serving.length > 0 && on.length === 0)
    return { lines: ['Mail is off: SMTP_URL is not set where the site runs.'], alarms: [] }
  const failing = on.filter(({ mail_failed_at, mail_taken_at }) => (mail_failed_at ?? '') > (mail_taken_at ?? ''))
  const lines = on.map(({ process, mail_taken_at, mail_failed_at, mail_failure }) =>
    [
      `Mail of ${process}: ${mail_taken_at ? `last taken ${moment(mail_taken_at)}` : 'none taken so far'}`,
      ...(mail_failed_at ? [`last refused ${moment(mail_failed_at)} (${mail_failure})`] : []),
    ].join(', '),
  )
  const mixed = on.length > 0 && on.length < serving.length
  return {
    lines,
    alarms: [
      ...failing.map(
        ({ process, mail_failure }) =>
          `The mail server does not take the mails of ${process} (${mail_failure}): "mail test" says why.`,
      ),
      ...(mixed ? ['Some processes mail and others do not: give all of them the same settings.'] : []),
    ],
  }
}

function judgeDisk(serving: readonly Process[]): Judgment {
  const known = serving.flatMap(({ process, disk_free }) => (disk_free === null ? [] : [{ process, free: disk_free }]))
  return {
    lines: known.map(({ process, free }) => `Disk of ${process}: ${sizeOf(free)} free`),
    alarms: known
      .filter(({ free }) => free < leastDiskBytes)
      .map(({ process }) => `The disk of ${process} is almost full: make room.`),
  }
}

export function moment(instant: string): string {
  return formatEasternStamp(new Date(instant))
}

function sizeOf(bytes: number): string {
  const megabytes = bytes / megabyte
  return megabytes >= 1024 ? `${(megabytes / 1024).toFixed(1)} GB` : `${Math.floor(megabytes)} MB`
}
