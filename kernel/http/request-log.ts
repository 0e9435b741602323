import { randomUUID } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from '#kernel/log/log.ts'
import type { Metrics } from '#kernel/metrics/metrics.ts'
import { type CameBy, cameBy, networkOf } from './client-address.ts'
import type { RequestVariables } from './request-kind.ts'

interface RequestLogServices {
  readonly log: Logger
  readonly trustedProxies: BlockList
  readonly metrics?: Metrics | undefined
  /** Whether every request gets a line: the proxy writes that log as a rule. */
  readonly logRequests?: boolean | undefined
}

interface Answered {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly kind?: string | undefined
  readonly status: number
  /** When it was asked, by the clock of this process. */
  readonly start: number
  readonly from: CameBy
}

export type NoteRequest = (answered: Answered) => void

const slowMs = 1_000

/**
 * Counts every answer, and writes a line where it failed, was slow or changed something. The path alone, since a query may
 * carry what a visitor typed, and of the sender's address the network, which tells no visitor from their neighbours.
 */
export function noteRequests({ log, trustedProxies, metrics, logRequests }: RequestLogServices): NoteRequest {
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
    if (isRead && status < 500 && took < slowMs && !logRequests) return
    const ms = Math.round(took * 10) / 10
    log.info({ id, method, path, kind, status, ms, from: networkOf(from, trustedProxies) }, 'request')
  }
}

/** Gives each request an id of ours (one that a visitor brings could be another's), and notes the answer. */
export const requestLog =
  (note: NoteRequest): MiddlewareHandler<{ Variables: RequestVariables }> =>
  async (c, next) => {
    const start = performance.now()
    const id = randomUUID()
    c.set('requestId', id)
    await next()
    c.header('X-Request-Id', id)
    const { method, path } = c.req
    note({ id, method, path, kind: c.var.requestKind, status: c.res.status, start, from: cameBy(c) })
  }
