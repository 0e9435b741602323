import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'

async function slowServer() {
  const child = spawn('node', ['tests/setup/slow-server.ts'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  const said = (word: string) => expect.poll(() => output, { timeout: 20_000 }).toContain(word)
  await said('port ')
  return { child, ended: once(child, 'exit'), origin: `http://127.0.0.1:${output.match(/port (\d+)/)?.[1]}`, said }
}

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'SITE-38: %s: requests in flight and those of the next two seconds are answered, then the database is closed',
  async (signal) => {
    const { child, ended, origin, said } = await slowServer()
    const inFlight = fetch(origin).then((response) => response.text())
    await said('asked')
    child.kill(signal)
    await wait(500)
    const late = await fetch(origin)
    expect(late.headers.get('connection')).toBe('close')
    expect([await inFlight, await late.text()]).toEqual(['finished', 'finished'])
    expect(await ended).toEqual([0, null])
    await said('closed')
  },
)

test('SITE-38: a request that never ends does not keep the process', async () => {
  const { child, ended, origin, said } = await slowServer()
  const cut = fetch(`${origin}/never`).catch(() => 'cut off')
  await said('asked')
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(await cut).toBe('cut off')
})
