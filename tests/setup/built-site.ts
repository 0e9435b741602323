import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The built site as a process of its own over a database of its own, for tests in which two processes meet. */
export async function startBuiltSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'switchback-site-'))
  const port = await freePort()
  const environment = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, ['dist/server/main.js'], { env: environment })
  const kill = () => void server.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  server.stderr.on('data', (text) => {
    output += text
  })
  const url = `http://127.0.0.1:${port}`
  for (const deadline = performance.now() + 30_000; ; await wait(30)) {
    if (server.exitCode !== null || performance.now() > deadline) throw new Error(`The site did not start: ${output}`)
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
  }
  return {
    url,
    dataDir,
    /** A command of the desk, in another process on the same data. */
    async desk(...args: readonly string[]) {
      const desk = spawn(process.execPath, ['server/desk/main.ts', ...args], { env: environment })
      let said = ''
      desk.stdout.on('data', (text) => {
        said += text
      })
      desk.stderr.on('data', (text) => {
        said += text
      })
      const [code] = (await once(desk, 'close')) as [number | null]
      return { code, said }
    },
    async stop() {
      process.off('exit', kill)
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
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
