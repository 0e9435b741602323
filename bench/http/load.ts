import { connect } from 'node:net'
import { quantile } from './visitors.ts'

export interface Load {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly requests: number
}

interface Asked {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Asks for one page over so many connections, on each as soon as the answer before is there. By hand on sockets, so that
 * asking costs less than answering, and what is measured is the server.
 */
export async function load({ url, connections, seconds, headers = {} }: Asked): Promise<Load> {
  const { hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries({ Host: `${hostname}:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const times: number[] = []
  const from = performance.now()
  const end = from + seconds * 1_000
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(Number(port), hostname)
          socket.setNoDelay(true)
          let asked = 0
          let left = 0
          let head = ''
          const ask = () => {
            asked = performance.now()
            socket.write(request)
          }
          socket.on('connect', ask)
          socket.on('data', (piece) => {
            let body = piece.length
            if (left === 0) {
              head += piece.toString('latin1', 0, 8_192)
              const ends = head.indexOf('\r\n\r\n')
              if (ends < 0) return
              if (!/^HTTP\/1\.1 (?:200|304)/.test(head)) reject(new Error(head.slice(0, 40)))
              left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
              body = piece.length - ends - 4
              head = ''
            }
            left -= body
            if (left > 0) return
            left = 0
            const now = performance.now()
            times.push(now - asked)
            if (now < end) ask()
            else socket.destroy()
          })
          socket.on('error', reject)
          socket.on('close', () => resolve())
        }),
    ),
  )
  const took = (performance.now() - from) / 1_000
  return {
    perSecond: times.length / took,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    requests: times.length,
  }
}
