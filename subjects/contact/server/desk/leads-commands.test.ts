import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { readCsv } from '#kit/formats/csv.ts'
import type { LeadContext } from '#subjects/contact/rules/contact-submission.ts'
import { createAcceptLead } from '#subjects/contact/server/leads/accept-lead.ts'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { newDesk } from '#tests/setup/desk.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'

interface More {
  readonly context?: LeadContext
  readonly suspicion?: string
}

async function leadsDesk() {
  const desk = await newDesk()
  const { database, directory, run } = desk
  const now = () => new Date()
  const accept = createAcceptLead({ connection: database.leads, mailDomain: 'switchback.test', now })
  return {
    ...desk,
    file: (name: string) => join(directory, name),
    /** Words without spaces of their own. */
    ask: (words: string) => run(...words.split(' ')),
    async store(submission: Partial<typeof goodSubmission> = {}, { context = {}, suspicion }: More = {}) {
      const lead = { submission: { ...goodSubmission, ...submission }, context, source: 'form' as const }
      const acceptance = await accept({ ...lead, ...(suspicion && { suspicion }) })
      return 'id' in acceptance ? acceptance.id : ''
    },
    age: (id: string, received_at: string) =>
      database.db.updateTable('leads').set({ received_at }).where('id', '=', id).execute(),
  }
}

const city = { id: 'ev-city', name: 'Denago EV City' }
const nomad = { id: 'ev-nomad', name: 'Denago EV Nomad' }

test('LEAD-33: list, show, release, resend and forget', async () => {
  const { ask, store, database } = await leadsDesk()
  const id = await store()
  const suspect = await store({ interest: 'parts', email: 'spam@example.com' }, { suspicion: 'too fast' })
  expect((await ask('leads list')).said).toContain(id)
  const quarantined = await ask('leads list --state quarantined')
  expect([quarantined.said.includes(suspect), quarantined.said.includes(id)]).toEqual([true, false])
  expect((await ask('leads list --interest service --since 2020-01-01')).said).toContain(id)
  expect((await ask('leads list --since 2999-01-01')).warned).toBe('No messages.')
  const shown = await ask(`leads show ${suspect}`)
  for (const part of ['spam@example.com', 'Parts & Accessories', 'too fast', 'The brakes squeal\non the hill.'])
    expect(shown.said).toContain(part)
  expect((await ask(`leads resend ${suspect}`)).warned).toContain('is in quarantine: release it first.')
  expect((await ask(`leads release ${suspect}`)).code).toBe(0)
  expect((await ask(`leads release ${suspect}`)).code).toBe(1)
  expect(await ask(`leads resend ${id}`)).toMatchObject({
    code: 0,
    said: '2 mails waiting already to be sent, once SMTP_URL is set: not doubled.',
  })
  expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(4)
  for (const command of ['show', 'release', 'resend', 'mark', 'delete']) {
    const { code, warned } = await ask(`leads ${command} none${command === 'mark' ? ' spam' : ''}`)
    expect([code, warned]).toEqual([1, expect.stringContaining('There is no message none.')])
  }
  expect((await ask('leads forget SPAM@example.com --yes')).said).toContain('1 message and 2 mails erased.')
  expect((await ask(`leads show ${suspect}`)).code).toBe(1)
})

test('LEAD-60, LEAD-22: the list says whom to call back, about what, and how long each has been waiting', async () => {
  const { ask, store, age } = await leadsDesk()
  const late = await store({}, { context: { cart: city, town: { id: 'x', name: 'Jim Thorpe Borough' } } })
  const hours = promises.response.hours.within + 3
  const received = new Date(Date.now() - hours * 3_600_000)
  await age(late, received.toISOString())
  await store({ lastName: 'Hopper', email: 'grace@example.com' })
  const { said, warned } = await ask('leads list --status new')
  for (const part of ['(570) 555-0134', city.name, 'Jim Thorpe Borough', 'grace@example.com', 'waits 0 min'])
    expect(said).toContain(part)
  expect(said).toContain(`waits ${hours} h, PAST THE ${promises.response.hours.within} H PROMISED`)
  expect(said).toContain(formatEasternStamp(received))
  expect(warned).toContain('2 messages, 2 to be answered, 1 of them past what was promised.')
})

