import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { startSite } from '#tests/setup/site-process.ts'

const ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const smallHeap = ['--max-semi-space-size=2', '--max-old-space-size=128']

const residentMegabytes = (pid = 0) =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024

/** Asks so many times, a few at once. */
async function flood(times: number, ask: (index: number) => Promise<Response>): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>()
  let next = 0
  const sender = async () => {
    for (let index = next++; index < times; index = next++) {
      const response = await ask(index)
      await response.arrayBuffer()
      statuses.add(response.status)
    }
  }
  await Promise.all(Array.from({ length: 16 }, sender))
  return statuses
}

test('SITE-27: made-up carts and queries as long as a request may be leave the memory as it was', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-memory-'))
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const { url, child, end } = await startSite({
    env: { DATA_DIR: dataDir, NODE_OPTIONS: smallHeap.join(' ') },
  })
  ends.push(() => end('SIGKILL'))
  const unknownCarts = (times: number) => flood(times, (index) => fetch(`${url}/api/vehicles/none-such-${index}`))
  const long = 'a'.repeat(14_000)
  const longQueries = (times: number) =>
    flood(times, (index) => fetch(`${url}/inventory/compare?carts=${index}${long}`, { redirect: 'manual' }))
  await unknownCarts(500)
  await longQueries(500)
  const before = residentMegabytes(child.pid)
  expect(await unknownCarts(6_000)).toEqual(new Set([404]))
  expect(await longQueries(4_000)).toEqual(new Set([200]))
  expect(residentMegabytes(child.pid) - before).toBeLessThan(60)
})

test('CART-132: every page asked for every town leaves the memory within the limit of the cache', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-memory-'))
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const { url, child, end } = await startSite({
    env: { DATA_DIR: dataDir, NODE_OPTIONS: smallHeap.join(' ') },
  })
  ends.push(() => end('SIGKILL'))
  const carts = inventory.map(({ id }) => `/vehicles/${id}`)
  const paths = ['/', '/inventory', '/rentals', '/denago', '/evolution', '/find-a-cart', ...carts]
  const every = (some: typeof towns) => {
    const asked = some.flatMap(({ slug }) => paths.map((path) => `${url}${path}?town=${slug}`))
    return flood(asked.length, (index) => fetch(asked[index] ?? url, { headers: { 'Accept-Encoding': 'br' } }))
  }
  expect(await every(towns.slice(0, 5))).toEqual(new Set([200]))
  const before = residentMegabytes(child.pid)
  expect(await every(towns.slice(5))).toEqual(new Set([200]))
  expect(residentMegabytes(child.pid) - before).toBeLessThan(30)
}, 240_000)
