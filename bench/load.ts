import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { ticksPerSecond } from './calm.ts'
import type { Target } from './targets.ts'
import type { Sample } from './visits.ts'

const connections = 32
const warmUpMs = 500
const measuredMs = 2_000

function usedSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Asks for a page again and again on connections that stay open, as a plain client of sockets, until it is told to stop. */
function flood(url: string, path: string) {
  const { hostname, port } = new URL(url)
  const request = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept-Encoding: br\r\n\r\n`
  let answers = 0
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(request))
    let left = -1
    let head = ''
    socket.on('data', (bytes: Buffer) => {
      let rest = bytes
      if (left < 0) {
        head += bytes.toString('latin1')
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
        rest = Buffer.from(head.slice(end + 4), 'latin1')
        head = ''
      }
      left -= rest.length
      if (left > 0) return
      left = -1
      answers += 1
      socket.write(request)
    })
    socket.on('error', () => {})
    return socket
  })
  return { answers: () => answers, stop: () => destroyAll(sockets) }
}

function destroyAll(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy()
}

/** What a request costs the server while it has as many as it can answer, and how much memory it then has. */
export async function serve({ url, pid }: Target, path: string): Promise<Sample> {
  const asking = flood(url, path)
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  await wait(warmUpMs)
  const before = { answers: asking.answers(), used: usedSeconds(pid), at: performance.now() }
  await wait(measuredMs)
  const answers = asking.answers() - before.answers
  const used = usedSeconds(pid) - before.used
  const seconds = (performance.now() - before.at) / 1_000
  asking.stop()
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
  return {
    'processor a request, µs': (used / answers) * 1e6,
    'requests a second': answers / seconds,
    'memory under load, MB': memory,
  }
}