test('LEAD-61, LEAD-60: what became of a message, with a note and by whom; found by status and by words', async () => {
  const { ask, run, store } = await leadsDesk()
  const id = await store()
  const marked = await run('leads', 'mark', id, 'answered', '--note', 'comes on Friday', '--by', 'Dana')
  expect(marked).toMatchObject({ code: 0, said: expect.stringMatching(/: new → answered, by Dana \(run \d+\)\./) })
  expect((await ask(`leads mark ${id} answered`)).said).toContain('already')
  expect((await ask('leads list --status answered')).said).toMatch(/answered after 0 min by Dana: comes on Friday/)
  expect((await ask('leads list --status new')).warned).toBe('No messages.')
  expect((await run('leads', 'list', '--search', 'comes on')).said).toContain(id)
  expect((await ask('leads list --search 555-0134')).said).toContain(id)
  expect((await ask('leads list --search nothing')).said).toBe('')
  const shown = await ask(`leads show ${id}`)
  for (const line of ['Status: answered', 'Note: comes on Friday', 'By: Dana']) expect(shown.said).toContain(line)
  const number = /run (\d+)/.exec(marked.said)?.[1] ?? ''
  expect((await ask(`history show ${number}`)).said).toMatch(/status new → answered/)
  expect((await ask(`undo ${number}`)).code).toBe(0)
  expect((await ask('leads list --status new')).said).toContain(id)
})

test('LEAD-61: a release cannot be undone, and says what to do instead', async () => {
  const { ask, store } = await leadsDesk()
  const id = await store({}, { suspicion: 'too fast' })
  await ask(`leads release ${id}`)
  const { code, warned } = await ask('undo 1')
  expect([code, warned]).toEqual([1, expect.stringContaining(`The mails of ${id} are on their way: mark it as spam`)])
})

test('LEAD-54: forgets by number, shows what it found first, and refuses where there is no terminal', async () => {
  const { ask, run, store, database } = await leadsDesk()
  const id = await store()
  const other = await store({ lastName: 'Byron', phone: '570 555 0199' })
  const refused = await run('leads', 'forget', '+1 570.555.0134')
  expect(refused).toMatchObject({
    code: 1,
    said: expect.stringContaining(id),
    warned: expect.stringContaining('--yes'),
  })
  expect(refused.said).not.toContain(other)
  expect((await ask(`leads show ${id}`)).code).toBe(0)
  const forgotten = await run('leads', 'forget', '+1 570.555.0134', '--yes')
  expect(forgotten.said).toMatch(/1 message and 2 mails erased\.\nReceipt: run \d+\./)
  expect(forgotten.warned).toContain('1 more message from ada@example.com')
  expect((await run('leads', 'forget', '570 555 0134', '--yes')).warned).toContain('nothing was erased')
  expect((await ask(`leads delete ${other}`)).code).toBe(1)
  expect(await ask(`leads delete ${other} --yes`)).toMatchObject({ code: 0, said: expect.stringContaining('Byron') })
  expect((await ask('leads list')).warned).toBe('No messages.')
  const runs = await database.db.selectFrom('runs').selectAll().execute()
  const changes = await database.db.selectFrom('run_changes').selectAll().execute()
  expect(changes.map(({ key }) => key).toSorted()).toEqual([id, other].toSorted())
  expect(JSON.stringify([runs, changes])).not.toMatch(/ada@|0134|0199|byron|lovelace/i)
  expect((await ask(`undo ${runs[0]?.id}`)).warned).toContain('erased for good')
})

