import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NoteRequest } from '#kernel/http/every-answer.ts'
import type { Press } from './press.ts'

interface CacheServices {
  readonly press: Pick<Press, 'find'>
  readonly headers: Readonly<Record<string, string>>
  readonly now: () => Date
  readonly note: NoteRequest
}

/** Answers where it can, and tells whether it did. */
export type ServeFromCache = (request: IncomingMessage, response: ServerResponse) => boolean

// Hono's adapter refuses a host that is none; such a request is left to it.
const ordinaryHost = /^[\w.:[\]-]+$/

/** Sends a printed page by one look-up, ahead of the whole app. What is out of the ordinary goes through the app. */
export function serveFromCache({ press, headers, now, note }: CacheServices): ServeFromCache {
  return (request, response) => {
    const { method = '', url = '', headers: asked } = request
    if ((method !== 'GET' && method !== 'HEAD') || !isOrdinary(asked)) return false
    const start = performance.now()
    const printed = press.find(url, asked['cache-control'])
    if (!printed) return false
    const answer = printed.answer(asked['accept-encoding']?.toString(), asked['if-none-match'], now())
    const { status, body } = answer
    if (body instanceof Promise) return false
    const id = randomUUID()
    const length = body ? { 'Content-Length': String(body.length) } : {}
    response.writeHead(status, { ...headers, ...answer.headers, ...length, 'X-Request-Id': id }).end(body)
    const path = url.replace(/\?.*$/, '')
    const from = { remoteAddress: request.socket.remoteAddress, forwarded: asked['x-forwarded-for']?.toString() }
    note({ id, method, path, kind: printed.kind, status, start, from })
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
