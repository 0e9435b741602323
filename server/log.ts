import { type Logger, pino } from 'pino'
import type { Settings } from './env.ts'

export type { Logger }

/** JSON lines without personal data: no addresses, no query strings, no bodies. */
export function createLog(level: Settings['logLevel']): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
