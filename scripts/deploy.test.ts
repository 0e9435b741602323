import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings, settingNames } from '#app/settings.ts'

const read = (file: string) => readFileSync(join('deploy', file), 'utf8')
const units = readdirSync('deploy').filter((name) => /\.(?:service|timer)$/.test(name))
/** How the site is started by hand, as `npm start` does it. */
const flags = read('../scripts/main.mjs').match(/--max-[\w=-]+/g) ?? []
/** Settings of the job of the timers, and of the programs beside the site. */
const ofOthers = ['BACKUP_DIR', 'BACKUPS_KEPT', 'NODE_ENV', 'SETTINGS_FILE']

interface Service {
  readonly image: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly networks: readonly string[]
  readonly volumes?: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly healthcheck?: object
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, { readonly ipam?: { readonly config: readonly { subnet: string }[] } }>>
  readonly volumes: object
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose
const service = (name: string) => compose.services[name] as Service

describe('SITE-130: the containers', () => {
  test('SITE-130: are a proxy, two processes of the site, a backup and a PostgreSQL that only they reach', () => {
    expect(Object.keys(compose.services)).toEqual(['proxy', 'web1', 'web2', 'backup', 'postgres'])
    for (const name of ['web1', 'web2', 'backup'])
      expect(service(name)).toMatchObject({ read_only: true, cap_drop: ['ALL'], networks: ['inside', 'outbound'] })
    expect(service('postgres').networks).toEqual(['inside'])
    for (const { networks, volumes = [] } of Object.values(compose.services)) {
      for (const network of networks) expect(compose.networks).toHaveProperty(network)
      const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'))
      for (const name of named) expect(compose.volumes).toHaveProperty(name)
    }
  })

  test('SITE-130: have settings that the site understands, and trust the proxy in the network that they share', () => {
    for (const name of ['web1', 'web2', 'backup']) {
      const { environment } = service(name)
      for (const setting of Object.keys(environment)) expect([...settingNames, ...ofOthers]).toContain(setting)
      const filled = Object.entries(environment).map(([key, value]) => [
        key,
        value
          .replace(/\$\{SITE_NAME[^}]*\}/, 'www.example.com')
          .replace(/\$\{\w+:-(\w*)\}/, '$1')
          .replace(/\$\{[^}]+\}/, 'secret'),
      ])
      const settings = readSettings(Object.fromEntries(filled))
      expect(settings.siteUrl).toBe('https://www.example.com')
      const { subnet = '' } = compose.networks.inside?.ipam?.config[0] ?? {}
      expect(settings.trustedProxies.check(subnet.replace(/0\/24$/, '7'))).toBe(true)
    }
    expect(service('proxy').environment).toMatchObject({ UPSTREAMS: 'web1:3000 web2:3000' })
  })

  test('SITE-130: run as a user without rights, with Node as process 1, and say whether they are well', () => {
    const dockerfile = read('Dockerfile')
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    const instructions = new Map(
      [...last.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, name = '', rest = '']) => [name, rest]),
    )
    expect(instructions.get('USER')).toBe('node')
    expect(JSON.parse(instructions.get('CMD') ?? '')).toEqual(['node', ...flags, 'dist/current/server/main.js'])
    expect(instructions.get('HEALTHCHECK')).toContain('/readyz')
    for (const [, line = ''] of last.matchAll(/^ENV (.+)$/gm))
      for (const [name] of line.split(' ').map((pair) => pair.split('=')))
        expect([...settingNames, ...ofOthers]).toContain(name)
  })
})

describe('SITE-130: the units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'switchback-units-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('SITE-130: hold settings that the site understands', () => {
    const settings = parseEnv(read('settings.env').replace(/^#(?=[A-Z_]+=)/gm, ''))
    expect(Object.keys(settings).length).toBeGreaterThan(3)
    for (const name of Object.keys(settings)) expect(settingNames).toContain(name)
    expect(read('switchback@.service')).toContain(`node ${flags.join(' ')} dist/current/server/main.js`)
  })

  test('SITE-130: a timer starts a unit that is there, with a job that the desk has', () => {
    for (const timer of units.filter((name) => name.endsWith('.timer'))) {
      const [, unit = '', job = ''] = /^Unit=([\w-]+@)(\w+)\.service$/m.exec(read(timer)) ?? []
      expect(units).toContain(`${unit}.service`)
      expect(read('desk-job')).toMatch(new RegExp(`^${job}\\)`, 'm'))
    }
    expect(spawnSync('sh', ['-n', 'deploy/desk-job']).status).toBe(0)
  })

  test('SITE-130: pass the verification of systemd, where that is', () => {
    for (const unit of units) {
      const here = read(unit).replaceAll('/opt/switchback', process.cwd()).replace('/usr/bin/logger', '/bin/sh')
      writeFileSync(join(folder, unit), here)
    }
    const instances = ['switchback@3001.service', 'switchback-desk@backup.service', 'switchback-alarm@backup.service']
    for (const name of instances) copyFileSync(join(folder, name.replace(/@\w+/, '@')), join(folder, name))
    const names = [...instances, ...units.filter((name) => name.endsWith('.timer'))]
    const { error, status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', ...names.map((name) => join(folder, name))],
      {
        encoding: 'utf8',
      },
    )
    if (error) expect((error as NodeJS.ErrnoException).code).toBe('ENOENT')
    else expect([status, stderr]).toEqual([0, ''])
  })
})
