import { type LevelWithSilent, type Logger, pino } from 'pino'

export type { Logger }

const mostWaitingBytes = 1024 * 1024

let dropped = 0

/**
 * Where the log goes, with all else that this process says, so that lines stay whole and in order. Nothing waits for it:
 * lines that find no room, because the disk is full or the reader has stopped, wait in memory up to a bound and are then
 * dropped and counted.
 */
export const output = pino
  .destination({ dest: 1, sync: false, maxLength: mostWaitingBytes })
  // The output tries again with the next line.
  .on('error', () => {})
  .on('drop', () => {
    dropped += 1
  })
  .on('drain', () => {
    if (dropped === 0) return
    const line = { level: 40, time: new Date().toISOString(), dropped, msg: 'log lines were dropped: no room' }
    dropped = 0
    output.write(`${JSON.stringify(line)}\n`)
  })

/** Writes the remaining lines within this time; the process ends next. */
export async function flushLog(withinMs: number): Promise<void> {
  const written = new Promise<void>((resolve) => output.flush(() => resolve()))
  await Promise.race([written, new Promise((resolve) => setTimeout(resolve, withinMs))])
  // Drops the lines that are still unwritten: the process would wait for them.
  output.destroy()
}

/** JSON lines without personal data: no whole addresses, no query strings, no bodies. */
export function createLog(level: LevelWithSilent): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output)
}
