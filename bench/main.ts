/**
 * One run, interleaved: this site, its own answers from a plain server of Node (the floor), and a build before, each sample of
 * one beside the same sample of the others. `npm run bench -- [--only=load,key,typing,click,server,cold,growth,script] [--rounds=5]
 * [--before=REVISION|CHECKOUT|none] [--calm=0.3]`. The answer is Markdown: medians, the ratio to the build before and to the
 * floor, and how much other processes used meanwhile.
 */
import { spawnSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { budgets, comparedWith } from '#tests/budgets.ts'
import { launchOptions } from '#tests/setup/launch-options.ts'
import { median } from './median.ts'
import { waitForCalm, watchNoise } from './noise.ts'
import { click, firstKey, load, type Sample, typing } from './parts/browser.ts'
import { serve } from './parts/server.ts'
import { checkoutOf, floorUnder, siteOf, type Target } from './targets.ts'

const pages = ['/', '/inventory', '/jim-thorpe-borough-golf-carts', '/contact', '/eco-impact']
const calmPatienceMs = 20_000
const mostRepeats = 2
// What V8 has compiled is written by then (app/start.ts).
const compiledMs = 4_000

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'load,key,typing,click,server,cold' },
    rounds: { type: 'string', default: '5' },
    before: { type: 'string', default: comparedWith },
    calm: { type: 'string', default: '0.3' },
  },
})
const parts = options.only.split(',')
const rounds = Number(options.rounds)
const calm = Number(options.calm)

/** Row by row, what each target took, sample by sample. */
const rows = new Map<string, Map<string, number[]>>()
const noises: number[] = []
let disturbed = 0

function note(target: string, label: string, sample: Sample): void {
  for (const [name, value] of Object.entries(sample)) {
    const row = `${label}${name}`
    const cells = rows.get(row) ?? new Map<string, number[]>()
    rows.set(row, cells)
    cells.set(target, [...(cells.get(target) ?? []), value])
  }
}

/** A sample that others disturbed is taken again; one that stays disturbed counts, and is told of. */
async function sampled(target: string, label: string, take: () => Promise<Sample>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    await waitForCalm(calm, calmPatienceMs)
    const noise = watchNoise()
    const sample = await take()
    const others = noise()
    if (others > calm && attempt < mostRepeats) continue
    if (others > calm) disturbed += 1
    noises.push(others)
    note(target, label, sample)
    return
  }
}

async function measureServed(targets: readonly Target[], browser: Browser): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`round ${round + 1} of ${rounds} …\n`)
    for (const path of parts.includes('load') ? pages : [])
      for (const { name, url } of targets) await sampled(name, `${path} `, () => load(browser, url, path))
    for (const { name, url } of targets) {
      // What the floor sends is script of the site, which hydrates and answers as the site's does.
      if (parts.includes('key')) await sampled(name, '', () => firstKey(browser, url))
      if (parts.includes('typing')) await sampled(name, '', () => typing(browser, url))
      if (parts.includes('click')) await sampled(name, '', () => click(browser, url))
    }
    for (const path of parts.includes('server') ? pages.slice(0, 3) : [])
      for (const target of targets) await sampled(target.name, `${path} `, () => serve(target, path))
  }
}

async function measureColdStarts(starts: Readonly<Record<string, () => Promise<Target>>>): Promise<void> {
  // The first start of each fills its database and compiles its script, which is another figure.
  for (const start of Object.values(starts)) {
    const target = await start()
    await new Promise((resolve) => setTimeout(resolve, compiledMs))
    await target.end()
  }
  for (let round = 0; round < rounds; round += 1)
    for (const [name, start] of Object.entries(starts))
      await sampled(name, '', async () => {
        const before = performance.now()
        const target = await start()
        await (await fetch(target.url)).arrayBuffer()
        const ms = performance.now() - before
        await target.end()
        return { 'cold start to the first page, ms': ms }
      })
}

function table(names: readonly string[]): string {
  const cell = (value = Number.NaN) =>
    Number.isNaN(value) ? '' : value < 10 ? value.toFixed(2) : String(Math.round(value))
  const others = names.slice(1)
  const lines = [...rows].map(([row, cells]) => {
    const medians = names.map((name) => median(cells.get(name) ?? []))
    const ratios = others.map((_, index) => cell((medians[0] ?? Number.NaN) / (medians[index + 1] ?? Number.NaN)))
    return `| ${row} | ${medians.map(cell).join(' | ')} | ${ratios.join(' | ')} |`
  })
  const head = [...names, ...others.map((name) => `of ${name}`)]
  return [`| | ${head.join(' | ')} |`, `| --- |${head.map(() => ' ---: |').join('')}`, ...lines].join('\n')
}

const program = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/run.ts', ...args], { stdio: ['ignore', 'inherit', 'inherit'] })

const starts: Record<string, () => Promise<Target>> = { site: siteOf('site', '.') }
const served = parts.some((part) => ['load', 'key', 'typing', 'click', 'server', 'cold'].includes(part))
if (served && options.before !== 'none') starts.before = siteOf('before', checkoutOf(options.before))
if (served) {
  const site = await siteOf('site', '.')()
  const floor = await floorUnder(site.url)()
  const before = await starts.before?.()
  const targets = [site, floor, ...(before ? [before] : [])]
  const browser = await chromium.launch(launchOptions)
  try {
    await measureServed(targets, browser)
  } finally {
    await browser.close()
    for (const target of targets.toReversed()) await target.end()
  }
  if (parts.includes('cold')) await measureColdStarts(starts)
  const [model = 'unknown'] = cpus().map((cpu) => cpu.model)
  process.stdout.write(
    [
      '',
      `${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}; medians of ${rounds}, slow 4G, CPU slowed 4 times.`,
      `Other processes used ${median(noises).toFixed(2)} cores (median), ${Math.max(...noises).toFixed(2)} at most; ${disturbed} of ${noises.length} samples stayed disturbed (above ${calm}).`,
      '',
      table(targets.map(({ name }) => name)),
      '',
      `Budgets: ${JSON.stringify({ start: budgets.start, overFloor: budgets.overFloor, manyCarts: budgets.manyCarts })}`,
      '',
    ].join('\n'),
  )
}
if (parts.includes('growth')) program('bench/growth.ts', '--plot', 'docs/growth.svg')
if (parts.includes('script')) spawnSync(process.execPath, ['bench/script-table.ts'], { stdio: 'inherit' })
process.exit()
