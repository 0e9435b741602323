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
  /** By the upper bound of a bucket, not yet added up. */
  readonly buckets: number[]
  readonly statuses: Map<number, number>
  sum: number
}

const boundsMs = [1, 5, 25, 100, 500, 2_500]
const prefix = 'switchback_'

/**
 * What this process has done since its start, in the text format of Prometheus. Requests count by their kind, never by
 * their address or sender: there are only so many series, and nobody in them.
 */
export class Metrics {
  readonly #series = new Map<string, Series>()
  readonly #collectors: Collector[] = []

  observe(kind: string, status: number, ms: number): void {
    let series = this.#series.get(kind)
    if (!series) {
      series = { buckets: boundsMs.map(() => 0), statuses: new Map(), sum: 0 }
      this.#series.set(kind, series)
    }
    const bucket = boundsMs.findIndex((bound) => ms <= bound)
    if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1
    series.statuses.set(status, (series.statuses.get(status) ?? 0) + 1)
    series.sum += ms / 1000
  }

  /** Figures that are asked for when somebody reads them. */
  add(collector: Collector): void {
    this.#collectors.push(collector)
  }

  async text(): Promise<string> {
    const collected = await Promise.all(this.#collectors.map((collect) => collect()))
    const figures = [...this.#counts(), ...collected.flat()]
    const byName = [...Map.groupBy(figures, ({ name }) => name)]
    return [...byName.flatMap(([name, all]) => written(name, all)), ...this.#latencies()].join('\n').concat('\n')
  }

  #counts(): readonly Figure[] {
    const help = 'Answers by kind of page or call, and by status.'
    const requests = [...this.#series].flatMap(([kind, { statuses }]) =>
      [...statuses].map(([status, value]) => ({ name: 'requests_total', help, labels: { kind, status }, value })),
    )
    const refused = requests.filter(({ labels }) => labels.status === 429)
    const value = refused.reduce((sum, figure) => sum + figure.value, 0)
    const refusals = { name: 'rate_limit_refusals_total', help: 'Messages refused because their sender sent too many.' }
    return [...requests, { ...refusals, value }].map((figure) => ({ ...figure, type: 'counter' }))
  }

  #latencies(): readonly string[] {
    const name = `${prefix}request_duration_seconds`
    const lines = [...this.#series].flatMap(([kind, { buckets, statuses, sum }]) => {
      const count = [...statuses.values()].reduce((all, one) => all + one, 0)
      let below = 0
      const cumulative = buckets.map((inside, index) => {
        below += inside
        return `${name}_bucket{kind="${kind}",le="${(boundsMs[index] ?? 0) / 1000}"} ${below}`
      })
      const ends = [`_bucket{kind="${kind}",le="+Inf"} ${count}`, `_sum{kind="${kind}"} ${sum}`]
      return [...cumulative, ...[...ends, `_count{kind="${kind}"} ${count}`].map((end) => name + end)]
    })
    return [`# HELP ${name} Time to an answer, by kind.`, `# TYPE ${name} histogram`, ...lines]
  }
}

function written(name: string, figures: readonly Figure[]): readonly string[] {
  const [first] = figures
  const lines = figures.map(({ labels = {}, value }) => {
    const named = Object.entries(labels).map(([label, text]) => `${label}="${text}"`)
    return `${prefix}${name}${named.length > 0 ? `{${named.join()}}` : ''} ${value}`
  })
  return [`# HELP ${prefix}${name} ${first?.help}`, `# TYPE ${prefix}${name} ${first?.type ?? 'gauge'}`, ...lines]
}
