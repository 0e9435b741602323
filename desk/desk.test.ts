import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as aTurn } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/open-database.ts'
import type { LeadContext } from '#site/contact/rules/contact-values.ts'
import { createAcceptLead } from '#site/contact/server/leads/accept-lead.ts'
import { createOutbox } from '#site/contact/server/leads/outbox.ts'
import { readCsv } from '#site/shared/rules/csv.ts'
import { runDesk } from '#tests/setup/desk-process.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { newDatabase } from '#tests/setup/shared-postgres.ts'

let directory: string
let database: Database
let count = 0
const file = (name: string) => join(directory, name)
const now = () => new Date()

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'switchback-desk-'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

let dataDir: string
beforeEach(async () => {
  count += 1
  dataDir = file(String(count))
  database = await openDatabase({ dataDir })
  return () => database.close()
})

async function store(more = {}, suspicion?: string, context: LeadContext = {}): Promise<string> {
  const accept = createAcceptLead({ connection: database.leads, mailDomain: 'switchback.test', now })
  const acceptance = await accept({
    submission: { ...goodSubmission, ...more },
    context,
    source: 'form',
    ...(suspicion ? { suspicion } : {}),
  })
  return 'id' in acceptance ? acceptance.id : ''
}

const desk = (args: string, env: Readonly<Record<string, string>> = {}) =>
  runDesk(args.split(' '), { env: { DATA_DIR: dataDir, ...env } })

test('SITE-42: help says everything and is no failure; nonsense is 2 with the way to say it', async () => {
  const help = await desk('--help')
  expect(help.code).toBe(0)
  for (const command of [
    'leads list',
    'leads show',
    'leads export',
    'leads resend',
    'leads release',
    'leads forget',
    'retention',
    'backup',
    'restore',
    'status',
  ])
    expect(help.out).toContain(command)
  expect((await desk('leads --help')).out).toContain('leads forget EMAIL')
  for (const nonsense of [
    'frobnicate',
    'constructor',
    'leads',
    'leads frobnicate',
    'leads list --since yesterday',
    'leads list --state lost',
    'leads show',
    'leads list extra',
    'leads forget nobody',
    'status --loud',
  ]) {
    const { code, err } = await desk(nonsense)
    expect([nonsense, code]).toEqual([nonsense, 2])
    expect(err).toMatch(/\S/)
  }
})

test('SITE-42, SITE-37: a bad setting is told in a sentence', async () => {
  expect(await desk('status', { SMTP_URL: 'nonsense' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('The setting SMTP_URL must be'),
  })
})

test('LEAD-33: list, show, release, resend and forget', async () => {
  const id = await store()
  const suspect = await store({ interest: 'parts', email: 'spam@example.com' }, 'too fast')
  const list = await desk('leads list')
  expect(list.out).toContain(id)
  expect((await desk('leads list --state quarantined')).out.trim().split('\n')).toHaveLength(1)
  expect((await desk('leads list --interest service --since 2020-01-01')).out).toContain(id)
  expect((await desk('leads list --since 2999-01-01')).out).toBe('')
  const shown = await desk(`leads show ${suspect}`)
  for (const part of ['spam@example.com', 'Parts & Accessories', 'too fast', 'The brakes squeal\non the hill.'])
    expect(shown.out).toContain(part)
  expect((await desk(`leads resend ${suspect}`)).code).toBe(1)
  expect((await desk(`leads release ${suspect}`)).code).toBe(0)
  expect((await desk(`leads release ${suspect}`)).code).toBe(1)
  expect((await desk(`leads resend ${id}`)).code).toBe(0)
  for (const command of ['show', 'release', 'resend']) expect((await desk(`leads ${command} nothing`)).code).toBe(1)
  expect((await desk('leads forget SPAM@example.com')).out).toContain('1 message erased.')
  expect((await desk(`leads show ${suspect}`)).code).toBe(1)
})

test('LEAD-45: list, show and export name the cart and the town', async () => {
  const context = {
    cart: { id: 'ev-city', name: 'Denago EV City' },
    town: { id: 'lehighton-borough', name: 'Lehighton Borough' },
  }
  const id = await store({ message: 'Is it in stock?' }, undefined, context)
  const path = file('context.csv')
  await desk(`leads export ${path}`)
  const outputs = [(await desk('leads list')).out, (await desk(`leads show ${id}`)).out, readFileSync(path, 'utf8')]
  for (const out of outputs) for (const { name } of Object.values(context)) expect(out).toContain(name)
})

test('SITE-82: what was asked for is noted without the address, in a folder that stays closed to others', async () => {
  await store()
  await desk('leads forget ada@example.com')
  await desk('leads list --sideways')
  expect((await desk('status')).code).toBe(0)
  const log = readFileSync(join(dataDir, 'desk.log'), 'utf8')
  expect(log.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(log)).toMatchObject({ command: 'leads forget', code: 0 })
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
})

test('SITE-66: what would turn the direction of reading or clear the screen is shown as an escape', async () => {
  const id = await store({ lastName: 'Love\u202Eecal', message: 'Look: \u2066 \u001B[2J, and so on' })
  for (const command of ['leads list', `leads show ${id}`]) {
    const { out } = await desk(command)
    expect(out).toContain('Love\\u{202E}ecal')
    expect(out).toContain('Look: \\u{2066} \\u{001B}[2J')
    expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u)
  }
})

