import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '#tests/setup/site-process.ts'

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function start(): Promise<SiteProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-restart-'))
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const site = await startSite({ env: { DATA_DIR: dataDir } })
  ends.push(() => site.end('SIGKILL'))
  return site
}

async function exchange(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  let answer = ''
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  await once(socket, 'close')
  return answer
}

test('SITE-38: requests that were sent when the process is told to stop are answered', async () => {
  const { url, child } = await start()
  await (await fetch(`${url}/contact`)).text()
  const port = Number(new URL(url).port)
  const sent = Array.from({ length: 20 }, () => exchange(port, 'GET /contact HTTP/1.1\r\nHost: x\r\n\r\n'))
  const late = wait(50).then(() => exchange(port, 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n'))
  await wait(10)
  child.kill('SIGTERM')
  for (const answer of await Promise.all(sent)) expect(answer.slice(0, 15)).toBe('HTTP/1.1 200 OK')
  expect(await late).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close/i)
})

/** Spreads requests as a proxy does: over connections that stay open, among those who say that they are ready, and never twice. */
function spread(sites: readonly { site: SiteProcess; ready: boolean }[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const counts = { answered: 0, failed: 0 }
  let over = false
  const status = (url: string) =>
    new Promise<number>((resolve) => {
      const asked = get(url, { agent }, (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      })
      asked.once('error', () => resolve(0))
    })
  const watch = async () => {
    while (!over) {
      for (const entry of sites) entry.ready = (await status(`${entry.site.url}/readyz`)) === 200
      await wait(200)
    }
  }
  const visitor = async (first: number) => {
    for (let index = first; !over; index += 1) {
      const ready = sites.filter((entry) => entry.ready)
      const chosen = ready[index % ready.length]
      if (chosen && (await status(`${chosen.site.url}/contact`)) === 200) counts.answered += 1
      else counts.failed += 1
    }
  }
  const done = Promise.all([watch(), ...Array.from({ length: 12 }, (_, index) => visitor(index))])
  return async () => {
    over = true
    await done
    agent.destroy()
    return counts
  }
}

test('SITE-38: while two processes are restarted one after the other, no request fails', async () => {
  const [first, second] = await Promise.all([start(), start()])
  const sites = [
    { site: first, ready: true },
    { site: second, ready: true },
  ]
  const stop = spread(sites)
  for (const entry of sites) {
    await wait(500)
    await entry.site.end('SIGTERM')
    entry.site = await start()
  }
  await wait(500)
  const { answered, failed } = await stop()
  expect(failed).toBe(0)
  expect(answered).toBeGreaterThan(500)
})

test('SITE-33: a client of HTTP/1.0 that names no host learns that the site lives', async () => {
  const { url } = await start()
  expect(await exchange(Number(new URL(url).port), 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK/)
})
