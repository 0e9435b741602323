/**
 * What it costs to make the widths of a dealer's photos while the site is visited: kept pages asked for meanwhile, beside the
 * same pages while nothing is made, in one run; how long a width takes, and in which memory. Build first; then
 * `node scripts/run.ts bench/photo-widths.ts [PHOTOS]`.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { pictureSet, variantPath } from '#subjects/pictures/rules/picture-set.ts'
import { deskOn } from '#tests/setup/built-site.ts'
import { startSite } from '#tests/setup/site-process.ts'
import { quantile, visitorsDuring } from './http/visitors.ts'

const photos = Number(process.argv[2] ?? 4)
const visitorsAtOnce = 4
const folder = mkdtempSync(join(tmpdir(), 'switchback-photo-bench-'))
const dataDir = join(folder, 'data')
const { url, child, end } = await startSite({ env: { DATA_DIR: dataDir } })
const pages = ['/', '/inventory', '/vehicles/ev-nomad'].map((path) => url + path)

/** Twelve megapixels with the grain of a real lens: a scene of ours, enlarged. */
function telephonePhoto(number: number): Promise<Buffer> {
  const noise = {
    create: {
      width: 1008,
      height: 756,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 12 },
    },
  }
  return sharp(noise)
    .resize(4032, 3024)
    .png({ compressionLevel: 0 })
    .toBuffer()
    .then((grain) =>
      sharp('studio/masters/scenes/lake-dock.webp')
        .modulate({ hue: number * 40 })
        .resize(4032, 3024)
        .composite([{ input: grain, blend: 'soft-light' }])
        .jpeg({ quality: 90 })
        .toBuffer(),
    )
}

const megabytes = (pid = 0) =>
  Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024
const pictureProcess = () =>
  Number(spawnSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' }).stdout.trim()) || 0

const figures: Record<string, string> = {}
const note = (name: string, value: number) => {
  figures[name] = value.toFixed(value < 10 ? 2 : 0)
}

async function makeAll(addresses: readonly string[]): Promise<void> {
  const waits: number[] = []
  let standIns = 0
  const next = addresses[Symbol.iterator]()
  const visitor = async () => {
    for (let step = next.next(); !step.done; step = next.next()) {
      const start = performance.now()
      for (;;) {
        const response = await fetch(step.value)
        await response.arrayBuffer()
        if (response.headers.get('cache-control')?.includes('immutable')) break
        standIns += 1
      }
      waits.push(performance.now() - start)
    }
  }
  let made = false
  let [most, mostOfSite] = [0, 0]
  const watch = async () => {
    while (!made) {
      most = Math.max(most, megabytes(pictureProcess()))
      mostOfSite = Math.max(mostOfSite, megabytes(child.pid))
      await wait(200)
    }
  }
  const start = performance.now()
  const watching = watch()
  await Promise.all(Array.from({ length: visitorsAtOnce }, visitor))
  made = true
  note('files made', addresses.length)
  note('one file, mean ms', (performance.now() - start) / addresses.length)
  note(`waited for one of ${visitorsAtOnce}, p50 ms`, quantile(waits, 0.5))
  note('… the longest, ms', Math.max(...waits))
  note('answers that stood in', standIns)
  await watching
  note('memory of the picture process, most MB', most)
  note('memory of the site meanwhile, most MB', mostOfSite)
}

/** How long one answer takes, asked for one after the other. */
async function each(address: (number: number) => string): Promise<number> {
  const times: number[] = []
  for (let number = 0; number < 400; number += 1) {
    const start = performance.now()
    await (await fetch(address(number))).arrayBuffer()
    times.push(performance.now() - start)
  }
  return quantile(times, 0.5)
}

const files: string[] = []
for (let number = 0; number < photos; number += 1) {
  const file = join(folder, `photo-${number}.jpg`)
  writeFileSync(file, await telephonePhoto(number))
  files.push(file)
}
const start = performance.now()
const { code, said } = await deskOn(dataDir, 'inventory', 'photos', 'ev-nomad', ...files)
if (code !== 0) throw new Error(said)
note('brought at the desk, ms each', (performance.now() - start) / photos)
const listed = (await deskOn(dataDir, 'inventory', 'photos', 'ev-nomad')).said
const sizes = [...listed.matchAll(/([\d,]+) KB/g)].map(([, size = '']) => Number(size.replace(',', '')))
note('stored, KB each', sizes.reduce((sum, size) => sum + size, 0) / photos)
const addresses = (listed.match(/\/media\/photos\/\S+/g) ?? []).flatMap((path) => [
  url + path,
  ...(pictureSet(path)?.widths ?? []).flatMap((width) => [
    url + variantPath(path, width, 'avif'),
    url + variantPath(path, width, 'webp'),
  ]),
])

for (const page of pages) await fetch(page)
await wait(3_000)
note('memory of the site before, MB', megabytes(child.pid))
const quiet = await visitorsDuring(pages, () => wait(8_000))
const busy = await visitorsDuring(pages, () => makeAll(addresses))
for (const [name, share] of [
  ['p50', 0.5],
  ['p99', 0.99],
] as const) {
  note(`kept pages, nothing made, ${name} ms`, quantile(quiet, share))
  note(`… while widths are made, ${name} ms`, quantile(busy, share))
  note(`… ratio of ${name}`, quantile(busy, share) / quantile(quiet, share))
}
note('a kept page, ms', await each(() => url))
note('a kept file, ms', await each((number) => addresses[number % addresses.length] ?? ''))
note(
  'a name that no photo has, ms',
  await each((number) => `${url}/media/photos/x-${number.toString(16).padStart(16, '0')}-9x9.jpg`),
)
note('a name that no file has, ms', await each((number) => `${url}/media/photos/x-${number}.jpg`))
process.stdout.write(
  `${Object.entries(figures)
    .map(([name, value]) => `${name.padEnd(44)}${value.padStart(8)}`)
    .join('\n')}\n`,
)
await end()
rmSync(folder, { recursive: true, force: true })
