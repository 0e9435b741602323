import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './env.ts'

test('without any setting: port 3000 on this machine, the embedded database, every loopback name as our own origin', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    ownOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'],
    dataDir: './data',
    logLevel: 'info',
  })
})

test('SITE_URL alone is our own origin once it is set', () => {
  expect(readSettings({ SITE_URL: 'https://www.example.com/' })).toMatchObject({
    siteUrl: 'https://www.example.com',
    ownOrigins: ['https://www.example.com'],
  })
})

test('an empty variable is one that is not set', () => {
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
])('%s=%s stops the start with a sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError)
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} must be .+\\.$`))
})
