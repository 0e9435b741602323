// `npm test` and, with `quick`, `npm run check`: what needs neither the built site nor a browser nor a database server.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { proxyGaps } from '#tests/setup/proxy.ts'
import { engineGaps, fetchEngines, findChromium } from './browsers.ts'

interface Tally {
  readonly passed: number
  readonly failed: number
}

interface Step extends Tally {
  readonly name: string
  readonly seconds: number
}

const quick = process.argv.includes('quick')
const reports = 'test-results'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** With `FULL=1`: campaigns at their whole length, and no browser engine left out. */
const full = process.env.FULL === '1' && !quick
const env = { ...process.env, ...(!quick && { CHROMIUM_PATH: findChromium() }) }
if (full) fetchEngines()
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`]
const testsInNode = quick
  ? suite('unit and contract tests', [...vitest, '--project=unit', '--project=contract'], vitestTally)
  : suite('unit, contract, page and fault tests', vitest, vitestTally)
// One after the other beside the tests, which wait for disks and processes more often than for a core.
const steps = [
  await check('format and lint', 'biome', 'check', '--error-on-warnings', '.'),
  await check('types', 'tsc', '--project', '.'),
  await check('unused code', 'knip', '--no-progress'),
  await check('order of the house', 'node', 'scripts/house.ts'),
  await check('requirements', 'node', 'scripts/requirements.ts', '--quiet'),
  await testsInNode,
]
// The browser measures what moves: it has the machine for itself.
if (!quick) {
  steps.push(await suite('browser tests', ['playwright', 'test'], playwrightTally))
  const gaps = [...engineGaps(), ...proxyGaps()]
  for (const gap of gaps) process.stdout.write(`\n${gap}\n`)
  if (full && gaps.length > 0) steps.push({ name: 'engines demanded', seconds: 0, passed: 0, failed: gaps.length })
}

process.stdout.write('\n')
for (const { name, passed, failed, seconds } of steps)
  process.stdout.write(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)\n`)
const total = (kind: keyof Tally) => steps.reduce((sum, step) => sum + step[kind], 0)
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`)
process.exit(total('failed') === 0 ? 0 : 1)

/** A step that only says yes or no counts as one. It speaks when it is done: the tests speak meanwhile. */
async function check(name: string, ...command: readonly string[]): Promise<Step> {
  const { ok, seconds, output } = await run(command, 'pipe')
  process.stdout.write(`\n── ${name}\n${output}\n`)
  return { name, seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** A step that counts for itself; one that ends badly without a failed test has failed all the same. */
async function suite(name: string, command: readonly string[], tally: () => Tally): Promise<Step> {
  const { ok, seconds } = await run(command, 'inherit')
  const { passed, failed } = tally()
  return { name, seconds, passed, failed: ok || failed > 0 ? failed : 1 }
}

async function run([command = '', ...args]: readonly string[], output: 'inherit' | 'pipe') {
  const start = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', output, output], env, shell: process.platform === 'win32' })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece))
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  return { ok, seconds: (performance.now() - start) / 1000, output: Buffer.concat(said).toString() }
}

function vitestTally(): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = report<{ numPassedTests: number; numFailedTests: number }>(
    'vitest',
  )
  return { passed: numPassedTests, failed: numFailedTests }
}

function playwrightTally(): Tally {
  const { stats } = report<{ stats: { expected: number; flaky: number; unexpected: number } }>('playwright')
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
}

function report<Report>(name: string): Partial<Report> {
  const file = `${reports}/${name}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {}
}
