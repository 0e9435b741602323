import type { BlockList } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from '#kernel/log/log.ts'

/**
 * Says once that requests come through a proxy of which the settings know nothing: all visitors then count as one. Whoever
 * sends such a header by hand only has the sentence said a little earlier.
 */
export function watchForProxy(log: Logger, trusted: BlockList): (forwarded: string | undefined) => void {
  let watching = trusted.rules.length === 0
  return (forwarded) => {
    if (!watching || forwarded === undefined) return
    watching = false
    log.warn(
      'requests come through a proxy (X-Forwarded-For), and TRUSTED_PROXIES is not set: all visitors count as one sender. Name the addresses of the proxy there.',
    )
  }
}

export const untoldProxy =
  (watch: (forwarded: string | undefined) => void): MiddlewareHandler =>
  (c, next) => {
    watch(c.req.header('x-forwarded-for'))
    return next()
  }
