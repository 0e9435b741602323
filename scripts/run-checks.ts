// `npm test` and, with `quick`, `npm run check`: what needs neither the built site nor a browser nor a database server.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { proxyGaps } from '#tests/setup/proxy.ts'
import { engineGaps, fetchEngines, findChromium } from './browsers.ts'

const quick = process.argv.includes('quick')
/** With `FULL=1`: campaigns at their whole length, and no browser engine left out. */
const full = process.env.FULL === '1' && !quick
const env = { ...process.env, ...(!quick && { CHROMIUM_PATH: findChromium() }) }
if (full) fetchEngines()

// Vitest and Playwright write down what they counted: a report of an earlier run must not pass for one of this run.
rmSync('test-results', { recursive: true, force: true })
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json']
const testsInNode = quick
  ? run('unit and contract tests', 'inherit', ...vitest, '--project=unit', '--project=contract')
  : run('unit, contract, page and fault tests', 'inherit', ...vitest)
// One after the other beside the tests, which wait for disks and processes more often than for a core.
const steps = [
  await run('format and lint', 'pipe', 'biome', 'check', '--error-on-warnings', '.'),
  await run('types', 'pipe', 'tsc', '--project', '.'),
  await run('unused code', 'pipe', 'knip', '--no-progress'),
  await run('order of the house', 'pipe', 'node', 'scripts/house.ts'),
  await run('requirements', 'pipe', 'node', 'scripts/requirements.ts', '--quiet'),
  await testsInNode,
]
// The browser measures what moves, so its tests run alone.
if (!quick) {
  steps.push(await run('browser tests', 'inherit', 'playwright', 'test'))
  const gaps = [...engineGaps(), ...proxyGaps()]
  for (const gap of gaps) process.stdout.write(`\n${gap}\n`)
  if (full && gaps.length > 0) steps.push({ name: 'engines demanded', passed: 0, failed: gaps.length, seconds: 0 })
}

process.stdout.write('\n')
for (const { name, passed, failed, seconds } of steps)
  process.stdout.write(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)\n`)
const total = (kind: 'passed' | 'failed') => steps.reduce((sum, step) => sum + step[kind], 0)
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`)
process.exit(total('failed') === 0 ? 0 : 1)

/** A step with `pipe` prints its output at its end, since the tests print theirs meanwhile. */
async function run(name: string, output: 'inherit' | 'pipe', command = '', ...args: readonly string[]) {
  const start = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', output, output], env, shell: process.platform === 'win32' })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece))
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  if (output === 'pipe') process.stdout.write(`\n── ${name}\n${Buffer.concat(said)}\n`)
  return { name, ...tally(command, ok), seconds: (performance.now() - start) / 1000 }
}

/** What a run of tests counted. A command without a report counts as one, and so does a run that ends badly without a failed test. */
function tally(command: string, ok: boolean) {
  const report = `test-results/${command}.json`
  const counted = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { numPassedTests: Number(ok) }
  const { numPassedTests = 0, numFailedTests = 0, stats = { expected: 0, flaky: 0, unexpected: 0 } } = counted
  const failed = numFailedTests + stats.unexpected
  return { passed: numPassedTests + stats.expected + stats.flaky, failed: ok ? failed : Math.max(failed, 1) }
}
