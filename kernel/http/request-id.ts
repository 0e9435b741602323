import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

export interface RequestIdVariables {
  requestId: string
}

/** Ours alone: one that a visitor brings could be another's, or a line of its own in the log. */
export const requestId: MiddlewareHandler<{ Variables: RequestIdVariables }> = async (c, next) => {
  const id = randomUUID()
  c.set('requestId', id)
  c.header('X-Request-Id', id)
  await next()
}
