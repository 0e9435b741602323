import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

interface Slow {
  readonly child: ChildProcess
  readonly origin: string
  readonly said: (word: string) => Promise<void>
}

async function slowServer(): Promise<Slow> {
  const child = spawn('node', ['tests/setup/slow-server.ts'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout?.on('data', (data) => {
    output += data
  })
  const said = async (word: string) => {
    while (!output.includes(word)) await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await said('port ')
  return { child, origin: `http://127.0.0.1:${output.match(/port (\d+)/)?.[1]}`, said }
}

test('SITE-38: SIGTERM lets a request in flight finish, then closes the database and ends well', async () => {
  const { child, origin, said } = await slowServer()
  const answer = fetch(origin).then((response) => response.text())
  await said('asked')
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await answer).toBe('finished')
  expect(await ended).toEqual([0, null])
  await said('closed')
  await expect(fetch(origin)).rejects.toThrow()
})

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'SITE-38: %s: what comes within the next two seconds is answered, on connections that are used no more',
  async (signal) => {
    const { child, origin, said } = await slowServer()
    const ended = once(child, 'exit')
    child.kill(signal)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const late = await fetch(origin)
    expect(late.headers.get('connection')).toBe('close')
    expect(await late.text()).toBe('finished')
    expect(await ended).toEqual([0, null])
    await said('closed')
  },
)

test('SITE-38: a request that never ends does not keep the process', async () => {
  const { child, origin, said } = await slowServer()
  const cut = fetch(`${origin}/never`).catch(() => 'cut off')
  await said('asked')
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(await cut).toBe('cut off')
})
