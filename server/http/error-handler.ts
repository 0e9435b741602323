import type { ErrorHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { serverMessages } from '#content/shared/messages.ts'
import type { Logger } from '#server/log.ts'
import { sendFixedPage } from '#server/render/fixed-page.ts'
import type { PageServices } from '#server/render/page-services.ts'
import { serverErrorView } from '#site/discovery/view/server-error.tsx'

/** 500 as a page in the site's own frame; as plain text for a call, and where that page fails too. */
export function errorHandler(log: Logger, pages: PageServices): ErrorHandler<{ Variables: RequestIdVariables }> {
  return async (error, c) => {
    const logError = (cause: Error, message: string) =>
      log.error({ id: c.var.requestId, path: c.req.path, error: cause.stack ?? String(cause) }, message)
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
