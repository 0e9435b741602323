/**
 * Measures this build beside another one in one run, sample by sample in turn, and prints a table in Markdown: medians, ratios, and
 * how much other processes used meanwhile; with `--write` into docs/performance.md. `checks` is what a developer waits for, once.
 * Beside other sites it is measured by the harness of the peers, which is no part of this project.
 *
 *   npm run bench -- [--only=load,key,server,start,checks] [--rounds=5] [--before=REVISION|CHECKOUT|none] [--calm=0.3] [--write]
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { comparedWith } from '#tests/budgets.ts'
import { launchOptions } from '#tests/setup/launch-options.ts'
import { median, waitForCalm, watchNoise } from './calm.ts'
import { serve } from './load.ts'
import { checkoutOf, startTarget, type Target } from './targets.ts'
import { firstKey, load, type Sample } from './visits.ts'

const pages = ['/', '/inventory', '/jim-thorpe-borough-golf-carts', '/contact', '/eco-impact']
const calmPatienceMs = 20_000
const mostRepeats = 2

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'load,key,server,start' },
    rounds: { type: 'string', default: '5' },
    before: { type: 'string', default: comparedWith },
    calm: { type: 'string', default: '0.3' },
    write: { type: 'boolean', default: false },
  },
})
const parts = options.only.split(',')
const rounds = Number(options.rounds)
const calm = Number(options.calm)

/** Row by row, what each target took, sample by sample. */
const rows = new Map<string, Map<string, number[]>>()
const noises: number[] = []
let disturbed = 0

/** Takes a sample again that other processes disturbed; one that stays disturbed counts, and the table says so. */
async function sampled(target: string, label: string, take: () => Promise<Sample>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    await waitForCalm(calm, calmPatienceMs)
    const noise = watchNoise()
    const sample = await take()
    const others = noise()
    if (others > calm && attempt < mostRepeats) continue
    if (others > calm) disturbed += 1
    noises.push(others)
    keep(target, label, sample)
    return
  }
}

function keep(target: string, label: string, sample: Sample): void {
  for (const [name, value] of Object.entries(sample)) {
    const cells = rows.get(label + name) ?? new Map<string, number[]>()
    rows.set(label + name, cells.set(target, [...(cells.get(target) ?? []), value]))
  }
}

async function measureServed(targets: readonly Target[], browser: Browser): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`round ${round + 1} of ${rounds} …\n`)
    for (const path of parts.includes('load') ? pages : [])
      for (const { name, url } of targets) await sampled(name, `${path} `, () => load(browser, url, path))
    for (const { name, url } of parts.includes('key') ? targets : [])
      await sampled(name, '', () => firstKey(browser, url))
    for (const path of parts.includes('server') ? pages.slice(0, 3) : [])
      for (const target of targets) await sampled(target.name, `${path} `, () => serve(target, path))
  }
}

/** From the start of the process to the whole first page, over a database that is there. */
async function measureStarts(checkouts: Readonly<Record<string, string>>): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    for (const [name, checkout] of Object.entries(checkouts))
      await sampled(name, '', async () => {
        const before = performance.now()
        const target = await startTarget(name, checkout)
        await (await fetch(target.url)).arrayBuffer()
        const ms = performance.now() - before
        await target.end()
        return { 'start to the first page, ms': ms }
      })
}

/** The checks take minutes, and processes of their own use the cores. */
function measureChecks(): void {
  for (const script of ['check', 'test']) {
    const before = performance.now()
    execFileSync('npm', ['run', script], { stdio: ['ignore', 2, 2] })
    keep('site', '', { [`npm run ${script}, s`]: (performance.now() - before) / 1_000 })
  }
}

function table(names: readonly string[]): string {
  const cell = (value = Number.NaN) =>
    Number.isNaN(value) ? '' : value < 10 ? value.toFixed(2) : String(Math.round(value))
  const lines = [...rows].map(([row, cells]) => {
    const [first = Number.NaN, ...others] = names.map((name) => median(cells.get(name) ?? []))
    return `| ${[row, ...[first, ...others].map(cell), ...others.map((other) => cell(first / other))].join(' | ')} |`
  })
  const head = ['', ...names, ...names.slice(1).map((name) => `of ${name}`)]
  return [`| ${head.join(' | ')} |`, `| --- |${' ---: |'.repeat(head.length - 1)}`, ...lines].join('\n')
}

const checkouts: Record<string, string> = { site: '.' }
if (options.before !== 'none') checkouts.before = checkoutOf(options.before)
const targets = await Promise.all(Object.entries(checkouts).map(([name, checkout]) => startTarget(name, checkout)))
const browser = await chromium.launch(launchOptions)
try {
  await measureServed(targets, browser)
} finally {
  await browser.close()
  for (const target of targets) await target.end()
}
if (parts.includes('start')) await measureStarts(checkouts)
if (parts.includes('checks')) measureChecks()
const [model = 'unknown'] = cpus().map((cpu) => cpu.model)
const report = `
${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}; medians of ${rounds}, slow 4G, CPU slowed 4 times. Before: ${options.before}.
Other processes used ${median(noises).toFixed(2)} cores (median), ${Math.max(...noises).toFixed(2)} at most; ${disturbed} of ${noises.length} samples stayed disturbed (above ${calm}).

${table(targets.map(({ name }) => name))}
`
process.stdout.write(report)
if (options.write) {
  const document = 'docs/performance.md'
  const part = /(?<=\n## Beside the build before\n).*?(?=\n## )/s
  writeFileSync(
    document,
    readFileSync(document, 'utf8').replace(part, () => report),
  )
}
process.exit()
