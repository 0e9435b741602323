import type { Context, MiddlewareHandler } from 'hono'
import { acceptedEncoding, type Encoding } from '#kernel/http/accepted-encoding.ts'
import type { RequestVariables } from '#kernel/http/request-kind.ts'
import type { CachedResponse } from './cached-response.ts'

/** What an answer is apart from its body: the same for everybody who asks in the same way. */
export interface PreparedAnswer {
  readonly status: number
  readonly kind: string | undefined
  /** Names and values in turns, as Node writes them. */
  readonly headers: readonly string[]
}

/** By their form. */
export type PreparedAnswers = Map<string, PreparedAnswer>

export interface KeptPage {
  readonly key: string
  readonly response: CachedResponse
}

/** What tells answers from one page apart. */
export const formOf = (encoding: Encoding, unchanged: boolean) => (unchanged ? `${encoding} unchanged` : encoding)

const ofOneRequest: ReadonlySet<string> = new Set(['x-request-id', 'cache-control', 'content-length'])

/**
 * Comes first, and so sees an answer last: what the whole app has said is prepared for being sent again, so that there is
 * one place where each header is made. A page at another spelling of its address is not what is looked up next time.
 */
export const prepareAnswers: MiddlewareHandler<{ Variables: RequestVariables }> = async (c, next) => {
  await next()
  const { keptPage, requestKind } = c.var
  if (!keptPage?.response.keep || addressOf(c) !== keptPage.key) return
  const { status, headers } = c.res
  const { prepared } = keptPage.response
  const form = formOf(acceptedEncoding(c.req.header('accept-encoding')), status === 304)
  if (prepared.has(form)) return
  const lasting = [...headers].filter(([name]) => !ofOneRequest.has(name)).flat()
  prepared.set(form, { status, kind: requestKind, headers: lasting })
}

/** As it stands in the request, where it came by the network. */
function addressOf(c: Context): string | undefined {
  return (c.env as { incoming?: { url?: string } } | undefined)?.incoming?.url
}
