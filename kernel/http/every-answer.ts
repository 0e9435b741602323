import { randomUUID } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { Logger } from '#kernel/log/log.ts'
import type { Metrics } from '#kernel/metrics/metrics.ts'
import { type CameBy, cameBy, incomingOf, networkOf } from './client-address.ts'
import type { RequestVariables } from './request-kind.ts'

interface NoteServices {
  readonly log: Logger
  readonly trustedProxies: BlockList
  readonly metrics?: Metrics | undefined
  /** Whether every request gets a line: the proxy writes that log as a rule. */
  readonly logRequests?: boolean | undefined
}

interface Answered {
  readonly id: string
  readonly method: string
  /** A query may stand behind it: the line leaves it out. */
  readonly path: string
  readonly kind?: string | undefined
  readonly status: number
  readonly start: number
  readonly from: CameBy
}

export type NoteRequest = (answered: Answered) => void
export type Headers = Readonly<Record<string, string>>

type Middleware = MiddlewareHandler<{ Variables: RequestVariables }>

const slowMs = 1_000
const forbidden = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

/**
 * Counts every answer, and writes a line where it failed, was slow or changed something. The path alone, since a query may
 * carry what a visitor typed, and of the sender's address the network, which tells no visitor from their neighbours.
 */
export function noteRequests({ log, trustedProxies, metrics, logRequests }: NoteServices): NoteRequest {
  let unknownProxy = trustedProxies.rules.length === 0
  return ({ id, method, path, kind = 'other', status, start, from }) => {
    const took = performance.now() - start
    metrics?.observe(kind, status, took)
    if (unknownProxy && from.forwarded !== undefined) {
      unknownProxy = false
      log.warn(
        'requests come through a proxy (X-Forwarded-For), and TRUSTED_PROXIES is not set: all visitors count as one sender. Name the addresses of the proxy there.',
      )
    }
    const isRead = method === 'GET' || method === 'HEAD'
    // What asks whether the site is well does so all night long.
    if (isRead && (status < 500 || kind === 'probe') && took < slowMs && !logRequests) return
    const ms = Math.round(took * 10) / 10
    const told = { id, method, path: path.replace(/\?.*$/, ''), kind, status, ms }
    log.info({ ...told, from: networkOf(from, trustedProxies) }, 'request')
  }
}

/**
 * What every answer says; HSTS as the operator has set it. No `Cross-Origin-Opener-Policy` and no `Origin-Agent-Cluster`: for the
 * first Chromium begins a process anew, for the second a click waits 25 ms more, and no window of ours has anything to take.
 */
export function securityHeaders(hsts: string | undefined): Headers {
  return {
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': forbidden.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...(hsts ? { 'Strict-Transport-Security': hsts } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  }
}

/** An answer without a Content-Security-Policy of its own gets one that allows nothing. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What an answer of the server itself says, to a request that never became one for the app. */
export function refusalHeaders(headers: Headers): Headers {
  return {
    ...headers,
    'Content-Security-Policy': nothing,
    'Cache-Control': 'no-store',
    Connection: 'close',
    'Content-Length': '0',
    'X-Request-Id': randomUUID(),
  }
}

/** Gives each request an id of ours (one that a visitor brings could be another's) and the headers, and notes the answer. */
export function everyAnswer(headers: Headers, note: NoteRequest): Middleware {
  return async (c, next) => {
    const start = performance.now()
    const id = randomUUID()
    c.set('requestId', id)
    await next()
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', nothing)
    c.res.headers.set('X-Request-Id', id)
    const { method } = c.req
    const path = c.var.loggedPath ?? c.req.path
    note({ id, method, path, kind: c.var.requestKind, status: c.res.status, start, from: cameBy(c) })
  }
}

interface ErrorServices {
  readonly log: Pick<Logger, 'info' | 'error'>
  readonly sendPage: (c: Context) => Promise<Response>
  /** What a call is told, and a visitor where that page fails too. */
  readonly plainText: string
}

/** 500 as a page; as plain text for a call. */
export function errorHandler<Variables extends RequestVariables>(
  services: ErrorServices,
): ErrorHandler<{ Variables: Variables }> {
  const { log, sendPage, plainText } = services
  return async (error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    const request = { id: c.var.requestId, path: c.var.loggedPath ?? c.req.path }
    // Reading a request fails where its sender went away or took too long: that is no error of ours.
    const incoming = incomingOf(c)
    if (incoming?.destroyed && !incoming.complete) {
      log.info(request, 'the client left before its request was whole')
      return c.body(null, 400)
    }
    log.error({ ...request, error: error.stack ?? String(error) }, 'request failed')
    if (!c.req.path.startsWith('/api/')) {
      try {
        return await sendPage(c)
      } catch (failure) {
        log.error({ ...request, error: (failure as Error).stack ?? String(failure) }, 'the error page failed')
      }
    }
    return c.text(plainText, 500, { 'Cache-Control': 'no-store' })
  }
}
