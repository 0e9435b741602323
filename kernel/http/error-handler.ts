import type { IncomingMessage } from 'node:http'
import type { Context, ErrorHandler } from 'hono'
import type { Logger } from '#kernel/log/log.ts'
import { sendFixedPage } from '#kernel/render/fixed-page.ts'
import type { PageServices } from '#kernel/render/page-services.ts'
import { serverMessages } from '#subjects/dealership/facts/messages.ts'
import { serverErrorView } from '#subjects/discovery/view/server-error.tsx'
import type { RequestIdVariables } from './request-id.ts'

/** 500 as a page in the site's own frame; as plain text for a call, and where that page fails too. */
export function errorHandler(log: Logger, pages: PageServices): ErrorHandler<{ Variables: RequestIdVariables }> {
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
        return await sendFixedPage(c, serverErrorView, pages)
      } catch (failure) {
        logError(failure instanceof Error ? failure : new Error(String(failure)), 'the error page failed')
      }
    }
    return c.text(serverMessages.errorPlain, 500, { 'Cache-Control': 'no-store' })
  }
}

/** Reading a request fails where its sender went away or took too long: that is no error of ours. */
function clientLeft(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: Pick<IncomingMessage, 'destroyed' | 'complete'> }
  return incoming?.destroyed === true && !incoming.complete
}
