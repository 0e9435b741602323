import type { MiddlewareHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import type { Logger } from '#server/log.ts'

/** One line a request; the path alone, since a query may carry what a visitor typed. */
export function requestLog(log: Logger): MiddlewareHandler<{ Variables: RequestIdVariables }> {
  return async (c, next) => {
    const start = performance.now()
    await next()
    const ms = Math.round((performance.now() - start) * 10) / 10
    log.info({ id: c.var.requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request')
  }
}
