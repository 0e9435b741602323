import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
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

test('SITE-33: a client of HTTP/1.0 that names no host learns that the site lives', async () => {
  const { url } = await start()
  expect(await exchange(Number(new URL(url).port), 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK/)
})
