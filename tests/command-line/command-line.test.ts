import { createServer } from 'node:http'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setImmediate as aTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Database } from '#app/database.ts'
import { siteVersion } from '#kernel/site-version.ts'
import { createMessageStore } from '#subjects/contact/server/message/store.ts'
import { listenAnywhere } from '#tests/setup/free-port.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { newOperator } from '#tests/setup/operator.ts'
import { runCommand } from '#tests/setup/site-process.ts'

const now = () => new Date()

async function store({ writer }: Database, more = {}): Promise<string> {
  const accept = createMessageStore({ writer, mailDomain: 'switchback.test', now })
  const acceptance = await accept({ submission: { ...goodSubmission, ...more }, source: 'form' })
  return 'id' in acceptance ? acceptance.id : ''
}

/** Stands for the site where `status` asks whether it answers. */
async function siteOfVersion(version: string) {
  const site = createServer((_, response) => response.end(JSON.stringify({ ok: true, version })))
  return { SITE_URL: `http://127.0.0.1:${await listenAnywhere(site)}`, close: () => site.close() }
}

describe('the language of the command line', () => {
  test('SITE-42: help says everything, each word, option and an example, and is no failure', async () => {
    const { run } = await newOperator()
    const { code, said } = await run()
    expect(code).toBe(0)
    for (const command of ['people', 'retention', 'mail', 'backup', 'restore', 'status'])
      expect(said).toMatch(new RegExp(`^ +${command} `, 'm'))
    expect(said).toContain('Exit code 0: done.')
    const mail = (await run('mail', '--help')).said
    for (const action of ['test', 'alarm']) expect(mail).toContain(`\n  ${action} `)
    const help = (await run('backup', '--help')).said
    for (const part of ['--force', '--by', '<FILE>']) expect(help).toContain(part)
    for (const command of ['backup', 'restore', 'status', 'retention', 'mail test', 'people invite'])
      expect((await run(...command.split(' '), '--help')).said).toContain(`e.g. npm run operator -- ${command}`)
  })

  test.each([
    ['frobnicate', "unknown command 'frobnicate'"],
    ['constructor', "unknown command 'constructor'"],
    ['status --loud', "unknown option '--loud'"],
    ['backup whole.backup --forse', '(Did you mean --force?)'],
    ['status --by', "option '--by <NAME>' argument missing"],
    ['backup', "missing required argument 'FILE'"],
    ['mail', 'Usage: npm run operator -- mail'],
  ])('SITE-42: "%s" is 2, with the way to say it', async (words, sentence) => {
    const { code, said, warned } = await (await newOperator()).run(...words.split(' '))
    expect([code, said]).toEqual([2, ''])
    expect(warned).toContain(sentence)
    expect(warned).toContain('Usage: npm run operator -- ')
  })

  test('SITE-100: a run is of whom --by names, wherever it stands, or of the user of the machine', async () => {
    const { run, database, directory } = await newOperator()
    const file = join(directory, 'whole.backup')
    for (const words of [
      ['--by', 'Ann', 'backup', file],
      ['backup', '--by=Ann B.', file, '--force'],
      ['backup', file, '--force', '--by', ' '],
    ])
      await run(...words)
    const runs = await database.db.selectFrom('runs').select(['who', 'command']).orderBy('id').execute()
    expect(runs.map(({ who }) => who)).toEqual(['Ann', 'Ann B.', userInfo().username])
    expect(runs[0]?.command).toBe('backup')
  })

  test('SITE-42: what would turn the direction of reading or clear the screen is shown as an escape', async () => {
    const { run } = await newOperator()
    for (const words of [['restore', 'no\u202Efile'], ['frob\u202Enicate']])
      expect((await run(...words)).warned).toContain('\\u{202E}')
  })
})

test('SITE-121: status ends with 0 when all is well, and with 1 where a person should look', async () => {
  const [site, older] = [await siteOfVersion(siteVersion), await siteOfVersion('0.9.0')]
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'a@example.com', LEADS_FROM: 's@example.com' }
  const { runWith, database } = await newOperator({ SITE_URL: site.SITE_URL })
  const status = (env = {}) => runWith({ env }, 'status')
  await store(database)
  expect(await status()).toMatchObject({ code: 0, said: expect.stringContaining('Mail is off') })
  expect((await status(mail)).code).toBe(0)
  expect((await status({ SITE_URL: older.SITE_URL })).warned).toContain('finish the update')
  const deskAt = (url: string) => status({ DESK_URL: url.replace('127.0.0.1', 'localhost') })
  expect(await deskAt(site.SITE_URL)).toMatchObject({
    code: 0,
    said: expect.stringContaining('Serving: http://localhost'),
  })
  expect((await deskAt('http://localhost:1')).warned).toMatch(/^The desk does not answer at http:\/\/localhost:1 /)
  await database.db.updateTable('outbox').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
  expect(await status(mail)).toMatchObject({ code: 1, warned: expect.stringContaining('more than an hour') })
  await database.db.updateTable('outbox').set({ state: 'dead' }).execute()
  expect(await status(mail)).toMatchObject({ code: 1, warned: expect.stringContaining('Dead letters') })
  site.close()
  older.close()
})

/** The command line as a process of its own, over a database that this process has open as well. */
async function commandBeside() {
  const { database, dataDir, directory } = await newOperator()
  const command = (words: string) => runCommand(words.split(' '), { env: { DATA_DIR: dataDir } })
  return { database, command, file: (name: string) => join(directory, name) }
}

test('SITE-41: a backup while the site is writing is whole, of one moment, and goes back in place', async () => {
  const { database, command, file } = await commandBeside()
  const path = file('whole.backup')
  let writing = true
  const writer = (async () => {
    for (let number = 0; writing; number += 1) {
      await store(database, { lastName: `Number ${number}`, email: `ada${number}@example.com` })
      // A write that waits for nothing would never let this process hear that the command has finished.
      await aTurn()
    }
  })()
  const idsNow = async () => (await database.db.selectFrom('leads').select('id').execute()).map(({ id }) => id)
  await expect.poll(async () => (await idsNow()).length).toBeGreaterThan(0)
  expect((await command(`backup ${path}`)).code).toBe(0)
  writing = false
  await writer
  expect((await command(`backup ${path}`)).err).toContain('is there already')
  expect((await command(`restore ${path}`)).err).toContain('There is something in')
  const before = await idsNow()
  const restored = await command(`restore ${path} --force`)
  const after = await idsNow()
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining(`${after.length} message`) })
  expect(before).toEqual(expect.arrayContaining(after))
  const mails = await database.db.selectFrom('outbox').select('lead_id').execute()
  expect(new Set(mails.map(({ lead_id }) => lead_id))).toEqual(new Set(after))
})