test('LEAD-54: forget beside a running backup says that it is not done, and status says when it is', async () => {
  await store()
  const reader = new DatabaseSync(database.location, { readOnly: true })
  reader.exec('begin')
  reader.prepare('select count(*) from leads').get()
  const forgotten = await desk('leads forget ada@example.com')
  expect(forgotten).toMatchObject({ code: 1, out: expect.stringContaining('1 message erased.') })
  expect(forgotten.err).toContain('Not yet from the files of the database')
  expect(await desk('status')).toMatchObject({ code: 1, err: expect.stringContaining('hold what was erased') })
  reader.exec('commit')
  reader.close()
  expect(await desk('status')).toMatchObject({ code: 0, err: expect.not.stringContaining('erased') })
})

test('LEAD-53: retention says for how long messages are kept and what ends next, and ends what is past its time', async () => {
  const id = await store()
  await store({ email: 'young@example.com' })
  await database.db.updateTable('leads').set({ received_at: '2020-01-01T00:00:00.000Z' }).where('id', '=', id).execute()
  const told = await desk('retention')
  expect(told).toMatchObject({ code: 0, out: expect.stringContaining('kept for 730 days') })
  expect(told.out).toContain('1 message past that.')
  expect((await desk('retention', { LEADS_KEPT_DAYS: '99999' })).out).toContain('0 messages past that.')
  expect((await desk(`leads show ${id}`)).code).toBe(0)
  expect(await desk('retention --end')).toMatchObject({ code: 0, out: expect.stringContaining('1 message erased.') })
  expect((await desk(`leads show ${id}`)).code).toBe(1)
  expect((await desk('leads list')).out.trim().split('\n')).toHaveLength(1)
})

test('LEAD-33: an export is inert for spreadsheets, for its owner alone, and overwrites nothing', async () => {
  const dangers = ['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)']
  for (const [index, danger] of dangers.entries())
    await store({ firstName: danger, lastName: `Number ${index}`, message: `${danger}\n"quoted", and more` })
  const path = file('leads.csv')
  expect((await desk(`leads export ${path}`)).code).toBe(0)
  const [head, ...rows] = readCsv(readFileSync(path, 'utf8'))
  expect(head?.cells).toContain('Message')
  expect(rows).toHaveLength(4)
  for (const { cells } of rows) for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  expect(statSync(path).mode & 0o077).toBe(0)
  writeFileSync(path, 'mine')
  expect((await desk(`leads export ${path}`)).code).toBe(1)
  expect(readFileSync(path, 'utf8')).toBe('mine')
  expect((await desk(`leads export ${path} --force`)).code).toBe(0)
})