test('LEAD-53: retention says for how long messages are kept, and ends what is past its time', async () => {
  const { ask, store, age, runWith } = await leadsDesk()
  const id = await store()
  await store({ email: 'young@example.com' })
  await age(id, '2020-01-01T00:00:00.000Z')
  const told = await ask('retention')
  expect(told).toMatchObject({ code: 0, said: expect.stringContaining('kept for 730 days') })
  expect(told.said).toContain('1 message past that.')
  const longer = await runWith({ env: { LEADS_KEPT_DAYS: '99999' } }, 'retention')
  expect(longer.said).toContain('0 messages past that.')
  expect(await ask('retention --end')).toMatchObject({ code: 0, said: expect.stringContaining('1 message erased.') })
  expect((await ask(`leads show ${id}`)).code).toBe(1)
  expect((await ask('leads list')).warned).toContain('1 message,')
})

test('LEAD-33: says which cart is asked about most', async () => {
  const { ask, store } = await leadsDesk()
  await store({ message: 'One, please, for my farm' }, { context: { cart: city } })
  for (const message of ['The red one, is it there?', 'And the blue one, is it?'])
    await store({ message }, { context: { cart: nomad } })
  await store({ message: 'Win at our casino now' }, { suspicion: 'advertising', context: { cart: city } })
  await store({ message: 'Are you open on Sunday?' })
  const { said, warned } = await ask('leads carts')
  expect(said.split('\n').map((line) => line.trim().split('  ').slice(0, 3))).toEqual([
    ['2', 'Denago EV Nomad (ev-nomad)', '2 new'],
    ['1', 'Denago EV City (ev-city)', '1 new'],
  ])
  expect(warned).toBe('2 carts; 1 message about none.')
})

test('LEAD-33, LEAD-70: an export is inert for spreadsheets, for its owner alone, and overwrites nothing', async () => {
  const { ask, store, file } = await leadsDesk()
  for (const [index, danger] of ['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)'].entries())
    await store({ firstName: danger, lastName: `Number ${index}`, message: `${danger}\n"quoted", and more` })
  const path = file('leads.csv')
  expect((await ask(`leads export ${path}`)).code).toBe(0)
  const [head, ...rows] = readCsv(readFileSync(path, 'utf8'))
  expect(head?.cells).toContain('Message')
  expect(rows).toHaveLength(4)
  for (const { cells } of rows) for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  expect(statSync(path).mode & 0o077).toBe(0)
  writeFileSync(path, 'mine')
  expect((await ask(`leads export ${path}`)).code).toBe(1)
  expect(readFileSync(path, 'utf8')).toBe('mine')
  expect((await ask(`leads export ${path} --force`)).code).toBe(0)
})

test('LEAD-70, SITE-100: an export keeps phone numbers, is JSON where its name says so, and is in the history', async () => {
  const { ask, store, file } = await leadsDesk()
  const id = await store({ phone: '+1 570 555 0134' }, { context: { cart: city } })
  await ask(`leads export ${file('numbers.csv')}`)
  const [head, row] = readCsv(readFileSync(file('numbers.csv'), 'utf8'))
  const cell = (column: string) => row?.cells[head?.cells.indexOf(column) ?? -1]
  expect([cell('Phone'), cell('Cart')]).toEqual(['+1 570 555 0134', city.name])
  await ask(`leads export ${file('numbers.json')} --status new`)
  expect(statSync(file('numbers.json')).mode & 0o077).toBe(0)
  const [record] = JSON.parse(readFileSync(file('numbers.json'), 'utf8')) as Record<string, unknown>[]
  expect(record).toMatchObject({ id, phone: '+1 570 555 0134', cart: city, town: null })
  expect(record?.received).toMatch(/-0[45]:00$/)
  expect((await ask('history')).said).toMatch(/leads export {2}\(0 changes\)\n.*leads export {2}\(0 changes\)$/)
  expect((await ask('undo 1')).warned).toContain('Run 1 changed nothing.')
})

test.each([
  'leads',
  'leads frobnicate',
  'leads list --since yesterday',
  'leads list --state lost',
  'leads show',
  'leads list extra',
  'leads mark x done',
  'leads forget nothing',
  'leads export leads.xls',
])('SITE-42: "%s" is not understood', async (words) => {
  const { code, warned } = await (await leadsDesk()).ask(words)
  expect([code, warned]).toEqual([2, expect.stringContaining('Usage: npm run desk -- leads')])
})
