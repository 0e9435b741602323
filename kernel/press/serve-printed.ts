import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { AnswerHeaders } from '#kernel/http/answer-headers.ts'
import type { RecordAnswer } from '#kernel/http/every-answer.ts'
import type { ServeFromCache } from '#kernel/http/http-server.ts'
import type { Press } from './press.ts'

interface CacheServices {
  readonly press: Pick<Press, 'find'>
  readonly headers: AnswerHeaders
  readonly now: () => Date
  readonly recordAnswer: RecordAnswer
}

// Hono's adapter refuses a malformed host: a host that is not plainly a good one is left to it.
const ordinaryHost = /^[a-z\d._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/

/** Sends a printed page by one look-up, ahead of the whole app. Requests out of the ordinary go through the app. */
export function serveFromCache({ press, headers, now, recordAnswer }: CacheServices): ServeFromCache {
  // Names and values in turn, as Node writes headers; answers that differ in their id alone share one list.
  const written = new WeakMap<AnswerHeaders, string[]>()
  const headerLines = (own: AnswerHeaders, body: Uint8Array | null) => {
    const known = written.get(own)
    if (known) return known
    const length = body ? { 'Content-Length': String(body.length) } : {}
    const lines = Object.entries({ ...headers, ...own, ...length, 'X-Request-Id': '' }).flat()
    written.set(own, lines)
    return lines
  }
  return (request, response) => {
    const { method = '', url = '', headers: given } = request
    if ((method !== 'GET' && method !== 'HEAD') || !isOrdinary(given)) return false
    const start = performance.now()
    const printed = press.find(url, given['cache-control'])
    if (!printed) return false
    const answer = printed.answer(given['accept-encoding']?.toString(), given['if-none-match'], now())
    const { status, headers: own, body } = answer
    if (body instanceof Promise) return false
    const id = randomUUID()
    const lines = headerLines(own, body)
    // Node has written the headers down when `writeHead` returns.
    lines[lines.length - 1] = id
    response.writeHead(status, lines).end(body)
    const from = { remoteAddress: request.socket.remoteAddress, forwarded: given['x-forwarded-for']?.toString() }
    recordAnswer({ id, method, path: url, kind: printed.kind, status, start, from })
    return true
  }
}

function isOrdinary(headers: IncomingMessage['headers']): boolean {
  const { host } = headers
  return (
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    (host === undefined || ordinaryHost.test(host))
  )
}
