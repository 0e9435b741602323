import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'

test('SITE-36: without any setting: this machine, port 3000, the embedded database, every loopback name as our own origin', () => {
  expect(readSettings({ PORT: '', SITE_URL: ' ' })).toMatchObject({
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
  })
})

test('SITE-36: what is set takes its place: the public origin, PostgreSQL, a port for the figures', () => {
  const DATABASE_URL = 'postgres://u:p@db:5432/shop'
  expect(readSettings({ SITE_URL: 'https://www.example.com/', DATABASE_URL, METRICS_PORT: '9100' })).toMatchObject({
    siteUrl: 'https://www.example.com',
    ownOrigins: ['https://www.example.com'],
    databaseUrl: DATABASE_URL,
    metrics: { port: 9100, host: '127.0.0.1' },
  })
})

test.each(
  Object.entries({
    PORT: ['eighty', '70000', '-1'],
    HOST: ['a host'],
    SITE_URL: ['www.example.com', 'https://example.com/path', 'ftp://example.com'],
    DATABASE_URL: ['mysql://localhost/shop', 'localhost:5432', 'postgres://db/shop?sslmode=off'],
    SMTP_URL: ['mail.example.com', 'https://mail.example.com'],
    LEADS_TO: ['the desk', 'desk@example.com, nobody'],
    LEADS_FROM: ['Shop', 'Shop <shop@example>', 'a\r\nBcc: b@example.com <s@example.com>'],
    LEADS_WEBHOOK_URL: [
      'crm.example.com',
      'http://crm.example.com/leads',
      'https://user:password@crm.example.com/leads',
    ],
    LEADS_WEBHOOK_SECRET: ['too short'],
    LEADS_KEPT_DAYS: ['0', 'forever'],
    TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/99'],
    MAX_CONNECTIONS: ['0'],
    MAX_CONNECTIONS_PER_ADDRESS: ['many'],
    HSTS: ['on', 'max-age=1; preload'],
    METRICS_PORT: ['on'],
    METRICS_HOST: ['a host'],
    LOG_REQUESTS: ['yes'],
    LOG_LEVEL: ['loud'],
  }),
)('SITE-37: a bad %s stops the start with a sentence that names it', (name, values) => {
  for (const value of values) {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} must be .+\\.$`))
  }
})

test('SITE-37: mail is on with a server, a reader and a sender; one without the others stops the start', () => {
  const whole = {
    SMTP_URL: 'smtps://u:p@mail.example.com',
    LEADS_TO: 'a@example.com, B <b@example.com>',
    LEADS_FROM: 'Shop <s@example.com>',
  }
  expect(readSettings(whole).mail).toEqual({ url: whole.SMTP_URL, to: whole.LEADS_TO, from: whole.LEADS_FROM })
  expect(() => readSettings({ ...whole, LEADS_TO: '' })).toThrow(
    'The setting LEADS_TO must name who reads the messages',
  )
  expect(() => readSettings({ ...whole, LEADS_FROM: '' })).toThrow(
    'The setting LEADS_FROM must name the sender of mails',
  )
})

test('SITE-37, LEAD-71: a webhook has an address and the secret that signs; one on this machine may do without TLS', () => {
  const secret = 'a secret that is long enough'
  for (const url of ['https://crm.example.com/leads', 'http://127.0.0.1:5678/leads'])
    expect(readSettings({ LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret }).webhook).toEqual({ url, secret })
  expect(readSettings({ LEADS_WEBHOOK_SECRET: secret }).webhook).toBeUndefined()
  expect(() => readSettings({ LEADS_WEBHOOK_URL: 'https://crm.example.com/leads' })).toThrow(
    'The setting LEADS_WEBHOOK_SECRET must sign the messages',
  )
})

describe('SITE-37: a secret in a file of its own', () => {
  const directory = mkdtempSync(join(tmpdir(), 'switchback-secrets-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  const file = (text: string) => {
    const path = join(directory, `secret-${text.length}`)
    writeFileSync(path, text)
    return path
  }
  const mail = { LEADS_TO: 'a@example.com', LEADS_FROM: 's@example.com' }

  test('SITE-37: is read like the setting, without the line end', () => {
    const url = 'smtps://u:p@mail.example.com'
    expect(readSettings({ ...mail, SMTP_URL_FILE: file(`${url}\n`) }).mail?.url).toBe(url)
    const database = 'postgres://u:p@db:5432/shop'
    expect(readSettings({ DATABASE_URL_FILE: file(`${database}\n`) }).databaseUrl).toBe(database)
  })

  test.each([
    [
      'that is not there',
      { DATABASE_URL_FILE: join(directory, 'missing') },
      /^The setting DATABASE_URL_FILE must be .+there is no /,
    ],
    ['that is empty', { SMTP_URL_FILE: file('') }, /^The setting SMTP_URL_FILE must be a file that holds something\.$/],
    ['beside the setting itself', { SMTP_URL: 'smtp://a.example', SMTP_URL_FILE: file('x') }, /must not both be set/],
    ['that holds nonsense', { DATABASE_URL_FILE: file('hunter2') }, /^The setting DATABASE_URL must be (?!.*hunter2)/],
  ])('SITE-37: one %s stops the start with a sentence', (_, environment, sentence) => {
    expect(() => readSettings({ ...mail, ...environment })).toThrow(SettingsError)
    expect(() => readSettings({ ...mail, ...environment })).toThrow(sentence)
  })
})

test('SITE-36: a site that others than this machine reach has a public origin of its own, or does not start', () => {
  for (const HOST of ['0.0.0.0', '::', 'shop.example.com'])
    expect(() => readSettings({ HOST })).toThrow(/^The setting SITE_URL must name the public origin, .+\.$/)
  const SITE_URL = 'https://www.example.com'
  expect(readSettings({ HOST: '0.0.0.0', SITE_URL }).siteUrl).toBe(SITE_URL)
  for (const HOST of ['127.0.0.1', 'localhost', '::1']) expect(readSettings({ HOST }).host).toBe(HOST)
})