test('LEAD-34: status: 0 when all is well, 1 when a letter to the dealer was given up or waits too long', async () => {
  const id = await store()
  expect(await desk('status')).toMatchObject({ code: 0, out: expect.stringContaining('Mail is off') })
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'a@example.com', LEADS_FROM: 's@example.com' }
  expect((await desk('status', mail)).code).toBe(0)
  await database.db.updateTable('outbox').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
  expect(await desk('status', mail)).toMatchObject({ code: 1, err: expect.stringContaining('more than an hour') })
  const outbox = createOutbox(database.leads)
  for (const { mail: claimed } of await outbox.claim(10, now()))
    await outbox.failed(claimed, '550 no', now(), undefined)
  expect(await desk('status', mail)).toMatchObject({ code: 1, err: expect.stringContaining('Dead letters') })
  expect((await desk('leads list --state dead')).out).toContain(id)
})

describe('backup and restore', () => {
  test('SITE-41: while the site is writing: whole, of one moment, and back in place', async () => {
    await store()
    const path = file(`${count}.backup`)
    let writing = true
    const writer = (async () => {
      for (let number = 0; writing; number += 1) {
        await store({ lastName: `Number ${number}`, email: `ada${number}@example.com` })
        // A write that waits for nothing would never let this process hear that the desk has finished.
        await aTurn()
      }
    })()
    expect((await desk(`backup ${path}`)).code).toBe(0)
    writing = false
    await writer
    expect(statSync(path).mode & 0o077).toBe(0)
    expect((await desk(`backup ${path}`)).code).toBe(1)
    expect((await desk(`restore ${path}`)).code).toBe(1)
    const before = await database.db.selectFrom('leads').select('id').execute()
    const restored = await desk(`restore ${path} --force`)
    expect(restored.code).toBe(0)
    const after = await database.db.selectFrom('leads').select('id').execute()
    expect(restored.out).toContain(`${after.length} message`)
    expect(after.length).toBeGreaterThan(0)
    expect(before.map(({ id }) => id)).toEqual(expect.arrayContaining(after.map(({ id }) => id)))
    const mails = await database.db.selectFrom('outbox').select('lead_id').execute()
    expect(new Set(mails.map(({ lead_id }) => lead_id)).size).toBe(after.length)
  })

  test('SITE-41: from the file into PostgreSQL and back', async () => {
    const id = await store({ message: 'Zoë 🛺 "quoted"\nand a line' })
    const DATABASE_URL = await newDatabase()
    const [there, back] = [file(`${count}.there`), file(`${count}.back`)]
    expect((await desk(`backup ${there}`)).code).toBe(0)
    expect(await desk(`restore ${there}`, { DATABASE_URL })).toMatchObject({ code: 0 })
    expect((await desk(`leads show ${id}`, { DATABASE_URL })).out).toContain('Zoë 🛺 "quoted"\nand a line')
    expect((await desk(`backup ${back}`, { DATABASE_URL })).code).toBe(0)
    expect((await desk(`restore ${back}`, { DATA_DIR: file(`${count}.fresh`) })).code).toBe(0)
    expect((await desk(`leads show ${id}`, { DATA_DIR: file(`${count}.fresh`) })).code).toBe(0)
  })

  test('SITE-41: what is no backup, not whole or too new is refused, and nothing is changed', async () => {
    const id = await store()
    const path = file(`${count}.backup`)
    await desk(`backup ${path}`)
    const text = gunzipSync(readFileSync(path)).toString()
    const broken: readonly (string | Buffer)[] = [
      'nonsense',
      gzipSync('nonsense'),
      gzipSync(''),
      gzipSync(text.slice(0, -200)),
      gzipSync(text.replace('Lovelace', 'Lovelaze')),
      readFileSync(path).subarray(0, 500),
    ]
    for (const bytes of broken) {
      writeFileSync(path, bytes)
      const { code, err } = await desk(`restore ${path} --force`)
      expect(code).toBe(1)
      expect(err).toContain('Nothing was changed.')
    }
    expect((await desk(`restore ${file('missing')}`)).err).toContain('there is no such file')
    expect((await desk(`leads show ${id}`)).code).toBe(0)
  })
})
