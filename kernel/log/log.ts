import { type Logger, pino } from 'pino'
import type { Settings } from '#app/settings.ts'
import { LogOutput } from './log-output.ts'

export type { Logger }

/** Shared by all that this process says on its output, so that lines stay whole and in order. */
export const output = new LogOutput(1)

let at = 0
let written = ''

/** As pino's own, but written once for all lines of a millisecond. */
function time(): string {
  const now = Date.now()
  if (now !== at) {
    at = now
    written = `,"time":"${new Date(now).toISOString()}"`
  }
  return written
}

/** JSON lines without personal data: no whole addresses, no query strings, no bodies. */
export function createLog(level: Settings['logLevel']): Logger {
  return pino({ level, base: null, timestamp: time }, output)
}
