import type { MiddlewareHandler } from 'hono'
import { oneAddress } from '#subjects/discovery/rules/one-address.ts'

/** Leads to the one address of a page whoever asks for it by a near miss; the query goes along. */
export function oneAddressEach(answers: (path: string) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const target = c.req.method === 'GET' || c.req.method === 'HEAD' ? oneAddress(c.req.path, answers) : undefined
    if (target === undefined) return next()
    const query = c.req.url.match(/\?[^#]*/)?.[0] ?? ''
    c.header('Cache-Control', 'public, max-age=3600')
    return c.redirect(target + query, 308)
  }
}

/** Tells of a path whether one of these patterns answers it. A parameter fills a whole segment. */
export function answeredBy(patterns: readonly string[]): (path: string) => boolean {
  const plain = new Set(patterns.filter((pattern) => !pattern.includes(':')))
  const open = patterns
    .filter((pattern) => pattern.includes(':'))
    .map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[A-Za-z0-9-]+')}$`))
  return (path) => plain.has(path) || open.some((pattern) => pattern.test(path))
}
