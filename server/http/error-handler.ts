import type { ErrorHandler } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { serverMessages } from '#content/shared/messages.ts'
import type { Logger } from '#server/log.ts'
import { type OnceServices, renderOnce } from '#server/render/render-once.ts'
import { notFoundPage } from '#site/discovery/view/not-found.page.tsx'
import { serverErrorView } from '#site/discovery/view/server-error.tsx'

interface ErrorServices extends OnceServices {
  readonly log: Logger
}

/** 500 as a page in the site's own frame; as plain text for a call, and where that page fails too. */
export function errorHandler(services: ErrorServices): ErrorHandler<{ Variables: RequestIdVariables }> {
  return (error, c) => {
    const logError = (cause: Error, message: string) =>
      services.log.error({ id: c.var.requestId, path: c.req.path, error: cause.stack ?? String(cause) }, message)
    logError(error, 'request failed')
    if (!c.req.path.startsWith('/api/')) {
      try {
        // It is made of the same parts as the page for an unknown address, and so has its style.
        return renderOnce(c, notFoundPage, serverErrorView, services)
      } catch (failure) {
        logError(failure instanceof Error ? failure : new Error(String(failure)), 'the error page failed')
      }
    }
    return c.text(serverMessages.errorPlain, 500, { 'Cache-Control': 'no-store' })
  }
}
