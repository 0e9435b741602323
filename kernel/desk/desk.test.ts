import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as aTurn } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#app/database.ts'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { readCsv } from '#kit/formats/csv.ts'
import type { LeadContext } from '#subjects/contact/rules/contact-submission.ts'
import { createAcceptLead } from '#subjects/contact/server/leads/accept-lead.ts'
import { createOutbox } from '#subjects/contact/server/leads/outbox.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { runDesk } from '#tests/setup/desk-process.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { newDatabase } from '#tests/setup/shared-postgres.ts'

let directory: string
let database: Database
let count = 0
const file = (name: string) => join(directory, name)
const now = () => new Date()

/** Stands for the site where `status` asks whether it answers. */
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const site = createServer((_, response) => response.end(JSON.stringify({ ok: true, version })))
const siteUrl = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'switchback-desk-'))
  await once(site.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  site.close()
  rmSync(directory, { recursive: true, force: true })
})

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

const run = (...args: readonly string[]) => runDesk(args, { env: { DATA_DIR: dataDir } })
const desk = (args: string, env: Readonly<Record<string, string>> = {}) =>
  runDesk(args.split(' '), { env: { DATA_DIR: dataDir, SITE_URL: siteUrl(), ...env } })

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
  expect((await desk('leads --help')).out).toContain('leads forget EMAIL|PHONE')
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
  const quarantined = await desk('leads list --state quarantined')
  expect([quarantined.out.includes(suspect), quarantined.out.includes(id)]).toEqual([true, false])
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
  expect((await desk('leads forget SPAM@example.com --yes')).out).toContain('1 message and 2 mails erased.')
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
  await desk('leads forget ada@example.com --yes')
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
  const forgotten = await desk('leads forget ada@example.com --yes')
  expect(forgotten).toMatchObject({ code: 1, out: expect.stringContaining('1 message and 2 mails erased.') })
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
  expect((await desk('leads list')).err).toContain('1 message,')
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

test('LEAD-60: the list says whom to call back, about what, and how long each has been waiting', async () => {
  const context = { cart: { id: 'ev-city', name: 'Denago EV City' }, town: { id: 'x', name: 'Jim Thorpe Borough' } }
  const late = await store({}, undefined, context)
  const hours = promises.response.hours.within + 3
  const received_at = new Date(Date.now() - hours * 3_600_000).toISOString()
  await database.db.updateTable('leads').set({ received_at }).where('id', '=', late).execute()
  await store({ lastName: 'Hopper', email: 'grace@example.com' })
  const { out, err } = await desk('leads list --status new')
  for (const part of ['(570) 555-0134', 'Denago EV City', 'Jim Thorpe Borough', 'grace@example.com', 'waits 0 min'])
    expect(out).toContain(part)
  expect(out).toContain(`waits ${hours} h, PAST THE ${promises.response.hours.within} H PROMISED`)
  expect(out).toContain(formatEasternStamp(new Date(received_at)))
  expect(err).toContain('2 messages, 2 to be answered, 1 of them past what was promised.')
})

test('LEAD-61, LEAD-62: what became of a message, with a note and by whom; found by status and by words', async () => {
  const id = await store()
  const marked = await run('leads', 'mark', id, 'answered', '--note', 'comes on Friday', '--by', 'Dana')
  expect(marked).toMatchObject({ code: 0, out: expect.stringMatching(/: new → answered, by Dana \(run \d+\)\./) })
  expect((await run('leads', 'mark', id, 'answered')).out).toContain('already')
  expect((await desk('leads list --status answered')).out).toMatch(/answered after 0 min by Dana: comes on Friday/)
  expect((await desk('leads list --status new')).err).toContain('No messages.')
  expect((await run('leads', 'list', '--search', 'comes on')).out).toContain(id)
  expect((await desk('leads list --search 555-0134')).out).toContain(id)
  expect((await desk('leads list --search nobody')).out).toBe('')
  const shown = await desk(`leads show ${id}`)
  for (const line of ['Status: answered', 'Note: comes on Friday', 'By: Dana']) expect(shown.out).toContain(line)
  expect(await desk(`leads mark ${id} done`)).toMatchObject({
    code: 2,
    err: expect.stringContaining('one of new, answered, spam, closed'),
  })
  expect((await desk('leads mark nothing spam')).code).toBe(1)
  expect(readFileSync(join(dataDir, 'desk.log'), 'utf8')).not.toMatch(/Friday/)
  const number = /run (\d+)/.exec(marked.out)?.[1] ?? ''
  expect((await desk(`history show ${number}`)).out).toMatch(/status new → answered/)
  expect((await desk(`undo ${number}`)).code).toBe(0)
  expect((await desk('leads list --status new')).out).toContain(id)
})

