import { monitorEventLoopDelay } from 'node:perf_hooks'
import { siteVersion } from '#kernel/site-version.ts'
import type { Collector, Figure } from './metrics.ts'

const resolutionMs = 20

/** How this process is, with the delays of its event loop since somebody last asked. */
export function processFigures(): Collector {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  delay.enable()
  return () => {
    const { rss, heapUsed } = process.memoryUsage()
    const help = 'How late the event loop was since the figures were last read.'
    const lag = (quantile: string, nanoseconds: number): Figure => ({
      name: 'event_loop_lag_seconds',
      help,
      labels: { quantile },
      // What is measured is the time between two turns of a timer; nothing has turned yet where it is no number.
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
