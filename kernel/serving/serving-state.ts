import { statfs } from 'node:fs/promises'
import type { LeadConnection } from '#kernel/db/connection.ts'
import type { ServingTable } from '#kernel/db/schema.ts'
import type { Logger } from '#kernel/log/log.ts'
import { siteVersion } from '#kernel/site-version.ts'
import type { MailOutcome } from '#subjects/contact/server/leads/mail-outcome.ts'

export const seenEveryMs = 30_000
const soonMs = 1_000
/** After so long nobody asks for a process that is gone. */
const forgottenMs = 86_400_000

interface ServingOptions {
  readonly connection: LeadConnection
  /** By what it is known among others, and again after a restart: its machine and port. */
  readonly process: string
  readonly mail: ServingTable['mail']
  /** Where the disk is that must not be full. */
  readonly dataDir: string
  readonly log: Pick<Logger, 'debug'>
  readonly everyMs?: number
}

export interface ServingState {
  /** Notes how the mail server has last answered. */
  readonly mailed: (outcome: MailOutcome) => void
  /** Says that it is on its way out. */
  readonly stop: () => Promise<void>
}

/**
 * The process writes down what it is and how its mail goes, for `desk status`: only the process itself knows with which
 * settings it runs. A database that is away is told elsewhere; the next time comes in half a minute.
 */
export function startServingState(options: ServingOptions): ServingState {
  const { connection, process, mail, dataDir, log, everyMs = seenEveryMs } = options
  const { db } = connection
  const started_at = new Date().toISOString()
  let last: Pick<ServingTable, 'mail_taken_at' | 'mail_failed_at' | 'mail_failure'> = {
    mail_taken_at: null,
    mail_failed_at: null,
    mail_failure: null,
  }
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write(state: ServingTable['state']): Promise<void> {
    const now = new Date()
    const { mail_taken_at, ...failure } = last
    const values = {
      ...{ state, version: siteVersion, started_at, seen_at: now.toISOString(), mail, ...failure },
      // What was taken before a restart stays known, what failed before it does not.
      ...(mail_taken_at ? { mail_taken_at } : {}),
      disk_free: await freeBytes(dataDir),
    }
    try {
      await db
        .insertInto('serving')
        .values({ process, ...values })
        .onConflict((conflict) => conflict.column('process').doUpdateSet(values))
        .execute()
      const forgotten = new Date(now.getTime() - forgottenMs).toISOString()
      await db.deleteFrom('serving').where('seen_at', '<', forgotten).execute()
    } catch (error) {
      log.debug({ error: String(error) }, 'the state of the process was not written')
    }
  }

  function next(afterMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      writing = writing.then(() => write('serving'))
      next(everyMs)
    }, afterMs).unref()
  }

  next(0)
  return {
    mailed: (outcome) => {
      const at = new Date().toISOString()
      last = outcome.taken
        ? { ...last, mail_taken_at: at }
        : { ...last, mail_failed_at: at, mail_failure: outcome.reason }
      next(soonMs)
    },
    stop: async () => {
      clearTimeout(timer)
      await writing
      await write('stopped')
    },
  }
}

async function freeBytes(directory: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(directory)
    return bavail * bsize
  } catch {
    return null
  }
}
