import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:https'
import { delimiter, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { newFolder } from './site-process.ts'

const kept = resolve('.cache/proxies')

/** A proxy of `deploy/`: one that is there, or the package of the system, unpacked and not installed. */
export function findProxy(name: 'caddy' | 'nginx'): string | undefined {
  const found = lookFor(name)
  if (found) return found
  mkdirSync(kept, { recursive: true })
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { cwd: kept, stdio: 'ignore', timeout: 120_000 }).status === 0
  if (!run('apt-get', 'download', name) && !(run('apt-get', 'update', '-qq') && run('apt-get', 'download', name)))
    return undefined
  for (const file of readdirSync(kept).filter((each) => each.endsWith('.deb'))) run('dpkg-deb', '-x', file, '.')
  return lookFor(name)
}

function lookFor(name: string): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
    join(kept, 'usr/bin'),
    join(kept, 'usr/sbin'),
  ]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** A sentence for each proxy that is missing. */
export function proxyGaps(): readonly string[] {
  const missing = (['caddy', 'nginx'] as const).filter((name) => !findProxy(name))
  return missing.map((name) => `${name} was not found, nor could its package be fetched: nothing was tried behind it.`)
}

/** nginx as `deploy/nginx.conf` sets it, before processes on these ports; certificate and ports below 1024 are the operator's. */
export async function startNginx(program: string, upstreams: readonly number[]) {
  const home = newFolder()
  const port = await freePort()
  const servers = upstreams.map((upstream) => `server 127.0.0.1:${upstream} max_fails=1 fail_timeout=2s;`)
  const [toHttps] = (await readFile('deploy/nginx.conf', 'utf8')).split('# A page leads on to HTTPS.')
  const site = (toHttps ?? '')
    .replace(/^\s*(?:ssl_|listen \[).*$/gm, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*server 127.*;$/m, servers.join('\n'))
    .replace(/^\s*server 127\.0\.0\.1:3002.*$/m, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  )
  const owner = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(home, 'nginx.conf')
  await writeFile(
    file,
    `${owner} daemon off; pid ${home}/pid; events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  )
  const proxy = spawn(program, ['-e', 'stderr', '-c', file, '-p', home], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const deadline = performance.now() + 30_000
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (proxy.exitCode !== null || performance.now() > deadline) throw new Error('nginx did not start.')
    await wait(50)
  }
  // The workers of the proxy end with it.
  return { url, ca: undefined, stop: () => void proxy.kill('SIGTERM') }
}

export type ProxyAtWork = Pick<Awaited<ReturnType<typeof startProxy>>, 'url'> & { readonly ca: Buffer | undefined }

const siteName = 'localhost'

/** The proxy as `deploy/Caddyfile` sets it, before processes on these ports, with a certificate of an authority of its own. */
export async function startProxy(
  program: string,
  upstreams: readonly number[],
  { desks, port }: { readonly desks?: readonly number[]; readonly port?: number } = {},
) {
  const home = newFolder()
  // At its start Caddy sweeps empty folders away, also one that it is about to write a certificate into, and then waits a minute.
  for (const name of [siteName, `desk.${siteName}`]) {
    const certificates = join(home, 'caddy/certificates/local', name)
    mkdirSync(certificates, { recursive: true })
    writeFileSync(join(certificates, 'kept'), '')
  }
  const [http, https] = [await freePort(), port ?? (await freePort())]
  const before = (ports: readonly number[]) => ports.map((port) => `127.0.0.1:${port}`).join(' ')
  const proxy = spawn(program, ['run', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'], {
    env: {
      ...process.env,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      SITE_NAME: siteName,
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
  const url = `https://${siteName}:${https}`
  const deadline = performance.now() + 30_000
  while (!existsSync(authority) || (await answerOf(`${url}/readyz`, readFileSync(authority))) !== 200) {
    if (proxy.exitCode !== null || performance.now() > deadline) throw new Error(`The proxy did not start: ${said}`)
    await wait(50)
  }
  return {
    url,
    plainUrl: `http://${siteName}:${http}`,
    /** The authority that verifies its certificate. */
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
