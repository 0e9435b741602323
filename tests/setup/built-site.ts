import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from './site-process.ts'

interface BuiltSiteOptions {
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
}

/** The built site over a database of its own, with the desk beside it: for tests in which two processes meet. */
export async function startBuiltSite({ dataDir = newFolder(), env = {} }: BuiltSiteOptions = {}) {
  const { url, end } = await startSite({ env: { DATA_DIR: dataDir, ...env } })
  return { url, dataDir, stop: end, desk: (...args: readonly string[]) => deskOn(dataDir, ...args) }
}

/** A command of the desk, in another process on this data. */
export function deskOn(dataDir: string, ...args: readonly string[]) {
  return deskIn({ DATA_DIR: dataDir }, ...args)
}

/** The same with any settings. */
export async function deskIn(settings: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const desk = spawn(process.execPath, ['dist/current/desk/main.js', ...args], { env: { ...process.env, ...settings } })
  let said = ''
  const hear = (text: unknown) => {
    said += text
  }
  desk.stdout.on('data', hear)
  desk.stderr.on('data', hear)
  const [code] = (await once(desk, 'close')) as [number | null]
  return { code, said }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'switchback-site-'))
