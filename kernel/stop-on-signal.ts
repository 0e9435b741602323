import type { Server } from 'node:http'
import type { Logger } from '#kernel/log/log.ts'

const shutdownTimeoutMs = 9_000
// A proxy takes this long to notice that the process is no longer ready and to send the next requests to another one.
const listenOnMs = 2_000
const checkMs = 50

interface Stop {
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  readonly close: () => Promise<void>
  readonly flush: () => Promise<void>
}

/**
 * On SIGTERM and SIGHUP the process goes on listening for a while, and each answer asks the client to use the connection no more. Then
 * requests in flight finish and the database closes; the process ends within ten seconds in any case. SIGINT comes from a keyboard and
 * waits for no proxy.
 *
 * @returns whether the process is about to end.
 */
export function stopOnSignal(servers: readonly Server[], { log, close, flush }: Stop): () => boolean {
  let stopping = false
  let inFlight = 0
  for (const server of servers)
    server.prependListener('request', (_, response) => {
      if (stopping) response.shouldKeepAlive = false
      inFlight += 1
      response.once('close', () => {
        inFlight -= 1
      })
    })
  const exit = (code: number) => void flush().finally(() => process.exit(code))
  const finish = async () => {
    // Node counts connections without any request as busy.
    setInterval(() => {
      if (inFlight === 0) for (const server of servers) server.closeAllConnections()
    }, checkMs).unref()
    await Promise.all(servers.map((server) => new Promise((settle) => server.close(settle))))
    try {
      await close()
      exit(0)
    } catch (error) {
      log.error({ error: String(error) }, 'the database did not close')
      exit(1)
    }
  }
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => {
      log.warn('requests in flight were cut off')
      exit(1)
    }, shutdownTimeoutMs).unref()
    setTimeout(finish, signal === 'SIGINT' ? 0 : listenOnMs)
  }
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, stop)
  return () => stopping
}
