/**
 * How long everybody else waits while the inventory holds 40,000 carts: kept pages while the desk imports them, and while
 * one client asks for searches, feeds and the sitemap. Build first; then `node bench/long-inventory.ts [CHECKOUT …]`: each
 * built checkout in turn, the last one held against the first.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSite } from '#tests/setup/site-process.ts'
import { quantile, visitorsDuring } from './http/visitors.ts'

const carts = 40_000
const targetMs = 100
const heavy = ['/inventory?search=ranger', '/feeds/vehicles.csv', '/feeds/new-arrivals.xml', '/sitemap.xml']

async function timeOf(address: string): Promise<number> {
  const start = performance.now()
  await (await fetch(address, { headers: { 'Accept-Encoding': 'br' } })).arrayBuffer()
  return performance.now() - start
}

function csvOf(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `long-${index},Ranger ${index},Denago,A cart for long ways and short ones number ${index},${8_000 + (index % 9_000)},Lifted,new,4`,
  )
  return ['id,name,brand,description,price,category,condition,seats', ...rows, ''].join('\n')
}

async function measure(checkout: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-long-'))
  const { url, end } = await startSite({ env: { DATA_DIR: dataDir }, checkout })
  await timeOf(`${url}/contact`)
  await wait(2_000)
  const quiet = await visitorsDuring([`${url}/contact`], () => wait(3_000))
  const file = join(dataDir, 'carts.csv')
  writeFileSync(file, csvOf(carts))
  const importing = await visitorsDuring([`${url}/contact`], () =>
    once(
      spawn(process.execPath, ['dist/current/desk/main.js', 'inventory', 'import', file], {
        cwd: checkout,
        env: { ...process.env, SETTINGS_FILE: 'none', DATA_DIR: dataDir },
        stdio: 'inherit',
      }),
      'exit',
    ),
  )
  const figures: Record<string, number> = {
    'kept pages, quiet, p99 ms': quantile(quiet, 0.99),
    '… during the import, p99 ms': quantile(importing, 0.99),
    '… during the import, worst ms': quantile(importing, 1),
  }
  await timeOf(`${url}/contact`)
  for (const path of heavy) {
    const times: number[] = []
    const others = await visitorsDuring([`${url}/contact`], async () => {
      for (let round = 0; round < 3; round += 1)
        times.push(await timeOf(url + path.replace('ranger', `ranger ${round}`)))
    })
    figures[`${path.replace(/\?.*/, '?search')}, ms`] = quantile(times, 0.5)
    figures['… others meanwhile, worst ms'.padEnd(29 + heavy.indexOf(path))] = quantile(others, 1)
  }
  await end()
  return figures
}

const checkouts = process.argv.length > 2 ? process.argv.slice(2) : ['.']
const columns: Record<string, number>[] = []
for (const checkout of checkouts) columns.push(await measure(resolve(checkout)))
const [first = {}] = columns
const last = columns.at(-1) ?? {}
for (const [name, before] of Object.entries(first)) {
  const figures = columns.map((column) => (column[name] ?? Number.NaN).toFixed(1).padStart(9)).join('')
  const ratio = columns.length > 1 ? `  ${((last[name] ?? Number.NaN) / before).toFixed(2)} of the first` : ''
  process.stdout.write(`${name.padEnd(40)}${figures}${ratio}\n`)
}
const reached = (last['… during the import, p99 ms'] ?? Number.NaN) <= targetMs
process.stdout.write(`\n${reached ? 'met' : 'MISSED'}: pages within ${targetMs} ms while ${carts} carts are imported\n`)
process.exit()
