import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './env.ts'

test('SITE-36: without any setting: port 3000 on this machine, the embedded database, every loopback name as our own origin', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    ownOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'],
    dataDir: './data',
    logLevel: 'info',
  })
})

test('SITE-36: SITE_URL alone is our own origin once it is set', () => {
  expect(readSettings({ SITE_URL: 'https://www.example.com/' })).toMatchObject({
    siteUrl: 'https://www.example.com',
    ownOrigins: ['https://www.example.com'],
  })
})

test('SITE-37: an empty variable is one that is not set', () => {
  expect(readSettings({ PORT: '', SITE_URL: ' ' }).port).toBe(3000)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['HOST', 'a host'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://example.com/path'],
  ['SITE_URL', 'ftp://example.com'],
  ['LOG_LEVEL', 'loud'],
  ['STYLEGUIDE', 'yes'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['DATABASE_URL', 'localhost:5432'],
  ['SMTP_URL', 'mail.example.com'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['LEADS_TO', 'the desk'],
  ['LEADS_TO', 'desk@example.com, nobody'],
  ['LEADS_FROM', 'Shop'],
  ['LEADS_FROM', 'Shop <shop@example>'],
  ['HSTS', 'on'],
  ['HSTS', 'max-age=1; preload'],
  ['MAX_CONNECTIONS', '0'],
  ['MAX_CONNECTIONS_PER_ADDRESS', 'many'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
])('SITE-37: %s=%s stops the start with a sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} must be .+\\.$`))
})

test('SITE-37: mail is on with a server, a reader and a sender; one without the others stops the start', () => {
  const whole = {
    SMTP_URL: 'smtps://u:p@mail.example.com',
    LEADS_TO: 'a@example.com, B <b@example.com>',
    LEADS_FROM: 'Shop <s@example.com>',
  }
  expect(readSettings(whole).mail).toEqual({ url: whole.SMTP_URL, to: whole.LEADS_TO, from: whole.LEADS_FROM })
  expect(readSettings({}).mail).toBeUndefined()
  expect(() => readSettings({ ...whole, LEADS_TO: '' })).toThrow(
    'The setting LEADS_TO must name who reads the messages',
  )
  expect(() => readSettings({ ...whole, LEADS_FROM: '' })).toThrow(
    'The setting LEADS_FROM must name the sender of mails',
  )
})

test('SITE-37: a header can not be smuggled in through a setting', () => {
  expect(() => readSettings({ LEADS_FROM: 'a\r\nBcc: b@example.com <s@example.com>' })).toThrow(SettingsError)
})

test('SITE-36: DATABASE_URL takes the place of the file', () => {
  expect(readSettings({ DATABASE_URL: 'postgres://u:p@db:5432/shop' }).databaseUrl).toBe('postgres://u:p@db:5432/shop')
})
