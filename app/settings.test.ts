import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#tests/setup/site-process.ts'
import { readSettings, SettingsError } from './settings.ts'

test.each([
  [
    { PORT: '', SITE_URL: ' ' },
    {
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      ownOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'],
      dataDir: './data',
      databaseUrl: undefined,
      mail: undefined,
      webhook: undefined,
      metrics: undefined,
      logLevel: 'info',
    },
  ],
  [
    { HOST: '0.0.0.0', SITE_URL: 'https://www.example.com/', METRICS_PORT: '9100' },
    {
      host: '0.0.0.0',
      siteUrl: 'https://www.example.com',
      ownOrigins: ['https://www.example.com'],
      metrics: { port: 9100, host: '127.0.0.1' },
    },
  ],
  [{ HSTS: 'off' }, { hsts: undefined }],
  [{ HSTS: 'max-age=9; includeSubDomains; preload' }, { hsts: 'max-age=9; includeSubDomains; preload' }],
  [{ HOST: 'localhost' }, { host: 'localhost' }],
  [{ HOST: '::1' }, { host: '::1' }],
])('SITE-30, SITE-36: %j is read as %j', (environment, settings) => {
  expect(readSettings(environment)).toMatchObject(settings)
})

const mail = {
  SMTP_URL: 'smtps://u:p@mail.example.com',
  LEADS_TO: 'a@example.com, B <b@example.com>',
  LEADS_FROM: 'Shop <s@example.com>',
}
const secret = 'a secret that is long enough'

test('SITE-37: mail is on with a server, a reader and a sender', () => {
  expect(readSettings(mail).mail).toEqual({ url: mail.SMTP_URL, to: mail.LEADS_TO, from: mail.LEADS_FROM })
})

test('SITE-37, LEAD-71: a webhook has an address and the secret that signs; one on this machine may do without TLS', () => {
  for (const url of ['https://crm.example.com/leads', 'http://127.0.0.1:5678/leads'])
    expect(readSettings({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret }).webhook).toEqual({ url, secret })
  expect(readSettings({ LEADS_WEBHOOK_SECRET: secret }).webhook).toBeUndefined()
})

const directory = newFolder()
const file = (text: string) => {
  const path = join(directory, `secret-${text.length}`)
  writeFileSync(path, text)
  return path
}

test('SITE-37: a secret in a file of its own is read like the setting, without the line end', () => {
  const { SMTP_URL, ...others } = mail
  expect(readSettings({ ...others, SMTP_URL_FILE: file(`${SMTP_URL}\n`) }).mail?.url).toBe(SMTP_URL)
})

const stops = (environment: Readonly<Record<string, string>>, name: string) => {
  expect(() => readSettings(environment)).toThrow(SettingsError)
  expect(() => readSettings(environment)).toThrow(new RegExp(`^The setting ${name} must .+$`))
}

test.each(
  Object.entries({
    PORT: ['eighty', '70000', '-1'],
    HOST: ['a host'],
    SITE_URL: ['www.example.com', 'https://example.com/path', 'ftp://example.com'],
    DESK_URL: [
      'desk.example.com',
      'http://desk.example.com',
      'https://desk.example.com/desk',
      'https://a:b@desk.example.com',
      'https://203.0.113.7',
      'https://[::1]:3001',
      'http://127.0.0.1:3001',
      'javascript:alert(1)',
    ],
    DESK_PORT: ['70000'],
    DATA_DIR: ['~/data', '/srv/switchback/~/data'],
    DATABASE_URL: ['mysql://localhost/shop', 'localhost:5432', 'postgres://db/shop?sslmode=off'],
    DATABASE_URL_FILE: [join(directory, 'missing')],
    SMTP_URL: ['mail.example.com', 'https://mail.example.com'],
    SMTP_URL_FILE: [file('')],
    LEADS_TO: ['the desk', 'desk@example.com, the owner'],
    ALARMS_TO: ['the operator'],
    LEADS_FROM: ['Shop', 'Shop <shop@example>', 'a\r\nBcc: b@example.com <s@example.com>'],
    LEADS_WEBHOOK_URL: [
      'crm.example.com',
      'http://crm.example.com/leads',
      'https://u:p@crm.example.com/leads',
      'https://:p@crm.example.com/leads',
    ],
    LEADS_WEBHOOK_SECRET: [
      'too short',
      'whsec_c2l4dGVlbiBieXRlcyBhdCBtb3N0',
      'whsec_no base64, and long enough as it is',
    ],
    LEADS_KEPT_DAYS: ['0', 'forever'],
    TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/99', '0.0.0.0/0', '10.0.0.1, ::/0', '128.0.0.0/1', '::ffff:0:0/96'],
    MAX_CONNECTIONS: ['0'],
    MAX_CONNECTIONS_PER_ADDRESS: ['many'],
    HSTS: ['on', 'max-age=1; preload'],
    METRICS_PORT: ['on'],
    METRICS_HOST: ['a host'],
    LOG_REQUESTS: ['yes'],
    LOG_LEVEL: ['loud'],
  }),
)('SITE-37: a bad %s stops the start with a sentence that names it', (name, values) => {
  for (const value of values) stops({ [name]: value }, name)
})

test.each([
  ['SITE_URL', { HOST: '0.0.0.0' }],
  ['SITE_URL', { HOST: 'shop.example.com' }],
  ['LEADS_TO', { ...mail, LEADS_TO: '' }],
  ['LEADS_FROM', { ...mail, LEADS_FROM: '' }],
  ['SMTP_URL', { LEADS_FROM: mail.LEADS_FROM }],
  ['SMTP_URL', { LEADS_TO: mail.LEADS_TO }],
  ['LEADS_WEBHOOK_SECRET', { LEADS_WEBHOOK_URL: 'https://crm.example.com/leads' }],
])('SITE-36, SITE-37: without %s, %j stops the start', (name, environment) => stops(environment, name))

test('DESK-1: the desk has a name of its own, since cookies and passkeys know no port', () => {
  const SITE_URL = 'https://www.example.com'
  for (const DESK_URL of [SITE_URL, 'https://WWW.example.com:8443/']) stops({ SITE_URL, DESK_URL }, 'DESK_URL')
  stops({ PORT: '4715', DESK_URL: 'http://localhost:4715' }, 'DESK_URL')
  expect(readSettings({ SITE_URL, DESK_URL: 'https://desk.example.com/' }).desk?.url).toBe('https://desk.example.com')
  expect(readSettings({ DESK_URL: 'http://localhost:3001' }).desk?.host).toBe('127.0.0.1')
})

test.each([
  ['http://localhost:4001', undefined, 4001],
  ['http://localhost', undefined, 80],
  ['http://localhost:4001', '5001', 5001],
  ['https://desk.example.com', undefined, 3001],
  ['https://localhost:8443', undefined, 3001],
  ['https://desk.example.com', '13001', 13001],
])('DESK-1: with DESK_URL=%s and DESK_PORT %s the desk listens on %d', (DESK_URL, DESK_PORT, port) => {
  expect(readSettings({ DESK_URL, ...(DESK_PORT && { DESK_PORT }) }).desk?.port).toBe(port)
})

test('SITE-37: a secret that stands twice stops the start; one in a file is not shown', () => {
  const DATABASE_URL_FILE = file('hunter2')
  expect(() => readSettings({ DATABASE_URL: 'postgres://db/shop', DATABASE_URL_FILE })).toThrow('must not both be set')
  expect(() => readSettings({ DATABASE_URL_FILE })).toThrow(/^The setting DATABASE_URL must be (?!.*hunter2)/)
})
