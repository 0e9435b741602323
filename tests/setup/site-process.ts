import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export type Settings = Readonly<Record<string, string>>

export interface SiteOptions {
  readonly env?: Settings
  /** The program and options to start it with; left out, plain Node. */
  readonly through?: readonly string[]
  /** The file or pipe for its output; left out, none. */
  readonly output?: number | 'pipe'
  /** The file to run, with its arguments; left out, the built site. */
  readonly program?: readonly string[]
}

export type SiteProcess = Awaited<ReturnType<typeof startSite>>

/** The built site in a process of its own, as in production, with the desk beside it; on a new database unless told otherwise. */
export async function startSite({
  env,
  through = [],
  output,
  program = ['dist/current/server/main.js'],
}: SiteOptions = {}) {
  const settings = { DATA_DIR: newFolder(), PORT: String(await freePort()), ...env }
  const [command = '', ...args] = [...through, process.execPath, ...program]
  const child = spawn(command, args, {
    // The browser tests have a desk on a site of their own.
    env: {
      ...process.env,
      SETTINGS_FILE: 'none',
      DESK_URL: '',
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1',
      ...settings,
    },
    stdio: ['ignore', output ?? 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr?.on('data', (said) => {
    errors += said
  })
  const url = `http://127.0.0.1:${settings.PORT}`
  const deadline = performance.now() + 60_000
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error(`The site did not start: ${errors}`)
    await wait(15)
  }
  return {
    url,
    port: Number(settings.PORT),
    pid: child.pid ?? 0,
    child,
    dataDir: settings.DATA_DIR,
    command: (...words: readonly string[]) => runCommand(words, { env: { ...env, DATA_DIR: settings.DATA_DIR } }),
    /** Ends the process by this signal, and waits until it has ended. */
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}

interface CommandOptions {
  readonly env: Settings
  /** The folder in which the command is called. */
  readonly cwd?: string
}

const commandLineMain = resolve('dist/current/operator/main.js')

/** The built command line in a process of its own, as an operator calls it. */
export async function runCommand(args: readonly string[], { env, cwd = '.' }: CommandOptions) {
  const child = spawn(process.execPath, [commandLineMain, ...args], { cwd, env: { ...process.env, ...env } })
  const texts = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'exit')) as [number]
  const [out, err] = await texts
  return { code, out, err, said: err + out }
}

/** A folder that the run removes at its end. */
export const newFolder = () => mkdtempSync(join(tmpdir(), 'switchback-'))

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )
