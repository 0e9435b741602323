import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { proxyGaps } from '#tests/setup/proxy.ts'
import { findChromium } from './chromium.ts'
import { engineGaps, fetchEngines } from './engines.ts'

interface Tally {
  readonly passed: number
  readonly failed: number
}

interface Step extends Tally {
  readonly name: string
  readonly seconds: number
}

/** With `quick`: what needs neither the built site nor a browser nor a database server. */
const quick = process.argv.includes('quick')
const reports = 'test-results'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** With `FULL=1`: campaigns at their whole length, and no browser engine left out. */
const full = process.env.FULL === '1'
const chromium = quick ? '' : findChromium()
if (full && !quick) fetchEngines()
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`]
const testsInNode = suite(
  quick ? 'unit and contract tests' : 'unit, contract, page and fault tests',
  quick ? [...vitest, '--project=unit', '--project=contract'] : vitest,
  () => vitestTally(`${reports}/vitest.json`),
)
// Beside the tests, which wait for disks and processes more often than for a core; one after the other, as these do not.
const linters = async (): Promise<readonly Step[]> => [
  await check('format and lint', ['biome', 'check', '--error-on-warnings', '.']),
  await check('types', ['tsc', '--project', '.']),
  await check('unused code', ['knip', '--no-progress']),
]
const steps = [...(await linters()), await testsInNode]
// The browser measures what moves and when: it has the machine for itself.
if (!quick) {
  steps.push(await suite('browser tests', ['playwright', 'test'], () => playwrightTally(`${reports}/playwright.json`)))
  const gaps = [...engineGaps(), ...proxyGaps()]
  for (const gap of gaps) process.stdout.write(`\n${gap}\n`)
  if (full && gaps.length > 0) steps.push({ name: 'engines demanded', seconds: 0, passed: 0, failed: gaps.length })
}

process.stdout.write('\n')
for (const { name, passed, failed, seconds } of steps) {
  process.stdout.write(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)\n`,
  )
}
const total = { passed: sum(steps.map((step) => step.passed)), failed: sum(steps.map((step) => step.failed)) }
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)

/** A step that only says yes or no counts as one. */
async function check(name: string, command: readonly string[]): Promise<Step> {
  const { ok, seconds } = await run(name, command, 'when done')
  return { name, seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** A step that counts for itself; one that ends badly without a failed test has failed all the same. */
async function suite(name: string, command: readonly string[], tally: () => Tally): Promise<Step> {
  const { ok, seconds } = await run(name, command, 'at once')
  const { passed, failed } = tally()
  return { name, seconds, passed, failed: ok || failed > 0 ? failed : 1 }
}

/** Of steps that run side by side only one may say at once what it has to say. */
async function run(
  name: string,
  [command = '', ...args]: readonly string[],
  shown: 'at once' | 'when done',
): Promise<{ ok: boolean; seconds: number }> {
  const start = performance.now()
  const output = shown === 'at once' ? 'inherit' : 'pipe'
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) },
    shell: process.platform === 'win32',
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece))
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  if (shown === 'when done') process.stdout.write(`\n── ${name}\n${Buffer.concat(said)}\n`)
  return { ok, seconds: (performance.now() - start) / 1000 }
}

function vitestTally(file: string): Tally {
  const report = read(file) as { numPassedTests?: number; numFailedTests?: number }
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }
}

function playwrightTally(file: string): Tally {
  const { stats } = read(file) as { stats?: { expected: number; flaky: number; unexpected: number } }
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
}

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
