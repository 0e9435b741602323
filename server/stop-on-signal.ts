import type { ServerType } from '@hono/node-server'
import type { Logger } from './log.ts'

const shutdownTimeoutMs = 9_000

/** Lets requests in flight finish and closes the database; ends the process within ten seconds whatever they do. */
export function stopOnSignal(server: ServerType, log: Logger, close: () => Promise<void>): void {
  let stopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.warn('requests in flight were cut off')
      process.exit(1)
    }, shutdownTimeoutMs).unref()
    server.close(() => {
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error: String(error) }, 'the database did not close')
          process.exit(1)
        },
      )
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
