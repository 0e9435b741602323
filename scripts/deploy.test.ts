import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings, settingNames } from '#app/settings.ts'
import { newFolder } from '#tests/setup/site-process.ts'

const read = (file: string) => readFileSync(join('deploy', file), 'utf8')
const units = readdirSync('deploy').filter((name) => /\.(?:service|timer)$/.test(name))
/** How the site is started by hand, as `npm start` does it. */
const flags = read('../scripts/main.mjs').match(/--[a-z-]+=\d+/g) ?? []
/** Settings of the job of the timers, and of the programs beside the site, are known as well. */
const known = [...settingNames, 'BACKUP_DIR', 'BACKUPS_KEPT', 'NODE_ENV', 'SETTINGS_FILE']

interface Service {
  readonly networks: readonly string[]
  readonly volumes?: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}
const compose = parse(read('compose.yaml'), { merge: true })
const services: Readonly<Record<string, Service>> = compose.services

test('SITE-130: the containers are a proxy, two processes of the site, a backup and a PostgreSQL that only they reach', () => {
  expect(Object.keys(services)).toEqual(['proxy', 'web1', 'web2', 'backup', 'postgres'])
  for (const name of ['web1', 'web2', 'backup'])
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], networks: ['inside', 'outbound'] })
  expect(services.postgres?.networks).toEqual(['inside'])
  for (const service of Object.values(services)) {
    for (const network of service.networks) expect(compose.networks).toHaveProperty(network)
    const named = service.volumes?.flatMap((volume) => /^[^.:][^:]*/.exec(volume) ?? []) ?? []
    for (const name of named) expect(compose.volumes).toHaveProperty(name)
  }
})

test.each(['web1', 'web2', 'backup'])(
  'SITE-130: the container %s has settings that the site understands, and trusts the proxy in their network',
  (name) => {
    const { environment = {} } = services[name] ?? {}
    for (const setting of Object.keys(environment)) expect(known).toContain(setting)
    const filled = Object.entries(environment).map(([key, value]) => [
      key,
      value
        .replace(/\$\{SITE_NAME[^}]*\}/, 'www.example.com')
        .replace(/\$\{DESK_NAME:\+([^}]*)\$DESK_NAME\}/, '$1desk.example.com')
        .replace(/\$\{\w+:-(\w*)\}/, '$1')
        .replace(/\$\{[^}]+\}/, 'secret'),
    ])
    const settings = readSettings(Object.fromEntries(filled))
    expect(settings.siteUrl).toBe('https://www.example.com')
    expect(settings.desk).toMatchObject({ url: 'https://desk.example.com', port: 3001 })
    const { subnet } = compose.networks.inside.ipam.config[0]
    expect(settings.trustedProxies.check(subnet.replace(/0\/24$/, '7'))).toBe(true)
  },
)

test('SITE-130: the containers run as a user without rights, with Node as process 1, and say whether they are well', () => {
  expect(services.proxy?.environment).toMatchObject({
    UPSTREAMS: 'web1:3000 web2:3000',
    DESK_UPSTREAMS: 'web1:3001 web2:3001',
  })
  const last = read('Dockerfile').split('\nFROM ').at(-1) ?? ''
  const instructions = new Map([...last.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, name = '', rest = '']) => [name, rest]))
  expect(instructions.get('USER')).toBe('node')
  expect(JSON.parse(instructions.get('CMD') ?? '')).toEqual(['node', ...flags, 'dist/current/server/main.js'])
  expect(instructions.get('HEALTHCHECK')).toContain('/healthz')
  // What fails without the database would take every page away with it.
  expect(read('Caddyfile')).toMatch(/^\s*health_uri \/healthz$/m)
  for (const [, name] of last.matchAll(/(?<=^ENV .*)(\w+)=/gm)) expect([...known, 'MALLOC_ARENA_MAX']).toContain(name)
})

test('SITE-130: an image can be held by its digest, and the command that names digests knows each of them', () => {
  const files = read('compose.yaml') + read('Dockerfile')
  const bases = [...files.matchAll(/(\w+)_IMAGE(?:=|:-)([a-z]+:[\w-]+)/g)].map(([, name, image]) => `${name}=${image}`)
  expect(new Set(bases).size).toBe(3)
  for (const base of bases) expect(read('pin-images')).toContain(` ${base}`)
  expect(files).not.toMatch(/^(?:FROM|\s*image:) (?!\$|switchback$)/m)
})

test.each(['.gitignore', '.dockerignore'])('SITE-130: %s keeps files of settings and their secrets out', (ignored) => {
  const folder = newFolder()
  const git = (...args: readonly string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  git('init')
  // Both are written in the same language.
  writeFileSync(join(folder, '.gitignore'), readFileSync(ignored))
  const files = ['.env', '.env.production', 'deploy/.env', '.env.example', 'deploy/settings.env']
  expect(
    git('check-ignore', ...files)
      .stdout.trim()
      .split('\n'),
  ).toEqual(files.slice(0, 3))
})

test('SITE-130: the units hold settings that the site understands, and start it as npm does', () => {
  const settings = Object.keys(parseEnv(read('settings.env').replace(/^#(?=[A-Z_]+=)/gm, '')))
  expect(settings.length).toBeGreaterThan(3)
  for (const name of settings) expect(settingNames).toContain(name)
  expect(read('switchback@.service')).toContain(`node ${flags.join(' ')} dist/current/server/main.js`)
})

test.each(units.filter((name) => name.endsWith('.timer')))(
  'SITE-130: %s starts a unit that is there, with a job that the operator has',
  (timer) => {
    const [, unit = '', job = ''] = /^Unit=([\w-]+@)(\w+)\.service$/m.exec(read(timer)) ?? []
    expect(units).toContain(`${unit}.service`)
    expect(read('operator-job')).toMatch(new RegExp(`^${job}\\)`, 'm'))
    expect(spawnSync('sh', ['-n', 'deploy/operator-job']).status).toBe(0)
  },
)

test('SITE-130: a unit that was installed under the name of before still starts its job', () => {
  const { status, stderr } = spawnSync('sh', ['deploy/desk-job', 'a job that is none'], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([2, 'Say status or backup.\n'])
})

test('SITE-130: nginx takes its files, where nginx is', () => {
  const folder = newFolder()
  // Certificates, and ports below 1024, are the operator's.
  const withoutTls = (read('nginx.conf') + read('nginx.desk.conf')).replace(/443 ssl http2;|80;/g, '61443;')
  const site = withoutTls.replace(/^\s*ssl_certificate.*$/gm, '')
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'all.conf'),
    `pid ${folder}/pid; events {} http { access_log off; ${folders.join(' ')} ${site} }`,
  )
  const { error, status, stderr } = spawnSync(
    'nginx',
    ['-t', '-e', 'stderr', '-c', join(folder, 'all.conf'), '-p', folder],
    {
      encoding: 'utf8',
    },
  )
  if (error) expect((error as NodeJS.ErrnoException).code).toBe('ENOENT')
  else expect([status, stderr]).toEqual([0, expect.stringContaining('syntax is ok')])
})

test('SITE-130: the units pass the verification of systemd, where that is', () => {
  const folder = newFolder()
  for (const unit of units) {
    const here = read(unit).replaceAll('/opt/switchback', process.cwd()).replace('/usr/bin/logger', '/bin/sh')
    writeFileSync(join(folder, unit.replace('@.', '@backup.')), here)
  }
  const files = units.map((name) => join(folder, name.replace('@.', '@backup.')))
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' })
  if (error) expect((error as NodeJS.ErrnoException).code).toBe('ENOENT')
  else expect([status, stderr]).toEqual([0, ''])
})
