import { randomUUID } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { stackOf } from '#kernel/error-sentence.ts'
import type { Logger } from '#kernel/log/log.ts'
import type { Metrics } from '#kernel/metrics/metrics.ts'
import { type AnswerHeaders, noStore } from './answer-headers.ts'
import { incomingOf, networkOf, type Sender, senderOf } from './client-address.ts'
import type { RequestVariables } from './request-kind.ts'

interface RecordServices {
  readonly log: Logger
  readonly trustedProxies: BlockList
  readonly metrics?: Metrics | undefined
  /** Whether every request gets a line in the log; usually the proxy writes that log. */
  readonly logRequests?: boolean | undefined
}

interface Answered {
  readonly id: string
  readonly method: string
  /** The path alone: the log leaves out a query that follows it. */
  readonly path: string
  readonly kind?: string | undefined
  readonly status: number
  readonly start: number
  readonly from: Sender
}

export type RecordAnswer = (answered: Answered) => void

type Middleware = MiddlewareHandler<{ Variables: RequestVariables }>

const slowMs = 1_000
const forbidden = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']

/**
 * Counts every answer, and logs one that failed, was slow or changed something. The line holds the path alone, since a query may carry
 * what a visitor typed; of the sender's address it holds the network, which tells no visitor from their neighbors.
 */
export function answerRecorder({ log, trustedProxies, metrics, logRequests }: RecordServices): RecordAnswer {
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
    // A monitor asks every few seconds: its requests would fill the log.
    if (isRead && (status < 500 || kind === 'probe') && took < slowMs && !logRequests) return
    const ms = Math.round(took * 10) / 10
    const request = { id, method, path: path.replace(/\?.*$/, ''), kind, status, ms }
    log.info({ ...request, from: networkOf(from, trustedProxies) }, 'request')
  }
}

/**
 * The headers of every answer; HSTS as the operator has set it. No COOP (Chromium starts a new process) and no `Origin-Agent-Cluster` (a
 * click takes 25 ms longer): our windows hold nothing that another site could read.
 */
export function securityHeaders(hsts: string | undefined): AnswerHeaders {
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

/** The headers of an answer that the server itself gives, to a request that never reached the app. */
export function refusalHeaders(headers: AnswerHeaders): AnswerHeaders {
  return {
    ...headers,
    'Content-Security-Policy': nothing,
    ...noStore,
    Connection: 'close',
    'Content-Length': '0',
    'X-Request-Id': randomUUID(),
  }
}

/** Gives each request an id, sets the headers and records the answer. It takes no id from outside, where two requests may share one. */
export function everyAnswer(headers: AnswerHeaders, recordAnswer: RecordAnswer): Middleware {
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
    recordAnswer({ id, method, path, kind: c.var.requestKind, status: c.res.status, start, from: senderOf(c) })
  }
}

interface ErrorServices {
  readonly log: Pick<Logger, 'info' | 'error'>
  readonly sendPage: (c: Context) => Promise<Response>
  /** The text for a call, and for a visitor where the error page fails too. */
  readonly plainText: string
}

/** Answers 500: with a page, or to a call with plain text. */
export function errorHandler<Variables extends RequestVariables>(
  services: ErrorServices,
): ErrorHandler<{ Variables: Variables }> {
  const { log, sendPage, plainText } = services
  return async (error, c) => {
    if (error instanceof HTTPException) return error.getResponse()
    const request = { id: c.var.requestId, path: c.var.loggedPath ?? c.req.path }
    // Reading a request fails where its sender went away or took too long: the site is not at fault.
    const incoming = incomingOf(c)
    if (incoming?.destroyed && !incoming.complete) {
      log.info(request, 'the client left before its request was whole')
      return c.body(null, 400)
    }
    log.error({ ...request, error: stackOf(error) }, 'request failed')
    if (!c.req.path.startsWith('/api/')) {
      try {
        return await sendPage(c)
      } catch (failure) {
        log.error({ ...request, error: stackOf(failure) }, 'the error page failed')
      }
    }
    return c.text(plainText, 500, noStore)
  }
}
