/**
 * What a flood does to everybody else: how long kept pages take while 200 others have to be made at once, what a refused
 * post costs beside a kept page, and how much memory made-up addresses take. Build first; then
 * `node bench/under-floods.ts [--quick] [CHECKOUT …]`: each built checkout in turn, the last one held against the first.
 */
import { mkdtempSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startSite } from '#tests/setup/site-process.ts'
import { cpuSeconds, residentMegabytes } from './http/process-use.ts'
import { quantile, visitorsDuring } from './http/visitors.ts'

const targetMs = 20
const keptPaths = ['/', '/contact', '/about', '/financing']

interface Answer {
  readonly status: number
  readonly ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

function ask(url: string, path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const start = performance.now()
  return new Promise<Answer>((answered, failed) => {
    const asked = request(url + path, { agent, ...options }, (response) => {
      response.resume()
      response.once('end', () => answered({ status: response.statusCode ?? 0, ms: performance.now() - start }))
    })
    asked.once('error', failed)
    asked.end()
  })
}

const brotli = { headers: { 'Accept-Encoding': 'br' } }
async function coldPages(url: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  const views = Array.from({ length: 200 }, (_, index) => `/inventory?search=word-${index}`)
  return [...paths.filter((path) => !keptPaths.includes(path)), ...views].slice(0, 200)
}

async function several(count: number, atOnce: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) await work(index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function cpuOf(pid: number, count: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const before = cpuSeconds(pid)
  await several(count, 16, work)
  return ((cpuSeconds(pid) - before) / count) * 1e6
}

/** What refusals cost, and what is left in memory of addresses that were made up. */
async function otherFloods(url: string, pid: number): Promise<Readonly<Record<string, number>>> {
  await wait(12_000)

  const keptCost = await cpuOf(pid, 4_000, () => ask(url, '/contact', brotli))
  const refusedCost = await cpuOf(pid, 1_000, () =>
    ask(url, '/contact', { method: 'POST', headers: { Origin: 'https://elsewhere.example', 'Accept-Encoding': 'br' } }),
  )
  const before = residentMegabytes(pid)
  await several(20_000, 32, (index) => ask(url, `/api/vehicles/none-such-${index}`))
  const afterCalls = residentMegabytes(pid)
  const long = 'a'.repeat(14_000)
  await several(6_000, 32, (index) => ask(url, `/inventory/compare?carts=${index}${long}`))
  const afterQueries = residentMegabytes(pid)
  await several(3_000, 16, (index) => ask(url, `/inventory?search=word-${index}`, brotli))
  const afterViews = residentMegabytes(pid)
  return {
    'a kept page, µs of CPU': keptCost,
    'a refused post, µs of CPU': refusedCost,
    'memory before the floods, MB': before,
    '… after 20,000 unknown carts, MB': afterCalls,
    '… after 6,000 long queries, MB': afterQueries,
    '… after 3,000 searches, MB': afterViews,
  }
}

async function measure(checkout: string): Promise<Readonly<Record<string, number>>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-floods-'))
  const { url, child, end } = await startSite({ env: { DATA_DIR: dataDir }, checkout })
  const pid = child.pid ?? 0
  const cold = await coldPages(url)
  const kept = keptPaths.map((path) => url + path)
  for (const path of keptPaths) for (let times = 0; times < 200; times += 1) await ask(url, path, brotli)
  await wait(3_000)
  const quiet = await visitorsDuring(kept, () => wait(3_000))
  let made: readonly Answer[] = []
  let floodSeconds = 0
  const flooded = await visitorsDuring(kept, async () => {
    const started = performance.now()
    made = await Promise.all(cold.map((path) => ask(url, path, brotli)))
    floodSeconds = (performance.now() - started) / 1000
  })
  const floods = quick ? {} : await otherFloods(url, pid)
  await end()
  return {
    'kept pages, quiet, p99 ms': quantile(quiet, 0.99),
    'kept pages while 200 are made, p99 ms': quantile(flooded, 0.99),
    'the 200: seconds': floodSeconds,
    'the 200: median ms': quantile(
      made.map(({ ms }) => ms),
      0.5,
    ),
    'the 200: answered by 503': made.filter(({ status }) => status === 503).length,
    ...floods,
  }
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { quick: { type: 'boolean' } } })
const quick = values.quick === true
const checkouts = positionals.length > 0 ? positionals : ['.']
const columns = []
for (const checkout of checkouts) columns.push(await measure(resolve(checkout)))
const [first] = columns
const last = columns.at(-1)
if (first && last) {
  for (const name of Object.keys(first)) {
    const figures = columns.map((column) => (column[name] ?? Number.NaN).toFixed(1).padStart(9)).join('')
    const ratio =
      columns.length > 1
        ? `  ${((last[name] ?? Number.NaN) / (first[name] ?? Number.NaN)).toFixed(2)} of the first`
        : ''
    process.stdout.write(`${name.padEnd(42)}${figures}${ratio}\n`)
  }
  const worst = last['kept pages while 200 are made, p99 ms'] ?? Number.NaN
  process.stdout.write(`\n${worst <= targetMs ? 'met' : 'MISSED'}: kept pages within ${targetMs} ms\n`)
}
process.exit()
