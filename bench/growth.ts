/**
 * What grows with the inventory: 40, 400, 4,000 and 40,000 carts in one run. Build first; then
 * `node scripts/run.ts bench/growth.ts [COUNT …]`. It prints rows of Markdown, and with `--plot FILE` draws them.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { startSite } from '#tests/setup/site-process.ts'
import { csvOfCarts } from './growth-carts.ts'
import { plotOfGrowth } from './growth-plot.ts'
import { median } from './median.ts'

export type Growth = ReadonlyMap<string, readonly number[]>

const rounds = 5
const plotAt = process.argv.indexOf('--plot')
const named = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument))
const counts = named.length > 0 ? named.map(Number) : [40, 400, 4_000, 40_000]

/** Each of another search or page, so that none is kept from before. */
const asked: Readonly<Record<string, (round: number) => string>> = {
  'inventory, a kept page, ms': () => '/inventory',
  'inventory, a page further on, ms': (round) => `/inventory?page=${round + 2}`,
  'inventory, sorted, ms': (round) => `/inventory?sort=price-low&page=${round + 1}`,
  'inventory, by brand and stock, ms': (round) => `/inventory?brand=denago&stock=in&page=${round + 1}`,
  'inventory, a search, ms': (round) => `/inventory?search=${['ranger', 'city', 'porch', 'hill', 'quiet'][round]}`,
  'inventory, nothing matches, ms': (round) => `/inventory?search=zzz${round}&stock=in`,
  'filter call, ms': (round) => `/api/inventory?search=${['nomad', 'rover', 'turf', 'seat', 'lake'][round]}`,
  'list call, ms': () => '/api/vehicles',
  'a cart, ms': () => `/vehicles/${inventory[0]?.id}-0`,
  'home, a kept page, ms': () => '/',
  'sitemap, ms': () => '/sitemap.xml',
  'vehicle feed, ms': () => '/feeds/vehicles.csv',
}

async function timeOf(address: string): Promise<{ ms: number; bytes: number }> {
  const start = performance.now()
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } })
  const bytes = (await answer.arrayBuffer()).byteLength
  return { ms: performance.now() - start, bytes }
}

const kilobytesOfMemory = (pid: number, name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

async function measure(carts: number): Promise<ReadonlyMap<string, number>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-growth-'))
  const env = { DATA_DIR: dataDir }
  const figures = new Map<string, number>()
  // The first start fills a new database, which is not what is measured.
  await (await startSite({ env })).end()
  const file = join(dataDir, 'carts.csv')
  writeFileSync(file, csvOfCarts(carts))
  const before = performance.now()
  await once(
    spawn(process.execPath, ['dist/current/desk/main.js', 'inventory', 'import', file, '--yes'], {
      env: { ...process.env, SETTINGS_FILE: 'none', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
    'exit',
  )
  figures.set('import, s', (performance.now() - before) / 1_000)
  const started = performance.now()
  const { url, child, end } = await startSite({ env })
  figures.set('start, ms', performance.now() - started)
  const { pid = 0 } = child
  figures.set('memory after the start, MB', kilobytesOfMemory(pid, 'VmRSS') / 1_024)
  await timeOf(`${url}/inventory`)
  await timeOf(`${url}/`)
  for (const [name, address] of Object.entries(asked)) {
    const times = []
    for (let round = 0; round < rounds; round += 1) times.push((await timeOf(url + address(round))).ms)
    figures.set(name, median(times))
  }
  // fetch unpacks; what went over the line is what the head says.
  const inventory = await fetch(`${url}/inventory`, { headers: { 'Accept-Encoding': 'br' } })
  figures.set('inventory, KB of HTML sent', Number(inventory.headers.get('content-length')) / 1_024)
  await inventory.arrayBuffer()
  figures.set('memory at most, MB', kilobytesOfMemory(pid, 'VmHWM') / 1_024)
  await end()
  rmSync(dataDir, { recursive: true, force: true })
  return figures
}

const columns: ReadonlyMap<string, number>[] = []
for (const carts of counts) {
  process.stderr.write(`${carts} carts …\n`)
  columns.push(await measure(carts))
}
const names = [...(columns[0]?.keys() ?? [])]
const cell = (value = Number.NaN) => (value < 10 ? value.toFixed(1) : String(Math.round(value)))
const rows = names.map((name) => `| ${name} | ${columns.map((column) => cell(column.get(name))).join(' | ')} |`)
const head = `| | ${counts.map((carts) => `${carts.toLocaleString('en-US')} carts`).join(' | ')} |`
process.stdout.write(`${head}\n|---|${counts.map(() => '---:|').join('')}\n${rows.join('\n')}\n`)
const plotFile = plotAt < 0 ? undefined : process.argv[plotAt + 1]
if (plotFile) {
  const growth: Growth = new Map(names.map((name) => [name, columns.map((column) => column.get(name) ?? Number.NaN)]))
  writeFileSync(plotFile, plotOfGrowth(counts, growth))
}
process.exit()
