import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from './site-process.ts'

/** The built site over a database of its own, with the desk beside it: for tests in which two processes meet. */
export async function startBuiltSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-site-'))
  const { url, end } = await startSite({ env: { DATA_DIR: dataDir } })
  return {
    url,
    dataDir,
    stop: () => end(),
    /** A command of the desk, in another process on the same data. */
    async desk(...args: readonly string[]) {
      const desk = spawn(process.execPath, ['dist/desk/main.js', ...args], {
        env: { ...process.env, DATA_DIR: dataDir },
      })
      let said = ''
      const hear = (text: unknown) => {
        said += text
      }
      desk.stdout.on('data', hear)
      desk.stderr.on('data', hear)
      const [code] = (await once(desk, 'close')) as [number | null]
      return { code, said }
    },
  }
}
