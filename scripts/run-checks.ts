import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from './chromium.ts'

interface Tally {
  readonly passed: number
  readonly failed: number
}

interface Step extends Tally {
  readonly name: string
  readonly seconds: number
}

const reports = 'test-results'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const chromium = findChromium()
const steps = [
  check('format and lint', ['biome', 'check', '--error-on-warnings', '.']),
  check('types', ['tsc', '--project', '.']),
  check('unused code', ['knip', '--no-progress']),
  suite(
    'unit, contract and page tests',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`],
    () => vitestTally(`${reports}/vitest.json`),
  ),
  suite('browser tests', ['playwright', 'test'], () => playwrightTally(`${reports}/playwright.json`)),
]

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
function check(name: string, command: readonly string[]): Step {
  const { ok, seconds } = run(name, command)
  return { name, seconds, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** A step that counts for itself; one that ends badly without a failed test has failed all the same. */
function suite(name: string, command: readonly string[], tally: () => Tally): Step {
  const { ok, seconds } = run(name, command)
  const { passed, failed } = tally()
  return { name, seconds, passed, failed: ok || failed > 0 ? failed : 1 }
}

function run(name: string, [command = '', ...args]: readonly string[]): { ok: boolean; seconds: number } {
  process.stdout.write(`\n── ${name}\n`)
  const start = performance.now()
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: chromium },
    shell: process.platform === 'win32',
  })
  return { ok: status === 0, seconds: (performance.now() - start) / 1000 }
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
