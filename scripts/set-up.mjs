// Runs on the Node that came with npm, before anything is installed: plain JavaScript, nothing but the platform.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
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

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
/** What a build is made of: a change of its text is another build. */
const sources = ['app', 'kernel', 'kit', 'subjects', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json']
/** For these megabytes size and date stand for the content, so that no command of the operator has to read them. */
const media = ['public', 'studio/masters']
const lowestNode = 20
const written = 'node_modules/.package-lock.json'
const windows = process.platform === 'win32'
/** Node as locked in package.json; npm puts the one for this platform there. */
const lockedNode = join(root, 'node_modules/.bin', windows ? 'node.cmd' : 'node')

export function demandNode() {
  if (Number(process.versions.node.split('.')[0]) < lowestNode)
    fail(`This needs Node ${lowestNode} or newer to begin with; found ${process.versions.node}.`)
  process.chdir(root)
  linkNode()
}

/** npm before 11 takes this link away with the packages for other platforms, which bring one of the same name. */
export function linkNode() {
  const path = 'node_modules/.bin/node'
  if (windows || existsSync(path) || !existsSync('node_modules/.bin')) return
  const name = readdirSync('node_modules').find((folder) => /^node-(?:bin-)?(?:linux|darwin)-/.test(folder))
  if (name) symlinkSync(`../${name}/bin/node`, path)
}

/** Ends the start where another process has this port, before a minute goes into a build. */
export async function demandPort() {
  const file = process.env.SETTINGS_FILE?.trim() || '.env'
  const written = parseEnv && existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const setting = (name, otherwise) => process.env[name]?.trim() || written[name]?.trim() || otherwise
  const [port, host] = [setting('PORT', '3000'), setting('HOST', '127.0.0.1')]
  // Reading the settings refuses such a port, with the reason.
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return
  const server = createServer()
  const error = await new Promise((done) => {
    server.once('error', done)
    server.listen(Number(port), host, () => server.close(() => done(undefined)))
  })
  if (error?.code === 'EADDRINUSE') fail(`The port ${port} is taken: set PORT to another one.`)
  if (error?.code === 'EACCES') fail(`The port ${port} may not be used by this user: set PORT to one above 1023.`)
}

const atTerminal = process.stderr.isTTY && process.env.TERM !== 'dumb'

/**
 * Says what is being done, how far it is and how long it took: at a terminal in one line that is written anew, elsewhere in
 * lines, of which a long work adds one every ten seconds. `work` is given `tell(done, of, what)`.
 */
export async function step(name, work) {
  const begun = performance.now()
  let count = ''
  const seconds = () => `${Math.round((performance.now() - begun) / 1000)} s`
  const write = (line, end = '\n') => process.stderr.write(atTerminal ? `\r\x1b[2K${line}${end}` : `${line}\n`)
  const say = () => write(`${name} … ${count}${seconds()}`, '')
  if (!atTerminal) write(`${name} …`)
  const timer = setInterval(say, atTerminal ? 100 : 10_000)
  try {
    const result = await work((done, of, what) => {
      count = `${what} ${done} of ${of}, `
    })
    write(`${name}: done in ${seconds()}`)
    return result
  } finally {
    clearInterval(timer)
  }
}

/** Installs exactly what the lock file names, when that is not what is there. */
export async function install(what = 'with development') {
  if (isInstalled(what)) return
  if (isPruned())
    fail(
      'Nothing is installed or built here by itself, since what builds was taken away (npm prune). To build: npm ci && npm run build && npm prune --omit=dev',
    )
  const wanted = Object.entries(packagesOf('package-lock.json'))
    .filter(([path, { optional }]) => path && !optional)
    .map(([path]) => join(path, 'package.json'))
  await step('Installing what the lock file names', async (tell) => {
    const watch = setInterval(() => tell(wanted.filter(existsSync).length, wanted.length, 'packages'), 500)
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    await run(windows ? 'npm.cmd' : 'npm', args).finally(() => clearInterval(watch))
    linkNode()
  })
}

/** Whether the packages are there, by npm's own record of them; packages for other platforms never are. */
export function isInstalled(what) {
  if (!existsSync(written) || !existsSync(lockedNode)) return false
  const present = packagesOf(written)
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, dev, optional }]) =>
      path === '' || optional || (dev && what === 'for running') || present[path]?.version === version,
  )
}

/** Whether npm has left out, or removed, the packages that only a build needs. */
function isPruned() {
  if (!existsSync(written)) return false
  const present = packagesOf(written)
  return !Object.entries(packagesOf('package-lock.json')).some(
    ([path, { dev, optional }]) => dev && !optional && present[path],
  )
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Builds the browser's files, the server and the command line where these very sources have not been built yet, into a folder named
 * by them. A site that is running keeps the files it runs from, and pages of the build before find theirs. An installation
 * that serves runs what `dist/current` names, and not the sources beside it.
 */
export async function build() {
  if (isPruned() && existsSync('dist/current')) return
  const folder = digest()
  const built = join('dist', folder)
  if (existsSync(built)) {
    await install('for running')
  } else {
    await install()
    const making = join('dist', `.making-${process.pid}`)
    await step('Building the site', () =>
      Promise.all([vite('--outDir', `${making}/client`), vite('--ssr', '--outDir', making)]),
    )
    // A build is there whole or not at all. Where another start has been quicker, its files are these.
    if (existsSync(built)) rmSync(making, { recursive: true })
    else renameSync(making, built)
  }
  makeCurrent(folder)
}

/** Makes every file of our own pictures: a site carried elsewhere then makes none for its first visitors. */
export async function makePictures() {
  await step('Making the pictures', (tell) =>
    run(lockedNode, ['scripts/make-pictures.ts', 'dist/pictures'], (line) => {
      const [done, of] = line.split(' ').map(Number)
      tell(done, of, 'pictures')
    }),
  )
}

/** The present build and the one before stay; `dist/current` leads to the present one. */
export function makeCurrent(folder) {
  const current = linked('current')
  if (current !== folder) {
    if (current && existsSync(join('dist', current))) link('previous', current)
    link('current', folder)
  }
  const kept = ['pictures', 'current', 'previous', folder, linked('previous')]
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

/** Becomes a script on the locked Node; where Node cannot (before 22.15), starts it, hands on signals and ends with it. */
export function become(script, ...options) {
  const args = [...options, script, ...process.argv.slice(3)]
  // Else each thread that compresses keeps memory of its own: 28 MB together.
  const env = { MALLOC_ARENA_MAX: '1', ...withLockedNode() }
  if (process.execve && !windows) {
    // Node warns that this is new in it.
    process.removeAllListeners('warning')
    process.execve(realpathSync(lockedNode), ['node', ...args], env)
  }
  const child = spawn(lockedNode, args, { stdio: 'inherit', env, shell: windows })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Packages that one command needs, and that every installation would carry for it. */
export function installBeside(folder, packages) {
  if (existsSync(join('node_modules', folder))) return
  const args = ['install', '--no-save', '--no-audit', '--no-fund', ...packages]
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', args, { stdio: 'inherit', shell: windows })
  if (status !== 0) process.exit(status ?? 1)
}

function vite(...args) {
  return run(lockedNode, [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...args, '--logLevel', 'warn'])
}

/** Ends the start where the command fails. `heard` is given each line of its output, which is shown without it. */
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
  const path = `${join(root, 'node_modules/.bin')}${windows ? ';' : ':'}${process.env.PATH}`
  return { ...process.env, PATH: path }
}

function digest() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\n`).update(readFileSync(file))
  for (const file of media.flatMap(filesIn)) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 12)
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:test|spec|contract)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
