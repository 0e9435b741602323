import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Metrics } from './metrics.ts'

/** A listener of its own, for machines of our own alone: what is counted here is no business of a visitor's. */
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
