// Runs on whatever Node came with npm, before anything is installed: plain JavaScript, nothing but the platform.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { basename, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseEnv } from 'node:util'
import { step } from './progress.mjs'

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const buildInputs = [
  'app',
  'kernel',
  'kit',
  'subjects',
  'public',
  'studio/masters',
  'scripts/page-styles',
  'scripts/pictures',
  'scripts/inline-script.ts',
  'scripts/precompress.ts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]
const lowestNode = 20
const windows = process.platform === 'win32'

export function demandNode() {
  if (Number(process.versions.node.split('.')[0]) < lowestNode) {
    fail(`This needs Node ${lowestNode} or newer to begin with; found ${process.versions.node}.`)
  }
  process.chdir(root)
}

/** Before a minute goes into a build: another process at this port ends the start. */
export async function demandPort() {
  const file = process.env.SETTINGS_FILE?.trim() || '.env'
  const written = parseEnv && existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const setting = (name, otherwise) => process.env[name]?.trim() || written[name]?.trim() || otherwise
  const [port, host] = [setting('PORT', '3000'), setting('HOST', '127.0.0.1')]
  // What makes no sense the settings themselves say, with the reason.
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return
  const server = createServer()
  const error = await new Promise((done) => {
    server.once('error', done)
    server.listen(Number(port), host, () => server.close(() => done(undefined)))
  })
  if (error?.code === 'EADDRINUSE') fail(`The port ${port} is taken: set PORT to another one.`)
  if (error?.code === 'EACCES') fail(`The port ${port} may not be used by this user: set PORT to one above 1023.`)
}

/** Installs exactly what the lock file names, when that is not what is there. */
export async function install(what = 'with development') {
  if (isInstalled(what)) return
  const npm = windows ? 'npm.cmd' : 'npm'
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const wanted = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
    .filter(([path, { optional }]) => path && !optional)
    .map(([path]) => join(path, 'package.json'))
  await step('Installing what the lock file names', async (tell) => {
    const watch = setInterval(() => tell(wanted.filter(existsSync).length, wanted.length, 'packages'), 500)
    await run(npm, args).finally(() => clearInterval(watch))
  })
}

/** By what npm has written down of its work, whoever called it; packages for other platforms are never there. */
export function isInstalled(what) {
  const written = 'node_modules/.package-lock.json'
  if (!existsSync(written) || !existsSync(lockedNode())) return false
  const { packages: present } = JSON.parse(readFileSync(written, 'utf8'))
  const { packages: wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  return Object.entries(wanted).every(
    ([path, { version, dev, optional }]) =>
      path === '' || optional || (dev && what === 'for running') || present[path]?.version === version,
  )
}

/**
 * The browser's files and the server, built where these very sources have not been built yet, into a folder named by
 * their content. A site that is running keeps the files it runs from, and pages of the build before find theirs. Of the
 * pictures those that visitors see first; the site makes the others while it serves, unless `completePictures` does before.
 *
 * @returns what to start.
 */
export async function buildSite() {
  const folder = await build('site', ['client', 'server'], async (into, tell) => {
    await Promise.all([
      vite('build', '--outDir', `${into}/client`),
      vite('build', '--ssr', 'app/start.ts', '--outDir', `${into}/server`),
      makePictures(`${into}/pictures`, tell, 'first'),
    ])
    // Vite clears the folder that it writes to, so they come into it afterwards.
    for (const name of readdirSync(`${into}/pictures/media`)) {
      mkdirSync(`${into}/client/media`, { recursive: true })
      renameSync(`${into}/pictures/media/${name}`, `${into}/client/media/${name}`)
    }
  })
  makeCurrent(folder)
  return `dist/${folder}/server/main.js`
}

/** Makes every picture of the present build: for whoever carries it elsewhere, and for the tests. */
export async function completePictures() {
  await step('Making the pictures', (tell) => makePictures('dist/current/client', tell))
}

/** The dealer's desk, beside the site of the same sources. */
export async function buildDesk() {
  const folder = await build('desk', ['desk'], (into) =>
    vite('build', '--ssr', 'app/desk.ts', '--outDir', `${into}/desk`),
  )
  return `dist/${folder}/desk/main.js`
}

async function build(name, parts, make) {
  const folder = digest(buildInputs.flatMap(files))
  const isBuilt = () => parts.every((part) => existsSync(join('dist', folder, part)))
  if (isBuilt()) {
    await install('for running')
    return folder
  }
  await install()
  const making = join('dist', `.making-${process.pid}`)
  await step(`Building the ${name}`, (tell) => make(making, tell))
  mkdirSync(join('dist', folder), { recursive: true })
  // Whole or not at all. Where another start has been quicker, its files are these.
  for (const part of parts)
    if (!existsSync(join('dist', folder, part))) place(join(making, part), join('dist', folder, part))
  rmSync(making, { recursive: true, force: true })
  if (!isBuilt()) fail(`The build of the ${name} is not whole: start again.`)
  return folder
}

function place(made, wanted) {
  try {
    renameSync(made, wanted)
  } catch (error) {
    if (!existsSync(wanted)) throw error
  }
}

/** The present build and the one before stay; `dist/current` leads to the present one. */
export function makeCurrent(folder) {
  const current = linked('current')
  if (current !== folder) {
    if (current && existsSync(join('dist', current))) link('previous', current)
    link('current', folder)
  }
  const kept = ['current', 'previous', folder, linked('previous')]
  const isAtWork = (name) => name.startsWith('.making-') && isRunning(Number(name.slice('.making-'.length)))
  for (const name of readdirSync('dist'))
    if (!kept.includes(name) && !isAtWork(name)) rmSync(join('dist', name), { recursive: true, force: true })
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function linked(name) {
  try {
    return basename(readlinkSync(join('dist', name)))
  } catch {
    return undefined
  }
}

function link(name, folder) {
  const path = join('dist', name)
  const fresh = `${path}-${process.pid}`
  symlinkSync(windows ? resolve('dist', folder) : folder, fresh, 'junction')
  if (windows) rmSync(path, { recursive: true, force: true })
  renameSync(fresh, path)
}

/** Node as locked in package.json; npm puts the one for this platform there. */
export function lockedNode() {
  return join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node')
}

/** Becomes a script on the locked Node; where Node cannot (before 22.15), starts it, hands on signals and ends with it. */
export function become(script, ...options) {
  const args = [...options, script, ...process.argv.slice(2)]
  if (process.execve && !windows) {
    // That this is new in Node is nothing to whoever starts the site.
    process.removeAllListeners('warning')
    process.execve(realpathSync(lockedNode()), ['node', ...args], withLockedNode())
  }
  const child = spawn(lockedNode(), args, { stdio: 'inherit', env: withLockedNode(), shell: windows })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function vite(...args) {
  return run(lockedNode(), [join(root, 'node_modules/vite/bin/vite.js'), ...args, '--logLevel', 'warn'])
}

/** `which`: 'first' for those alone that visitors see first. */
function makePictures(target, tell, ...which) {
  return run(lockedNode(), ['scripts/pictures/make.ts', target, ...which], (line) => {
    const [done, of] = line.split(' ').map(Number)
    tell(done, of, 'pictures')
  })
}

/** Ends the start where the command fails. `heard` is given each line of its output, which is shown where nobody hears it. */
async function run(command, args, heard) {
  const child = spawn(command, args, {
    stdio: ['ignore', heard ? 'pipe' : 'inherit', 'inherit'],
    env: withLockedNode(),
    shell: windows,
  })
  if (heard) createInterface({ input: child.stdout }).on('line', heard)
  const [status, error] = await new Promise((done) => {
    child.once('error', (reason) => done([1, reason]))
    child.once('close', (code) => done([code]))
  })
  if (status !== 0) fail(`${[command, ...args].join(' ')} did not succeed${error ? `: ${error.message}` : '.'}`)
}

function withLockedNode() {
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${windows ? ';' : ':'}${process.env.PATH}`,
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

/** By content alone: what was copied, checked out or touched again is the same build. */
function digest(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const content = readFileSync(path)
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 12)
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`)
}

function fail(sentence) {
  say(sentence)
  process.exit(1)
}
