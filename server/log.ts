import { type Logger, pino } from 'pino'
import type { Settings } from './env.ts'
import { LogOutput } from './log-output.ts'

export type { Logger }

/** Shared by all that this process says on its output, so that lines stay whole and in order. */
export const output = new LogOutput(1)

/** JSON lines without personal data: no whole addresses, no query strings, no bodies. */
export function createLog(level: Settings['logLevel']): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output)
}
