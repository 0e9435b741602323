import type { BlockList } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from '#server/log.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import { senderNetwork } from './client-address.ts'
import { quietKinds, type RequestVariables } from './request-kind.ts'

interface RequestLogServices {
  readonly log: Logger
  readonly trustedProxies: BlockList
  readonly metrics?: Metrics | undefined
}

/**
 * One line for a page or a call; for probes and files only where debugging is asked for, or where they failed. The path
 * alone, since a query may carry what a visitor typed, and of the sender's address what tells one network from another
 * and nobody from their neighbours.
 */
export function requestLog({
  log,
  trustedProxies,
  metrics,
}: RequestLogServices): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const took = performance.now() - start
    const { requestKind: kind = 'other', requestId: id } = c.var
    const { status } = c.res
    metrics?.observe(kind, status, took)
    const level = quietKinds.has(kind) && status < 400 ? 'debug' : 'info'
    if (!log.isLevelEnabled(level)) return
    const { method, path } = c.req
    const ms = Math.round(took * 10) / 10
    log[level]({ id, method, path, kind, status, ms, from: senderNetwork(c, trustedProxies) }, 'request')
  }
}
