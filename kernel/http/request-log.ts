import type { BlockList } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from '#kernel/log/log.ts'
import type { Metrics } from '#kernel/metrics/metrics.ts'
import { senderNetwork } from './client-address.ts'
import { quietKinds, type RequestVariables } from './request-kind.ts'

interface RequestLogServices {
  readonly log: Logger
  readonly trustedProxies: BlockList
  readonly metrics?: Metrics | undefined
}

interface Answered {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly kind?: string | undefined
  readonly status: number
  /** When it was asked, by the clock of this process. */
  readonly start: number
}

/** Writes down an answer; the network that it went to is found out where a line is written. */
export type NoteAnswer = (answered: Answered, network: () => string) => void

/**
 * One line for a page or a call; for probes and files only where debugging is asked for, or where they failed. The path
 * alone, since a query may carry what a visitor typed, and of the sender's address what tells one network from another
 * and nobody from their neighbours.
 */
export function noteAnswers({ log, metrics }: Omit<RequestLogServices, 'trustedProxies'>): NoteAnswer {
  return ({ id, method, path, kind = 'other', status, start }, network) => {
    const took = performance.now() - start
    metrics?.observe(kind, status, took)
    const level = quietKinds.has(kind) && status < 400 ? 'debug' : 'info'
    if (!log.isLevelEnabled(level)) return
    const ms = Math.round(took * 10) / 10
    log[level]({ id, method, path, kind, status, ms, from: network() }, 'request')
  }
}

export function requestLog(services: RequestLogServices): MiddlewareHandler<{ Variables: RequestVariables }> {
  const note = noteAnswers(services)
  return async (c, next) => {
    const start = performance.now()
    await next()
    const { requestKind: kind, requestId: id } = c.var
    const { method, path } = c.req
    note({ id, method, path, kind, status: c.res.status, start }, () => senderNetwork(c, services.trustedProxies))
  }
}
