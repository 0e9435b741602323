import type { MiddlewareHandler } from 'hono'
import type { KeptPage } from '#kernel/render/prepared-answers.ts'
import type { RequestIdVariables } from './request-id.ts'

export interface RequestVariables extends RequestIdVariables {
  /** What was asked for, for the log and the figures: a page by its name, a call, a file. */
  requestKind?: string
  /** The page of the cache that it is answered with. */
  keptPage?: KeptPage
}

/** Said by whoever answers; what nobody has said is `other`. */
export const kindIs =
  (kind: string): MiddlewareHandler<{ Variables: RequestVariables }> =>
  (c, next) => {
    c.set('requestKind', kind)
    return next()
  }

/** Asked for so often, by machines, that nobody reads of it unless something is wrong. */
export const quietKinds: ReadonlySet<string> = new Set(['probe', 'file', 'photo'])
