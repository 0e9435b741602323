import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#tests/setup/free-port.ts'
import { startSite } from '#tests/setup/site-process.ts'

/** What is measured: a server in a process of its own. */
export interface Target {
  readonly name: string
  readonly url: string
  readonly pid: number
  readonly end: () => Promise<void>
}

type Start = () => Promise<Target>

const newFolder = () => mkdtempSync(join(tmpdir(), 'switchback-bench-'))

/** The built site of a checkout. Its data lies in one folder, so that a second start is one of a site that was there. */
export function siteOf(name: string, checkout: string): Start {
  const dataDir = newFolder()
  return async () => {
    const { url, child, end } = await startSite({ env: { DATA_DIR: dataDir }, checkout })
    return { name, url, pid: child.pid ?? 0, end: () => end() }
  }
}

/** The site's own answers from a plain server of Node: what the machine, the line and the pages themselves allow. */
export function floorUnder(origin: string): Start {
  return async () => {
    const port = await freePort()
    const child = spawn(process.execPath, ['bench/floor.ts', origin, String(port)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const url = `http://127.0.0.1:${port}`
    while (
      !(await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      ))
    )
      await wait(20)
    return {
      name: 'floor',
      url,
      pid: child.pid ?? 0,
      end: async () => {
        child.kill()
      },
    }
  }
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
  const sameLock = ['package-lock.json'].every(
    (file) => readFileSync(file, 'utf8') === readFileSync(join(folder, file), 'utf8'),
  )
  if (sameLock) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else run('npm', ['ci', '--no-audit', '--no-fund'], folder)
  if (existsSync('.cache/pictures')) cpSync('.cache/pictures', join(folder, '.cache/pictures'), { recursive: true })
  run(process.execPath, ['scripts/build.mjs'], folder)
}
