import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:https'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { newFolder } from './site-process.ts'

const kept = resolve('.cache/caddy')

/** The proxy of `deploy/`: one that is there, or the package of the system, unpacked and not installed. */
export function findProxy(): string | undefined {
  const found = lookFor()
  if (found) return found
  mkdirSync(kept, { recursive: true })
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { cwd: kept, stdio: 'ignore', timeout: 120_000 }).status === 0
  if (!run('apt-get', 'download', 'caddy') && !(run('apt-get', 'update', '-qq') && run('apt-get', 'download', 'caddy')))
    return undefined
  for (const file of readdirSync(kept).filter((name) => name.endsWith('.deb'))) run('dpkg-deb', '-x', file, '.')
  return lookFor()
}

function lookFor(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), join(kept, 'usr/bin')]
  return folders.map((folder) => join(folder, 'caddy')).find((path) => existsSync(path))
}

/** A sentence where there is none. */
export function proxyGaps(): readonly string[] {
  return findProxy() ? [] : ['Caddy was not found, nor could its package be fetched: nothing was tried behind a proxy.']
}

export type ProxyAtWork = Awaited<ReturnType<typeof startProxy>>

/** The proxy as `deploy/Caddyfile` sets it, before processes on these ports, with a certificate of an authority of its own. */
export async function startProxy(
  program: string,
  upstreams: readonly number[],
  { desks, port }: { readonly desks?: readonly number[]; readonly port?: number } = {},
) {
  const home = newFolder()
  const [http, https] = [await freePort(), port ?? (await freePort())]
  const before = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`).join(' ')
  const proxy = spawn(program, ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      SITE_NAME: 'localhost',
      UPSTREAMS: before(upstreams),
      ...(desks && { DESK_UPSTREAMS: before(desks) }),
      CADDY_ADMIN: 'off',
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  proxy.stderr.on('data', (text) => {
    said += text
  })
  const authority = join(home, 'caddy/pki/authorities/local/root.crt')
  const url = `https://localhost:${https}`
  const deadline = performance.now() + 30_000
  while (!existsSync(authority) || (await answerOf(`${url}/readyz`, readFileSync(authority))) !== 200) {
    if (proxy.exitCode !== null || performance.now() > deadline) throw new Error(`The proxy did not start: ${said}`)
    await wait(50)
  }
  return {
    url,
    plainUrl: `http://localhost:${http}`,
    /** What its certificate is verified by. */
    ca: readFileSync(authority),
    stop: () => void proxy.kill('SIGKILL'),
  }
}

function answerOf(url: string, ca: Buffer): Promise<number | undefined> {
  return new Promise((settle) => {
    get(url, { ca }, (response) => {
      response.resume()
      settle(response.statusCode)
    }).once('error', () => settle(undefined))
  })
}
