import type { MiddlewareHandler } from 'hono'

export interface RequestVariables {
  requestId: string
  /** The kind of what was asked for, for the log and the figures: a page by its name, a call, a file. Unset, it is `other`. */
  requestKind?: string
  /** The path that the log shows in place of one that is a secret itself. */
  loggedPath?: string
}

export const setRequestKind =
  (kind: string): MiddlewareHandler<{ Variables: RequestVariables }> =>
  (c, next) => {
    c.set('requestKind', kind)
    return next()
  }
