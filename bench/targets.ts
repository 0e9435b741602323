import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startSite } from '#tests/setup/site-process.ts'

/** What is measured: a server in a process of its own. */
export interface Target {
  readonly name: string
  readonly url: string
  readonly pid: number
  readonly end: () => Promise<void>
}

const dataDirs = new Map<string, string>()

/** The built site of a checkout; a second start finds the data of the first. */
export async function startTarget(name: string, checkout: string): Promise<Target> {
  const dataDir = dataDirs.get(name) ?? mkdtempSync(join(tmpdir(), 'switchback-bench-'))
  dataDirs.set(name, dataDir)
  const { url, child, end } = await startSite({ env: { DATA_DIR: dataDir }, checkout })
  return { name, url, pid: child.pid ?? 0, end: () => end() }
}

/** A build to compare with: a checkout that is there, or a revision, which is built beside this one and kept. */
export function checkoutOf(named: string): string {
  if (existsSync(join(named, 'dist/current'))) return resolve(named)
  const revision = execFileSync('git', ['rev-parse', '--short=12', `${named}^{commit}`], { encoding: 'utf8' }).trim()
  const folder = join(tmpdir(), 'switchback-bench-builds', revision)
  if (!existsSync(join(folder, 'dist/current'))) build(revision, folder)
  return folder
}

function build(revision: string, folder: string): void {
  const run = (command: string, args: readonly string[], cwd: string) => {
    const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} did not succeed`)
  }
  mkdirSync(folder, { recursive: true })
  run('sh', ['-c', `git archive ${revision} | tar x -C '${folder}'`], '.')
  const [lock, otherLock] = ['.', folder].map((each) => readFileSync(join(each, 'package-lock.json'), 'utf8'))
  if (lock === otherLock) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else run('npm', ['ci', '--no-audit', '--no-fund'], folder)
  if (existsSync('dist/pictures')) cpSync('dist/pictures', join(folder, 'dist/pictures'), { recursive: true })
  run('npm', ['run', 'build'], folder)
}
