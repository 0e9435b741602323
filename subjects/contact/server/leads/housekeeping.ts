import type { LeadConnection } from '#kernel/db/connection.ts'
import type { Logger } from '#kernel/log/log.ts'
import { type Clock, systemClock } from './clock.ts'
import { purge } from './purge.ts'
import { checkPastTime } from './retention.ts'

interface HousekeepingOptions {
  readonly connection: LeadConnection
  readonly keptDays: number
  readonly log: Logger
  readonly clock?: Clock
  readonly everyMs?: number
}

/** Ends messages that are past their time, and finishes what `forget` could not erase while a backup was running. */
export function startHousekeeping({
  connection,
  keptDays,
  log,
  clock = systemClock,
  everyMs = 60_000,
}: HousekeepingOptions): { readonly stop: () => Promise<void> } {
  let stopped = false
  let cancelTimer = () => {}
  let round = Promise.resolve()

  async function work(): Promise<void> {
    try {
      const ended = await checkPastTime(connection, keptDays, clock.now())
      if (ended > 0) log.info({ messages: ended, keptDays }, 'messages were past their time and are erased')
      const outstanding = await purge(connection)
      if (outstanding) log.warn({ since: outstanding }, 'what was erased is still in the files: somebody reads them')
    } catch (error) {
      log.warn({ error: String(error) }, 'housekeeping failed, and is tried again')
    }
  }

  function next(): void {
    round = work().finally(() => {
      if (!stopped) cancelTimer = clock.later(everyMs, next)
    })
  }

  next()
  return {
    stop: async () => {
      stopped = true
      cancelTimer()
      await round
    },
  }
}
