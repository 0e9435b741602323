import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { startSite } from '#tests/setup/site-process.ts'
import { asks, slowClients } from '#tests/setup/slow-clients.ts'

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function start(env: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-slow-'))
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const site = await startSite({ env: { DATA_DIR: dataDir, ...env } })
  ends.push(() => site.end('SIGKILL'))
  return site
}

test('SITE-56: five hundred slow clients of six kinds are rid of within 20 seconds, and others are served meanwhile', async () => {
  const { url } = await start({ TRUSTED_PROXIES: '', MAX_CONNECTIONS_PER_ADDRESS: '1000' })
  const port = Number(new URL(url).port)
  const sockets = await slowClients(port, 500)
  const open = () => sockets.filter((socket) => !socket.closed)
  expect((await fetch(`${url}/contact`)).status).toBe(200)
  expect(open().length).toBeGreaterThan(0)
  await wait(19_000)
  // A client that does not read learns that the line is closed only by reading on.
  for (const socket of open()) socket.resume()
  await wait(1_000)
  expect(open()).toHaveLength(0)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

test('SITE-56: one address holds only so many connections, and all together only so many', async () => {
  const { url } = await start({ TRUSTED_PROXIES: '', MAX_CONNECTIONS_PER_ADDRESS: '5', MAX_CONNECTIONS: '8' })
  const port = Number(new URL(url).port)
  await wait(100)
  const from = async (localAddress: string, count: number) => {
    const sockets = Array.from({ length: count }, () => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      socket.on('error', () => {})
      ends.push(() => void socket.destroy())
      return socket
    })
    await wait(300)
    return sockets.filter((socket) => !socket.closed).length
  }
  expect(await from('127.0.0.2', 9)).toBe(5)
  expect(await from('127.0.0.3', 9)).toBe(3)
})

test('SITE-56: a connection that sends many requests ahead of their answers is closed', async () => {
  const { url } = await start()
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1' })
  socket.on('error', () => {})
  let answers = ''
  socket.on('data', (bytes) => {
    answers += bytes
  })
  socket.write(asks('GET /api/vehicles HTTP/1.1').repeat(200))
  await once(socket, 'close')
  expect(answers.split('HTTP/1.1 200').length).toBeLessThan(20)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})
