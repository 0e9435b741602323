import type { BlockList } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from '#server/log.ts'
import { senderNetwork } from './client-address.ts'
import type { RequestIdVariables } from './request-id.ts'

/**
 * One line a request; the path alone, since a query may carry what a visitor typed, and of the sender's address what
 * tells one network from another and nobody from their neighbours.
 */
export function requestLog(log: Logger, trusted: BlockList): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const ms = Math.round((performance.now() - start) * 10) / 10
    const { method, path } = c.req
    log.info(
      { id: c.var.requestId, method, path, status: c.res.status, ms, from: senderNetwork(c, trusted) },
      'request',
    )
  }
}
