import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList, Socket } from 'node:net'
import { asksForPresent } from '#kernel/render/data-versions.ts'
import type { PageServices } from '#kernel/render/page-services.ts'
import { formOf } from '#kernel/render/prepared-answers.ts'
import { isUnchanged, pageCacheControl } from '#kernel/render/send-cached.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { networkOf } from './client-address.ts'
import type { NoteAnswer } from './request-log.ts'

interface KeptAnswerServices {
  readonly pages: Pick<PageServices, 'kept' | 'keptViews' | 'versions' | 'now'>
  readonly trustedProxies: BlockList
  readonly note: NoteAnswer
  readonly watchForProxy: (forwarded: string | undefined) => void
}

/** Answers where it can, and tells whether it did. */
export type AnswerKept = (request: IncomingMessage, response: ServerResponse) => boolean

// Hono's adapter refuses a host that is none; such a request is left to it.
const ordinaryHost = /^[\w.:[\]-]+$/

/**
 * Sends a page that was sent in the same form before, by one look-up and ahead of the whole app: its headers are
 * prepared, its body is made. Whatever is not as ordinary as that goes the long way.
 */
export function answerKept({ pages, trustedProxies, note, watchForProxy }: KeptAnswerServices): AnswerKept {
  const networks = new WeakMap<Socket, string>()
  const networkVia = ({ remoteAddress }: Socket, forwarded?: string) =>
    networkOf({ remoteAddress, forwarded }, trustedProxies)
  const networkOfPeer = (socket: Socket) => {
    const network = networks.get(socket) ?? networkVia(socket)
    networks.set(socket, network)
    return network
  }
  return (request, response) => {
    const { method = '', url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const start = performance.now()
    const now = pages.now()
    const query = url.indexOf('?')
    const cache = query < 0 ? pages.kept : pages.keptViews
    const { headers, socket } = request
    const stillGood = (version: string) =>
      pages.versions.stillGood(version) && !asksForPresent(headers['cache-control'] as string | undefined)
    const page = cache.find(url, pages.versions.present(), now.getTime(), stillGood)
    if (!page) return false
    if (!isOrdinary(request)) return false
    const encoding = acceptedEncoding(headers['accept-encoding'] as string | undefined)
    const unchanged = page.status === 200 && isUnchanged(headers['if-none-match'], page.etag)
    const answer = page.prepared.get(formOf(encoding, unchanged))
    const body = unchanged ? undefined : page.text.made(encoding)
    if (!answer || !(unchanged || body)) return false

    const id = randomUUID()
    const forwarded = headers['x-forwarded-for'] as string | undefined
    watchForProxy(forwarded)
    const sent = [...answer.headers, 'x-request-id', id, 'cache-control', pageCacheControl(page, now)]
    if (body) sent.push('content-length', String(body.length))
    response.writeHead(answer.status, sent)
    response.end(body)
    const path = query < 0 ? url : url.slice(0, query)
    const network = () => (forwarded === undefined ? networkOfPeer(socket) : networkVia(socket, forwarded))
    note({ id, method, path, kind: answer.kind, status: answer.status, start }, network)
    return true
  }
}

function isOrdinary({ headers }: IncomingMessage): boolean {
  const { host } = headers
  return (
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    (host === undefined || ordinaryHost.test(host))
  )
}
