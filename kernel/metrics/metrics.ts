import { once } from 'node:events'
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { siteVersion } from '#kernel/site-version.ts'

export interface Figure {
  readonly name: string
  readonly help: string
  readonly type?: 'gauge' | 'counter' | 'histogram'
  readonly part?: '_bucket' | '_sum' | '_count'
  readonly labels?: Readonly<Record<string, string | number>>
  readonly value: number
}

export type Collector = () => readonly Figure[] | Promise<readonly Figure[]>

interface Series {
  /** Counts answers by the smallest bound that their time stays under. */
  readonly buckets: number[]
  readonly statuses: Map<number, number>
  sum: number
}

const bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, Number.POSITIVE_INFINITY]
const prefix = 'switchback_'

/** What this process has done since its start, as Prometheus reads it; requests count by kind, never by sender. */
export class Metrics {
  readonly #series = new Map<string, Series>()
  readonly #collectors: Collector[] = []

  observe(kind: string, status: number, ms: number): void {
    const series = this.#series.get(kind) ?? { buckets: bounds.map(() => 0), statuses: new Map(), sum: 0 }
    this.#series.set(kind, series)
    const bucket = bounds.findIndex((bound) => ms / 1000 <= bound)
    series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
    series.statuses.set(status, (series.statuses.get(status) ?? 0) + 1)
    series.sum += ms / 1000
  }

  /** Adds figures that are collected when a monitor reads them. */
  add(collector: Collector): void {
    this.#collectors.push(collector)
  }

  async text(): Promise<string> {
    const collected = await Promise.all(this.#collectors.map((collect) => collect()))
    const byName = Map.groupBy([...this.#requests(), ...collected.flat()], ({ name }) => name)
    return [...[...byName].flatMap(([name, figures]) => written(prefix + name, figures)), ''].join('\n')
  }

  #requests(): readonly Figure[] {
    const all = {
      name: 'requests_total',
      help: 'Answers by kind of page or call, and by status.',
      type: 'counter',
    } as const
    const time = { name: 'request_duration_seconds', help: 'Time to an answer, by kind.', type: 'histogram' } as const
    const refused = [...this.#series.values()].reduce((sum, { statuses }) => sum + (statuses.get(429) ?? 0), 0)
    return [
      {
        name: 'rate_limit_refusals_total',
        help: 'Requests refused because their sender sent too many.',
        type: 'counter',
        value: refused,
      },
      ...[...this.#series].flatMap(([kind, { buckets, statuses, sum }]): readonly Figure[] => [
        ...[...statuses].map(([status, value]) => ({ ...all, labels: { kind, status }, value })),
        ...bounds.map((bound, at) => {
          const le = bound === Number.POSITIVE_INFINITY ? '+Inf' : bound
          return { ...time, part: '_bucket', labels: { kind, le }, value: totalOf(buckets.slice(0, at + 1)) } as const
        }),
        { ...time, part: '_sum', labels: { kind }, value: sum },
        { ...time, part: '_count', labels: { kind }, value: totalOf(buckets) },
      ]),
    ]
  }
}

function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

function written(name: string, figures: readonly Figure[]): readonly string[] {
  const lines = figures.map(({ part = '', labels = {}, value }) => {
    const named = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${name}${part}${named.length > 0 ? `{${named.join()}}` : ''} ${value}`
  })
  return [`# HELP ${name} ${figures[0]?.help}`, `# TYPE ${name} ${figures[0]?.type ?? 'gauge'}`, ...lines]
}

const resolutionMs = 20

/** The figures of this process, with the delays of its event loop since a monitor last read them. */
export function processFigures(): Collector {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  return () => {
    const { rss, heapUsed } = process.memoryUsage()
    // The histogram measures the time between two turns of a timer, and gives no number before the first turn.
    const lag = (quantile: string, nanoseconds: number): Figure => ({
      name: 'event_loop_lag_seconds',
      help: 'How late the event loop was since the figures were last read.',
      labels: { quantile },
      value: Math.max(0, (nanoseconds || 0) / 1e9 - resolutionMs / 1e3),
    })
    const lags = [lag('0.5', delay.percentile(50)), lag('0.99', delay.percentile(99)), lag('1', delay.max)]
    delay.reset()
    return [
      { name: 'build_info', help: 'Which version this is.', labels: { version: siteVersion }, value: 1 },
      { name: 'uptime_seconds', help: 'Since when this process is there.', value: Math.round(process.uptime()) },
      { name: 'memory_bytes', help: 'Memory of this process.', labels: { part: 'resident' }, value: rss },
      { name: 'memory_bytes', help: 'Memory of this process.', labels: { part: 'heap' }, value: heapUsed },
      ...lags,
    ]
  }
}

/** Serves the figures on a port of their own, for our own machines alone. */
export async function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Promise<void> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.maxConnections = 16
  server.unref().listen(port, host)
  await once(server, 'listening')
}
