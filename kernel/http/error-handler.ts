import type { IncomingMessage } from 'node:http'
import type { Context, ErrorHandler } from 'hono'
import type { Logger } from '#kernel/log/log.ts'
import type { RequestVariables } from './request-kind.ts'

interface ErrorServices {
  readonly log: Pick<Logger, 'info' | 'error'>
  /** Sends the page that says so, in the site's own frame. */
  readonly sendPage: (c: Context) => Promise<Response>
  /** What a call is told, and a visitor where that page fails too. */
  readonly plainText: string
}

/** 500 as a page; as plain text for a call. */
export function errorHandler({
  log,
  sendPage,
  plainText,
}: ErrorServices): ErrorHandler<{ Variables: RequestVariables }> {
  return async (error, c) => {
    const logError = (cause: Error, message: string) =>
      log.error({ id: c.var.requestId, path: c.req.path, error: cause.stack ?? String(cause) }, message)
    if (clientLeft(c)) {
      log.info({ id: c.var.requestId, path: c.req.path }, 'the client left before its request was whole')
      return c.body(null, 400)
    }
    logError(error, 'request failed')
    if (!c.req.path.startsWith('/api/')) {
      try {
        return await sendPage(c)
      } catch (failure) {
        logError(failure instanceof Error ? failure : new Error(String(failure)), 'the error page failed')
      }
    }
    return c.text(plainText, 500, { 'Cache-Control': 'no-store' })
  }
}

/** Reading a request fails where its sender went away or took too long: that is no error of ours. */
function clientLeft(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: Pick<IncomingMessage, 'destroyed' | 'complete'> }
  return incoming?.destroyed === true && !incoming.complete
}
