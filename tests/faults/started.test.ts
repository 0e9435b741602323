import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#tests/setup/free-port.ts'
import { startSite } from '#tests/setup/site-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'switchback-started-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent', SETTINGS_FILE: 'none' }

test('SITE-111: a port that is taken ends the start with a sentence, before anything is built', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const start = spawn(process.execPath, ['scripts/main.mjs', 'start'], { env: { ...env, PORT: String(port) } })
  let said = ''
  start.stderr.on('data', (text) => {
    said += text
  })
  expect(await once(start, 'close')).toEqual([1, null])
  expect(said).toBe(`The port ${port} is taken: set PORT to another one.\n`)
  other.close()
})

test('SITE-38: told to stop, npm start hands that on, and ends when the site has ended', async () => {
  const port = await freePort()
  const npm = spawn('npm', ['start'], { env: { ...env, PORT: String(port) }, stdio: 'ignore' })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const deadline = performance.now() + 60_000; !(await answers()); await wait(50))
    if (npm.exitCode !== null || performance.now() > deadline) throw new Error('The site did not start.')
  const gone = once(npm, 'exit')
  npm.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  expect(await answers()).toBe(false)
}, 120_000)

test('SITE-36: a site for others than this machine does not start without its public origin', () => {
  const { status, stderr } = spawnSync(process.execPath, ['dist/current/server/main.js'], {
    env: { ...env, PORT: '0', HOST: '0.0.0.0' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The setting SITE_URL must name the public origin/)
})

test('SITE-111: what V8 has compiled of the server is kept beside the build', async () => {
  const site = await startSite({ env: { DATA_DIR: dataDir } })
  const compiled = () =>
    existsSync('dist/current/.compiled') ? readdirSync('dist/current/.compiled', { recursive: true }) : []
  await expect.poll(() => compiled().length, { timeout: 15_000 }).toBeGreaterThan(10)
  await site.end()
})
