import type { MiddlewareHandler } from 'hono'

/** An answer without a Content-Security-Policy of its own gets one that allows nothing. */
export const defaultPolicy: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.get('Content-Security-Policy')) {
    c.res.headers.set(
      'Content-Security-Policy',
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  }
}