test('LEAD-63, LEAD-64: forgets by number, shows what it found first, and refuses where nobody can be asked', async () => {
  const id = await store()
  const other = await store({ lastName: 'Byron', phone: '570 555 0199' })
  const refused = await run('leads', 'forget', '+1 570.555.0134')
  expect(refused).toMatchObject({ code: 1, out: expect.stringContaining(id), err: expect.stringContaining('--yes') })
  expect(refused.out).not.toContain(other)
  expect((await desk(`leads show ${id}`)).code).toBe(0)
  const forgotten = await run('leads', 'forget', '+1 570.555.0134', '--yes')
  expect(forgotten.out).toMatch(/1 message and 2 mails erased\.\nReceipt: run \d+\./)
  expect(forgotten.err).toContain('1 more message from ada@example.com')
  expect(await run('leads', 'forget', '570 555 0134', '--yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('nothing was erased'),
  })
  expect((await desk(`leads delete ${other}`)).code).toBe(1)
  expect(await desk(`leads delete ${other} --yes`)).toMatchObject({ code: 0, out: expect.stringContaining('Byron') })
  expect((await desk('leads list')).err).toContain('No messages.')
  const { runs, changes } = {
    runs: await database.db.selectFrom('runs').selectAll().execute(),
    changes: await database.db.selectFrom('run_changes').selectAll().execute(),
  }
  expect(changes.map(({ key }) => key).toSorted()).toEqual([id, other].toSorted())
  expect(JSON.stringify([runs, changes])).not.toMatch(/ada@|0134|0199|byron|lovelace/i)
  expect(await desk(`undo ${runs[0]?.id}`)).toMatchObject({ code: 1, err: expect.stringContaining('erased for good') })
})

test('LEAD-66: says which cart is asked about most', async () => {
  const about = (id: string, name: string) => ({ cart: { id, name } })
  await store({ message: 'One, please, for my farm' }, undefined, about('ev-city', 'Denago EV City'))
  for (const message of ['The red one, is it there?', 'And the blue one, is it?'])
    await store({ message }, undefined, about('ev-nomad', 'Denago EV Nomad'))
  await store({ message: 'Win at our casino now' }, 'advertising', about('ev-city', 'Denago EV City'))
  await store({ message: 'Are you open on Sunday?' })
  const { out, err } = await desk('leads carts')
  expect(out.split('\n').map((line) => line.trim().split('  ').slice(0, 3))).toEqual([
    ['2', 'Denago EV Nomad (ev-nomad)', '2 new'],
    ['1', 'Denago EV City (ev-city)', '1 new'],
    [''],
  ])
  expect(err).toContain('2 carts; 1 message about none.')
})

test('LEAD-70: an export keeps phone numbers, is JSON where its name says so, and goes to the output for "-"', async () => {
  const id = await store({ phone: '+1 570 555 0134' })
  const path = file('numbers.csv')
  expect((await desk(`leads export ${path}`)).code).toBe(0)
  const text = readFileSync(path, 'utf8')
  const [head, row] = readCsv(text)
  expect(row?.cells[head?.cells.indexOf('Phone') ?? -1]).toBe('+1 570 555 0134')
  expect(text.replace(/\r\n/g, '')).not.toContain('\r')
  const printed = await desk('leads export -')
  expect(`\uFEFF${printed.out}`).toBe(text)
  const json = file('numbers.json')
  expect((await desk(`leads export ${json} --status new`)).code).toBe(0)
  expect(statSync(json).mode & 0o077).toBe(0)
  expect(JSON.parse(readFileSync(json, 'utf8'))).toEqual([
    expect.objectContaining({
      id,
      phone: '+1 570 555 0134',
      cart: null,
      received: expect.stringMatching(/-0[45]:00$/),
    }),
  ])
  expect((await desk(`leads export ${file('numbers.xls')}`)).code).toBe(2)
})

test('LEAD-65: resend says what waits already, and doubles nothing', async () => {
  const id = await store()
  expect(await desk(`leads resend ${id}`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('2 mails waiting already to be sent, once SMTP_URL is set: not doubled.'),
  })
  expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(2)
})

test('SITE-96: help shows every word, option and an example of each command; an unknown option is told the known ones', async () => {
  const all = (await desk('leads --help')).out
  const actions = ['list', 'show', 'mark', 'carts', 'export', 'resend', 'release', 'delete', 'forget']
  for (const action of actions) expect(all).toMatch(new RegExp(`^ {6}e\\.g\\. npm run desk -- leads ${action}\\b`, 'm'))
  const one = (await desk('leads list --help')).out
  for (const option of ['--since', '--status', '--interest', '--state', '--search']) expect(one).toContain(option)
  expect(one).not.toContain('leads forget')
  for (const command of ['inventory', 'history', 'undo', 'backup', 'restore', 'status', 'retention']) {
    const said = (await desk(`${command} --help`)).out
    expect([command, said]).toEqual([
      command,
      expect.stringMatching(new RegExp(`npm run desk -- ${command}[^]*Exit code`)),
    ])
  }
  expect((await desk('leads list --sinse 2026-05-01')).err).toMatch(
    /There is no option "--sinse" here\. The options are --since …, --status …/,
  )
  expect((await desk('leads show x --verbose')).err).toContain('This command has none')
  expect((await desk('leads export x.csv --force=yes')).err).toContain('--force is a switch')
  expect((await desk('leads list --since')).err).toContain('--since needs a text after it')
  expect((await desk('leads marc')).err).toContain('there are list, show, mark')
})

test('LEAD-34: status: 0 when all is well, 1 when a letter to the dealer was given up or waits too long', async () => {
  const id = await store()
  expect(await desk('status')).toMatchObject({ code: 0, out: expect.stringContaining('Mail is off') })
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'a@example.com', LEADS_FROM: 's@example.com' }
  expect((await desk('status', mail)).code).toBe(0)
  const away = { SITE_URL: 'http://127.0.0.1:1' }
  expect(await desk('status', away)).toMatchObject({ code: 1, err: expect.stringContaining('does not answer') })
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
