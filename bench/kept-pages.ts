/**
 * What a kept page costs beside a plain Node server that sends the very same bytes and headers: microseconds of CPU a
 * request, requests a second, 99th percentile and memory, in turns in one run. Of many short turns the best quarter
 * counts: whatever else runs on the machine only ever makes them worse. Build first; then
 * `node bench/kept-pages.ts [--log] [--json] [CHECKOUT …]`: each built checkout with a floor of its own. `--log` writes the
 * log (to nowhere), as in earnest.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startSite } from '#tests/setup/site-process.ts'
import { type Load, load } from './http/load.ts'
import { cpuSeconds, residentMegabytes } from './http/process-use.ts'

const page = '/jim-thorpe-borough-golf-carts'
const encoding = 'gzip, deflate, br'
const rounds = 15
const asked = { connections: 64, seconds: 0.7, headers: { 'Accept-Encoding': encoding } }
const goals = { ratio: 1.2, p99Ms: 2, megabytes: 120 }

interface Target {
  readonly name: string
  readonly url: string
  readonly pid: number
}

interface Sample extends Load {
  readonly cpuMicroseconds: number
  readonly megabytes: number
}

async function sample({ url, pid }: Target): Promise<Sample> {
  const before = cpuSeconds(pid)
  const measured = await load({ url: url + page, ...asked })
  const cpuMicroseconds = ((cpuSeconds(pid) - before) / measured.requests) * 1e6
  return { ...measured, cpuMicroseconds, megabytes: residentMegabytes(pid) }
}

/** What a quarter of the turns did not stay below. */
function quarter(measured: readonly Sample[], figure: keyof Sample, best: 'least' | 'most' = 'least'): number {
  const sorted = measured.map((one) => one[figure]).toSorted((a, b) => (best === 'least' ? a - b : b - a))
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { log: { type: 'boolean' }, json: { type: 'boolean' } },
})
const checkouts = positionals.length > 0 ? positionals : ['.']
const targets: Target[] = []
const ends: (() => unknown)[] = []
for (const checkout of checkouts) {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-kept-'))
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: values.log ? 'info' : 'silent',
    NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=256',
  }
  const { url, child, end } = await startSite({ env, checkout: resolve(checkout) })
  ends.push(end, () => rmSync(dataDir, { recursive: true, force: true }))
  await load({ url: url + page, ...asked, seconds: 2 })
  targets.push({ name: checkout, url, pid: child.pid ?? 0 })
}
const floor = fork(new URL('./http/floor.ts', import.meta.url), [`${targets[0]?.url}${page}`, encoding])
const [port] = await once(floor, 'message')
ends.push(() => floor.kill())
targets.push({ name: 'plain Node', url: `http://127.0.0.1:${port}`, pid: floor.pid ?? 0 })

const samples = new Map<string, Sample[]>(targets.map(({ name }) => [name, []]))
for (let round = 0; round <= rounds; round += 1)
  for (const target of targets) {
    const measured = await sample(target)
    // The first round warms up.
    if (round > 0) samples.get(target.name)?.push(measured)
  }
for (const end of ends) await end()

const rows = [...samples].map(([name, measured]) => ({
  name,
  cpuMicroseconds: quarter(measured, 'cpuMicroseconds'),
  perSecond: quarter(measured, 'perSecond', 'most'),
  p50Ms: quarter(measured, 'p50Ms'),
  p99Ms: quarter(measured, 'p99Ms'),
  megabytes: Math.max(...measured.map(({ megabytes }) => megabytes)),
}))
const floorCost = rows.at(-1)?.cpuMicroseconds ?? Number.NaN
const withRatio = rows.map((row) => ({ ...row, ratio: row.cpuMicroseconds / floorCost }))
if (values.json) process.stdout.write(`${JSON.stringify(withRatio)}\n`)
else {
  process.stdout.write(`${'64 connections'.padEnd(28)}   CPU µs     of Node   requests/s   p50 ms   p99 ms       MB\n`)
  for (const row of withRatio)
    process.stdout.write(
      `${row.name.padEnd(28)}${row.cpuMicroseconds.toFixed(1).padStart(9)}${row.ratio.toFixed(2).padStart(12)}${row.perSecond.toFixed(0).padStart(13)}${row.p50Ms.toFixed(2).padStart(9)}${row.p99Ms.toFixed(2).padStart(9)}${row.megabytes.toFixed(0).padStart(9)}\n`,
    )
  const met = withRatio.slice(0, -1).every(({ ratio }) => ratio <= goals.ratio)
  process.stdout.write(`\n${met ? 'met' : 'MISSED'}: at most ${goals.ratio} of what plain Node takes\n`)
}
process.exit()
