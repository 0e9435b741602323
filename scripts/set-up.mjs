// Runs on whatever Node came with npm, before anything is installed: plain JavaScript, nothing but the platform.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
// The stamp of an installation goes with what was installed; those of builds stay when `npm ci` clears node_modules.
const stamps = {
  install: join(root, 'node_modules/.installed'),
  site: join(root, '.cache/built-site'),
  desk: join(root, '.cache/built-desk'),
}
const buildInputs = [
  'site',
  'content',
  'server',
  'desk',
  'public',
  'studio/masters',
  'scripts/page-styles',
  'scripts/pictures',
  'scripts/precompress.ts',
  'vite.config.ts',
  'package-lock.json',
]
const lowestNode = 20

export function demandNode() {
  if (Number(process.versions.node.split('.')[0]) < lowestNode) {
    fail(`This needs Node ${lowestNode} or newer to begin with; found ${process.versions.node}.`)
  }
  process.chdir(root)
}

/** Installs exactly what the lock file names, when that is not what is there. */
export function install() {
  const wanted = digest(readFileSync('package-lock.json'), process.platform, process.arch)
  if (stampOf('install') === wanted && existsSync(lockedNode())) return
  say('Installing what the lock file names …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  run(npm, ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  stamp('install', wanted)
}

/** Builds the browser's files and the server. */
export function buildSite() {
  build('site', 'dist/server/main.js', () => {
    vite('build')
    vite('build', '--ssr', 'server/main.ts')
  })
}

/** Builds the dealer's desk, into a folder of its own: a site that is running keeps the files it runs from. */
export function buildDesk() {
  build('desk', 'dist/desk/main.js', () => vite('build', '--ssr', 'desk/main.ts', '--outDir', 'dist/desk'))
}

/** Builds when a source is not the one that the result was built from. */
function build(name, result, run) {
  const sources = digest(
    ...buildInputs.flatMap(files).map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`),
  )
  if (stampOf(name) === sources && existsSync(result)) return
  say(`Building the ${name} …`)
  run()
  stamp(name, sources)
}

/** Node as locked in package.json; npm puts the one for this platform there. */
export function lockedNode() {
  return join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
}

/** Starts a script on the locked Node and ends with it; signals reach it. */
export function become(script, ...options) {
  const child = spawn(lockedNode(), [...options, script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: withLockedNode(),
    shell: process.platform === 'win32',
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function vite(...args) {
  run(lockedNode(), [join(root, 'node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'warn'])
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: withLockedNode(),
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail(`${[command, ...args].join(' ')} did not succeed${error ? `: ${error.message}` : '.'}`)
}

function withLockedNode() {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  }
}

function files(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true })
    .map((name) => join(path, String(name)))
    .filter((name) => statSync(name).isFile() && !/\.test\.tsx?$/.test(name))
    .sort()
}

function digest(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\n')
  return hash.digest('hex')
}

function stampOf(name) {
  return existsSync(stamps[name]) ? readFileSync(stamps[name], 'utf8') : ''
}

function stamp(name, value) {
  mkdirSync(dirname(stamps[name]), { recursive: true })
  writeFileSync(stamps[name], value)
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

function fail(sentence) {
  say(sentence)
  process.exit(1)
}
