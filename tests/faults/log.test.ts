import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { boundable, boundFiles } from '#tests/setup/full-disk.ts'
import { newSite } from '#tests/setup/new-site.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const env = { LOG_LEVEL: 'info', LOG_REQUESTS: 'on' }

async function ask(url: string, times: number): Promise<void> {
  for (let asked = 0; asked < times; asked += 50)
    for (const response of await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/robots.txt`)))) {
      await response.arrayBuffer()
      expect(response.status).toBe(200)
    }
}

test.each([
  ['a full device', openSync('/dev/full', 'w')],
  ['a reader that reads no more', 'pipe'],
] as const)('SITE-58: with its output on %s, the site serves and ends when told to', async (_, output) => {
  const { url, child, end } = await newSite({ env, output })
  await ask(url, 1_500)
  expect((await fetch(`${url}/contact`)).status).toBe(200)
  await end()
  expect(child.exitCode).toBe(0)
})

test('SITE-58: lines wait while the disk is full; with room again they are whole', async () => {
  const file = join(newFolder(), 'site.log')
  const { url, pid } = await newSite({ env, output: openSync(file, 'a'), through: boundable })
  await ask(url, 50)
  boundFiles(pid, 4_096)
  await ask(url, 500)
  boundFiles(pid, 'unlimited')
  const lines = () => readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const asked = async () => {
    await ask(url, 50)
    return lines().filter((line) => line.includes('robots.txt')).length
  }
  await expect.poll(asked, { timeout: 20_000, interval: 500 }).toBeGreaterThan(600)
  for (const line of lines().filter((one) => one.startsWith('{'))) expect(JSON.parse(line)).toHaveProperty('msg')
})
