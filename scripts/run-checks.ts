// `npm test` and, with `quick`, `npm run check`: what needs neither the built site nor a browser nor a database server.
import { spawn } from 'node:child_process'
import { proxyGaps } from '#tests/setup/proxy.ts'
import { engineGaps, fetchEngines, findChromium } from './browsers.ts'

const quick = process.argv.includes('quick')
/** With `FULL=1`: campaigns at their whole length, and no browser engine left out. */
const full = process.env.FULL === '1' && !quick
const env = { ...process.env, ...(!quick && { CHROMIUM_PATH: findChromium() }) }
if (full) fetchEngines()

const testsInNode = quick
  ? run('unit and contract tests', 'inherit', 'vitest', 'run', '--project=unit', '--project=contract')
  : run('unit, contract, page and fault tests', 'inherit', 'vitest', 'run')
// One after the other beside the tests, which wait for disks and processes more often than for a core.
const steps = [
  await run('format and lint', 'pipe', 'biome', 'check', '--error-on-warnings', '.'),
  await run('types', 'pipe', 'tsc', '--project', '.'),
  await run('unused code', 'pipe', 'knip', '--no-progress'),
  await run('order of the house', 'pipe', 'node', 'scripts/house.ts'),
  await run('requirements', 'pipe', 'node', 'scripts/requirements.ts', '--quiet'),
  await testsInNode,
]
// The browser measures what moves: it has the machine for itself.
if (!quick) {
  steps.push(await run('browser tests', 'inherit', 'playwright', 'test'))
  const gaps = [...engineGaps(), ...proxyGaps()]
  for (const gap of gaps) process.stdout.write(`\n${gap}\n`)
  if (full && gaps.length > 0) steps.push({ name: 'engines demanded', ok: false, seconds: 0 })
}

process.stdout.write('\n')
for (const { name, ok, seconds } of steps)
  process.stdout.write(`${ok ? '✓' : '✗'} ${name}: ${ok ? 'passed' : 'failed'} (${seconds.toFixed(0)} s)\n`)
process.exit(steps.every(({ ok }) => ok) ? 0 : 1)

/** A step with `pipe` speaks when it is done: the tests speak meanwhile. */
async function run(name: string, output: 'inherit' | 'pipe', command: string, ...args: readonly string[]) {
  const start = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', output, output], env, shell: process.platform === 'win32' })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => said.push(piece))
  const ok = await new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  if (output === 'pipe') process.stdout.write(`\n── ${name}\n${Buffer.concat(said)}\n`)
  return { name, ok, seconds: (performance.now() - start) / 1000 }
}
