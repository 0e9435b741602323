import { statfs } from 'node:fs/promises'
import { siteVersion } from '#kernel/site-version.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'

/** What is told, and for what of it a person should look. */
export interface Judgment {
  readonly lines: readonly string[]
  readonly alarms: readonly string[]
}

const leastDiskBytes = 512 * 1024 * 1024
const gigabyte = 1024 ** 3
const timeoutMs = 5_000

/** Whether the site answers at its public origin, as visitors reach it, and in which version. */
export async function judgeServing(siteUrl: string): Promise<Judgment> {
  try {
    const response = await fetch(`${siteUrl}/healthz`, { signal: AbortSignal.timeout(timeoutMs) })
    const { version } = (await response.json()) as { readonly version?: string }
    const another = `The site runs version ${version}, and this desk is of ${siteVersion}: finish the update.`
    return { lines: [`Serving: ${siteUrl}, version ${version}`], alarms: version === siteVersion ? [] : [another] }
  } catch (error) {
    const { message, cause } = error as Error & { readonly cause?: { readonly code?: string } }
    const reason = cause?.code ?? message
    return {
      lines: [`Serving: no answer from ${siteUrl}`],
      alarms: [`The site does not answer at ${siteUrl} (${reason}): start it, or look at its log.`],
    }
  }
}

/** How much room there is where the data of this machine lie. */
export async function judgeDisk(dataDir: string): Promise<Judgment> {
  const disk = await statfs(dataDir).catch(() => undefined)
  if (!disk) return { lines: [], alarms: [] }
  const free = disk.bavail * disk.bsize
  const alarm = `The disk of ${dataDir} is almost full: make room.`
  return {
    lines: [`Disk: ${(free / gigabyte).toFixed(1)} GB free`],
    alarms: free < leastDiskBytes ? [alarm] : [],
  }
}

export function moment(instant: string | Date): string {
  return formatEasternStamp(new Date(instant))
}
