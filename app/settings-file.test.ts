import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { readSettings, settingNames } from '#app/settings.ts'
import { withSettingsFile } from '#kernel/settings/environment.ts'
import { newFolder } from '#tests/setup/site-process.ts'

let directory: string
let file: string
const url = 'postgres://u:p@db.example/shop'
beforeEach(() => {
  directory = newFolder()
  file = join(directory, '.env')
  writeFileSync(join(directory, 'secret'), `${url}\n`)
})

const read = (text: string | Buffer, environment: Readonly<Record<string, string>> = {}) => {
  writeFileSync(file, text)
  return withSettingsFile({ SETTINGS_FILE: file, ...environment }, settingNames)
}
const settings = (text: string | Buffer, environment: Readonly<Record<string, string>> = {}) => {
  const { environment: both, faults } = read(text, environment)
  expect(faults).toEqual([])
  return readSettings(both)
}

test('SITE-37: the settings file says what the environment does not', () => {
  const text =
    '\uFEFF# ours\r\nPORT=8080\r\n\r\nexport SITE_URL = https://shop.example  # public\r\nLEADS_KEPT_DAYS="90"\r\n'
  expect(settings(text)).toMatchObject({ port: 8080, siteUrl: 'https://shop.example', messagesKeptDays: 90 })
  expect(settings(text, { PORT: '9090' }).port).toBe(9090)
  expect(settings(text, { PORT: ' ' }).port).toBe(8080)
})

test('SITE-37: a secret in the environment goes before either form of it in the file, whose paths are relative to its folder', () => {
  expect(settings('DATABASE_URL_FILE=./nowhere', { DATABASE_URL: url }).databaseUrl).toBe(url)
  const fromFile = settings('DATABASE_URL=postgres://x/y', { DATABASE_URL_FILE: join(directory, 'secret') })
  expect(fromFile.databaseUrl).toBe(url)
  const { dataDir, databaseUrl } = settings('DATA_DIR=./shop\nDATABASE_URL_FILE=secret')
  expect([dataDir, databaseUrl]).toEqual([join(directory, 'shop'), url])
  expect(settings('DATA_DIR=/var/lib/shop').dataDir).toBe('/var/lib/shop')
})

test.each([
  ['no equals sign', 'PORT=1\nSMTP_URL smtp://a', /, line 2: this is no setting such as PORT=3000/],
  ['a quotation mark that is not closed', 'LEADS_FROM="Shop\nPORT=1', /, line 1: this is no setting/],
  ['a value that a "#" would cut off', '\nSMTP_URL=smtps://u:hunter#2@mail.example', /, line 2: .*quotation marks/],
  ['a name that is no setting', 'DATADIR=./x', /, line 1: there is no setting DATADIR\. The settings are PORT, /],
  ['a name that stands there twice', 'PORT="1\n2"\nHOST=a\nPORT=2', /, line 4: PORT stands there a second time\./],
])('SITE-37: %s is told with its line, and no value', (_, text, sentence) => {
  const { faults } = read(text)
  expect(faults).toEqual([expect.stringMatching(sentence)])
  expect(faults[0]).toMatch(/^\/.+\.env, line/)
  expect(faults[0]).not.toContain('hunter')
})

test('SITE-37: a file that is not there, cannot be read or is no text is told in a sentence; "none" asks for none', () => {
  const faultsOf = (name: string) =>
    withSettingsFile({ SETTINGS_FILE: join(directory, name) }, settingNames)
      .faults.join()
      .replaceAll(directory, '')
  mkdirSync(join(directory, 'folder'))
  writeFileSync(file, Buffer.from('\uFEFFPORT=1', 'utf16le'))
  expect(['missing', 'folder', '.env'].map(faultsOf)).toEqual([
    '/missing could not be read: there is no /missing.',
    '/folder could not be read: this is a folder, and a file is needed.',
    '/.env could not be read: this is not saved as UTF-8.',
  ])
  expect(withSettingsFile({ SETTINGS_FILE: 'none' }, settingNames).faults).toEqual([])
})

test.each(['PORT=1\n'.repeat(500_000), `PORT=x${' '.repeat(5_000)}"`])(
  'SITE-37: a file that is far too long is no file of settings',
  (text) => {
    expect(read(text).faults).toEqual([expect.stringMatching(/\.env holds no settings: it has more than/)])
  },
)

const example = readFileSync('.env.example', 'utf8')
const examples = [...example.matchAll(/^#([A-Z_]+)=.*$/gm)].map(([line, name = '']) => ({ name, line: line.slice(1) }))

test('SITE-36: the example names every setting once, in the order of the schema, and sets none', () => {
  expect(examples.map(({ name }) => name)).toEqual(settingNames)
  expect(read(example)).toMatchObject({ faults: [], environment: { SETTINGS_FILE: file } })
  expect(Object.keys(parseEnv(example))).toEqual([])
})

test('SITE-36: what it shows is taken, and where a setting has a default that is what it shows', () => {
  const shown = examples.filter(({ name }) => !name.endsWith('_FILE')).map(({ line }) => line)
  const { environment, faults } = read(shown.join('\n'))
  expect(faults).toEqual([])
  const all = readSettings({ ...environment, DATA_DIR: './data' })
  const { siteUrl, desk, ownOrigins, databaseUrl, mail, webhook, trustedProxies, metrics, upstreams, ...rest } = all
  expect([siteUrl, desk?.url, databaseUrl, mail?.to, webhook?.url, metrics?.port, upstreams[1]]).not.toContain(
    undefined,
  )
  expect(readSettings({})).toMatchObject(rest)
})
