import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runDesk } from './desk-process.ts'
import { startSite } from './site-process.ts'

interface BuiltSiteOptions {
  readonly dataDir?: string
  readonly env?: Readonly<Record<string, string>>
}

/** The built site over a database of its own, with the desk beside it: for tests in which two processes meet. */
export async function startBuiltSite({ dataDir = newFolder(), env = {} }: BuiltSiteOptions = {}) {
  const { url, end } = await startSite({ env: { DATA_DIR: dataDir, ...env } })
  return { url, dataDir, stop: end, desk: (...args: readonly string[]) => deskIn({ DATA_DIR: dataDir }, ...args) }
}

/** A command of the desk, in another process with these settings. */
export async function deskIn(env: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const { code, out, err } = await runDesk(args, { env })
  return { code, said: err + out }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'switchback-site-'))
