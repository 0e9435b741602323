import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { newDatabase } from '#tests/setup/postgres.ts'
import { newFolder, runCommand } from '#tests/setup/site-process.ts'

let directory: string
const at = (...names: readonly string[]) => join(directory, ...names)
beforeEach(() => {
  directory = newFolder()
})

test.each(['retention', 'retention --end', 'backup whole.backup', 'status', 'people invite Dana'])(
  'SITE-90: "%s" where no database is: stops, says so, and makes nothing',
  async (command) => {
    const env = { DESK_URL: 'https://desk.switchback.test' }
    const { code, out, err } = await runCommand(command.split(' '), { env, cwd: directory })
    expect([code, out]).toEqual([1, ''])
    expect(err.split('\n')[0]).toBe(`Database: ${at('data', 'switchback.db')}`)
    expect(err).toContain('There is none, and nothing was done')
    expect(readdirSync(directory)).toEqual([])
  },
)

test('SITE-90: a PostgreSQL database without our tables is none, and stays as it is; a restore fills it', async () => {
  await (await openDatabase({ dataDir: at('data') })).close()
  const DATABASE_URL = await newDatabase()
  const { host, pathname } = new URL(DATABASE_URL)
  const there = { env: { DATABASE_URL }, cwd: directory }
  const refused = await runCommand(['retention'], there)
  expect(refused.code).toBe(1)
  expect(refused.err).toMatch(/^Database: PostgreSQL, /)
  expect(refused.err.split('\n')[0]).toBe(`Database: PostgreSQL, ${host}${pathname}`)
  expect(refused.err).toContain('There is none')
  expect((await runCommand(['retention'], there)).code).toBe(1)
  expect((await runCommand(['backup', 'whole.backup'], { env: {}, cwd: directory })).code).toBe(0)
  expect((await runCommand(['restore', 'whole.backup'], there)).code).toBe(0)
  expect((await runCommand(['retention'], there)).code).toBe(0)
})

test('SITE-37: the command line reads the settings file beside it as the site does, and tells a bad one', async () => {
  await (await openDatabase({ dataDir: at('elsewhere') })).close()
  writeFileSync(at('.env'), 'DATA_DIR=elsewhere\n')
  const read = { env: { SETTINGS_FILE: '' }, cwd: directory }
  expect((await runCommand(['status'], read)).err.split('\n')[0]).toBe(`Database: ${at('elsewhere', 'switchback.db')}`)
  writeFileSync(at('.env'), 'DATA_DIR elsewhere\n')
  expect(await runCommand(['status'], read)).toMatchObject({
    code: 1,
    err: expect.stringContaining(`${at('.env')}, line 1: this is no setting`),
  })
})

test('SITE-42: files are meant from where the user stands, the database from where the site is', async () => {
  mkdirSync(at('site'))
  mkdirSync(at('home'))
  await (await openDatabase({ dataDir: at('site', 'data') })).close()
  const fromHome = { env: { npm_lifecycle_event: 'operator', INIT_CWD: at('home') }, cwd: at('site') }
  expect(await runCommand(['backup', 'whole.backup'], fromHome)).toMatchObject({ code: 0 })
  expect(existsSync(at('home', 'whole.backup'))).toBe(true)
  expect((await runCommand(['restore', 'whole.backup', '--force'], fromHome)).code).toBe(0)
  // Called by another script of npm, which has gone somewhere else itself.
  const byScript = { env: { npm_lifecycle_event: 'nightly', INIT_CWD: at('home') }, cwd: at('site') }
  expect((await runCommand(['backup', 'whole.backup'], byScript)).code).toBe(0)
  expect(existsSync(at('site', 'whole.backup'))).toBe(true)
})

test.each([
  ['backup folder --force', 'folder is a folder, and a file is needed'],
  ['restore folder', 'this is a folder, and a file is needed'],
  ['restore missing', 'there is no missing.'],
  ['restore no.backup --force', 'this is no backup of this site. Nothing was changed.'],
  ['backup -', 'A backup is read back from its file: name one.'],
  ['backup nowhere/whole.backup', 'there is no nowhere.'],
])('SITE-42: "%s" is told without a code of the platform or a stack', async (words, sentence) => {
  await (await openDatabase({ dataDir: at('data') })).close()
  mkdirSync(at('folder'))
  writeFileSync(at('no.backup'), 'nonsense')
  const { code, err } = await runCommand(words.split(' '), { env: {}, cwd: directory })
  expect([code, err]).toEqual([1, expect.stringContaining(sentence)])
  expect(err).not.toMatch(/\bE[A-Z]{4,}\b| {4}at .*:\d+/)
})
