import type { MiddlewareHandler } from 'hono'

/** An answer that brings no policy of its own may load nothing, run nothing and be framed by nobody. */
export const defaultPolicy: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.get('Content-Security-Policy')) {
    c.res.headers.set(
      'Content-Security-Policy',
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
  }
}
