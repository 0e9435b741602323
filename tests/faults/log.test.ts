import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startSite } from '#tests/setup/site-process.ts'
import { smallDisk } from '#tests/setup/small-disk.ts'

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function start(output: number | 'pipe', through: readonly string[] = []) {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-log-'))
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const site = await startSite({ env: { DATA_DIR: dataDir, LOG_LEVEL: 'info', LOG_REQUESTS: 'on' }, output, through })
  ends.push(() => site.end('SIGKILL'))
  return site
}

async function ask(url: string, times: number): Promise<void> {
  for (let asked = 0; asked < times; asked += 50)
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await fetch(`${url}/robots.txt`)
        await response.arrayBuffer()
        expect(response.status).toBe(200)
      }),
    )
}

const openFile = (file: string, flags: string) => {
  const descriptor = openSync(file, flags)
  ends.push(() => closeSync(descriptor))
  return descriptor
}

test('SITE-58: started with its output on a full device, the site serves and ends when told to', async () => {
  const { url, child } = await start(openFile('/dev/full', 'w'))
  await ask(url, 100)
  expect((await fetch(`${url}/contact`)).status).toBe(200)
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
})

test('SITE-58: a reader of the log that reads no more holds up nothing', async () => {
  const { url, child } = await start('pipe')
  await ask(url, 3_000)
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
})

test('SITE-58: lines wait while the disk is full; with room again they are whole', async () => {
  const disk = smallDisk()
  ends.push(disk.remove)
  const file = join(disk.directory, 'site.log')
  const { url, child } = await start(openFile(file, 'a'), disk.through)
  const pid = child.pid ?? 0
  await ask(url, 50)
  disk.fill(pid)
  await ask(url, 500)
  disk.makeRoom(pid)
  const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1)
  await expect
    .poll(
      async () => {
        await ask(url, 50)
        return lines().filter((line) => line.includes('robots.txt')).length
      },
      { timeout: 20_000, interval: 500 },
    )
    .toBeGreaterThan(600)
  for (const line of lines().filter((one) => one.startsWith('{'))) expect(JSON.parse(line)).toHaveProperty('msg')
})
