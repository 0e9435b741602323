import { monitorEventLoopDelay } from 'node:perf_hooks'
import { siteVersion } from '#kernel/site-version.ts'

/** One figure, as Prometheus reads it. */
export interface Figure {
  readonly name: string
  readonly help: string
  readonly type?: 'gauge' | 'counter'
  readonly labels?: Readonly<Record<string, string | number>>
  readonly value: number
}

export type Collector = () => readonly Figure[] | Promise<readonly Figure[]>

interface Series {
  /** Answers by the upper bound of their time, those of all smaller ones included. */
  readonly buckets: number[]
  readonly statuses: Map<number, number>
  sum: number
}

const bounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5]
const prefix = 'switchback_'

/**
 * What this process has done since its start, in the text format of Prometheus. Requests count by their kind, never by
 * their address or sender: there are only so many series, and no visitor in them.
 */
export class Metrics {
  readonly #series = new Map<string, Series>()
  readonly #collectors: Collector[] = []

  observe(kind: string, status: number, ms: number): void {
    const series = this.#series.get(kind) ?? { buckets: bounds.map(() => 0), statuses: new Map(), sum: 0 }
    this.#series.set(kind, series)
    for (const [at, bound] of bounds.entries())
      if (ms / 1000 <= bound) series.buckets[at] = (series.buckets[at] ?? 0) + 1
    series.statuses.set(status, (series.statuses.get(status) ?? 0) + 1)
    series.sum += ms / 1000
  }

  /** Adds figures that are collected when a monitor reads them. */
  add(collector: Collector): void {
    this.#collectors.push(collector)
  }

  async text(): Promise<string> {
    const collected = await Promise.all(this.#collectors.map((collect) => collect()))
    const byName = [...Map.groupBy([...this.#counts(), ...collected.flat()], ({ name }) => name)]
    return [...byName.flatMap(([name, figures]) => written(name, figures)), ...this.#latencies(), ''].join('\n')
  }

  #counts(): readonly Figure[] {
    const help = 'Answers by kind of page or call, and by status.'
    const requests = [...this.#series].flatMap(([kind, { statuses }]) =>
      [...statuses].map(([status, value]) => ({ name: 'requests_total', help, labels: { kind, status }, value })),
    )
    const refused = [...this.#series.values()].reduce((sum, { statuses }) => sum + (statuses.get(429) ?? 0), 0)
    const refusals = { name: 'rate_limit_refusals_total', help: 'Messages refused because their sender sent too many.' }
    return [...requests, { ...refusals, value: refused }].map((figure) => ({ ...figure, type: 'counter' }))
  }

  #latencies(): readonly string[] {
    const name = `${prefix}request_duration_seconds`
    const lines = [...this.#series].flatMap(([kind, { buckets, statuses, sum }]) => {
      const count = [...statuses.values()].reduce((all, one) => all + one, 0)
      const within = bounds.map((bound, at) => `${name}_bucket{kind="${kind}",le="${bound}"} ${buckets[at]}`)
      const ends = [`_bucket{kind="${kind}",le="+Inf"} ${count}`, `_sum{kind="${kind}"} ${sum}`]
      return [...within, ...[...ends, `_count{kind="${kind}"} ${count}`].map((end) => name + end)]
    })
    return [`# HELP ${name} Time to an answer, by kind.`, `# TYPE ${name} histogram`, ...lines]
  }
}

function written(name: string, figures: readonly Figure[]): readonly string[] {
  const lines = figures.map(({ labels = {}, value }) => {
    const named = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${prefix}${name}${named.length > 0 ? `{${named.join()}}` : ''} ${value}`
  })
  return [
    `# HELP ${prefix}${name} ${figures[0]?.help}`,
    `# TYPE ${prefix}${name} ${figures[0]?.type ?? 'gauge'}`,
    ...lines,
  ]
}

const resolutionMs = 20

/** How this process is, with the delays of its event loop since the figures were last read. */
export function processFigures(): Collector {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  return () => {
    const { rss, heapUsed } = process.memoryUsage()
    // What is measured is the time between two turns of a timer; nothing has turned yet where it is no number.
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
