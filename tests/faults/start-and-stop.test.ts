import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freePort } from '#tests/setup/free-port.ts'
import { newSite } from '#tests/setup/new-site.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const settings = { DATA_DIR: newFolder(), LOG_LEVEL: 'silent', SETTINGS_FILE: 'none' }
const env = { ...process.env, NODE_ENV: 'production', ...settings }

test('SITE-111: a port that is taken ends the start with a sentence, before anything is built; what V8 has compiled of the server is kept beside the build', async () => {
  const { port } = await newSite()
  const start = spawn(process.execPath, ['scripts/main.mjs', 'start'], { env: { ...env, PORT: String(port) } })
  const said = text(start.stderr)
  expect(await once(start, 'close')).toEqual([1, null])
  expect(await said).toBe(`The port ${port} is taken: set PORT to another one.\n`)
  const folder = 'dist/current/.compiled'
  const compiled = () => (existsSync(folder) ? readdirSync(folder, { recursive: true }) : [])
  await expect.poll(() => compiled().length).toBeGreaterThan(10)
})

test('SITE-42: what the command line says through npm is piped on without a line of npm, and without the name of the database', async () => {
  const { dataDir } = await newSite()
  const said = join(newFolder(), 'said')
  const command = spawn('npm', ['run', '--silent', 'operator', '--', 'status'], {
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['ignore', openSync(said, 'w'), 'ignore'],
  })
  await once(command, 'exit')
  expect(readFileSync(said, 'utf8')).toMatch(/^Version: \S+\nServing: .*\nDisk: /)
}, 120_000)

test('SITE-36: a site for others than this machine does not start without its public origin', () => {
  const { status, stderr } = spawnSync(process.execPath, ['dist/current/server/main.js'], {
    env: { ...env, PORT: '0', HOST: '0.0.0.0' },
  })
  expect(status).toBe(1)
  expect(String(stderr)).toMatch(/^The setting SITE_URL must name the public origin/)
})

test('SITE-38: told to stop, npm start hands that on, and ends when the site has ended', async () => {
  const port = await freePort()
  const npm = spawn('npm', ['start'], { env: { ...env, PORT: String(port) }, stdio: 'ignore' })
  const answers = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => ok, String)
  await expect.poll(answers).toBe(true)
  const gone = once(npm, 'exit')
  npm.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  expect(await answers()).not.toBe(true)
}, 120_000)

/** What comes back for these bytes until the connection is closed. */
async function exchange(port: number, request: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  let answer = ''
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    answer += bytes
  })
  socket.write(request)
  await once(socket, 'close')
  return answer
}

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'SITE-38: %s: requests in flight are answered, and those of the next two seconds; then the process ends',
  async (signal) => {
    const { url, port, child } = await newSite()
    await (await fetch(`${url}/contact`)).text()
    const sent = Array.from({ length: 20 }, () => exchange(port, 'GET /contact HTTP/1.1\r\nHost: x\r\n\r\n'))
    const late = wait(50).then(() => exchange(port, 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n'))
    const gone = once(child, 'exit')
    await wait(10)
    child.kill(signal)
    for (const answer of await Promise.all(sent)) expect(answer.slice(0, 15)).toBe('HTTP/1.1 200 OK')
    expect(await late).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close/i)
    expect(await gone).toEqual([0, null])
  },
)

test('SITE-38: a request that never ends does not keep the process', async () => {
  const { port, child } = await newSite()
  const type = 'Content-Type: application/x-www-form-urlencoded'
  const cut = exchange(port, `POST /contact HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 9\r\n\r\nx`)
  const gone = once(child, 'exit')
  await wait(500)
  child.kill('SIGTERM')
  expect(await gone).toEqual([1, null])
  expect(await cut).toBe('')
})

test('SITE-33: a client of HTTP/1.0 that names no host learns that the site lives', async () => {
  const { port } = await newSite()
  expect(await exchange(port, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK/)
})
