import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatEasternStamp } from '#kit/dates/eastern-time.ts'
import { readCsv } from '#kit/formats/csv.ts'
import type { LeadContext } from '#subjects/contact/rules/contact-submission.ts'
import { createAcceptLead } from '#subjects/contact/server/leads/accept-lead.ts'
import { noteKeptDays } from '#subjects/contact/server/leads/erasure.ts'
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

test('LEAD-33: list, show, release and resend', async () => {
  const { ask, store } = await leadsDesk()
  const id = await store()
  const suspect = await store({ interest: 'parts', email: 'spam@example.com' }, { suspicion: 'too fast' })
  const quarantined = await ask('leads list --state quarantined')
  expect([quarantined.said.includes(suspect), quarantined.said.includes(id)]).toEqual([true, false])
  expect((await ask('leads list --interest service --since 2020-01-01')).said).toContain(id)
  expect((await ask('leads list --since 2999-01-01')).warned).toBe('No messages.')
  const shown = await ask(`leads show ${suspect}`)
  for (const part of ['spam@example.com', 'Parts & Accessories', 'too fast', 'The brakes squeal\non the hill.'])
    expect(shown.said).toContain(part)
  expect((await ask(`leads resend ${suspect}`)).warned).toContain('is in quarantine: release it first.')
  expect((await ask(`leads release ${suspect}`)).code).toBe(0)
  expect((await ask(`leads release ${suspect}`)).warned).toContain('is not in quarantine.')
  expect((await ask('undo 1')).warned).toContain(`The mails of ${suspect} are on their way: mark it as spam instead`)
  expect(await ask(`leads resend ${id}`)).toMatchObject({
    code: 0,
    said: '2 mails waiting already to be sent, once SMTP_URL is set: not doubled.',
  })
  for (const command of ['show none', 'release none', 'resend none', 'mark none spam', 'delete none'])
    expect(await ask(`leads ${command}`)).toMatchObject({
      code: 1,
      warned: expect.stringContaining('There is no message none.'),
    })
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

test('LEAD-61, LEAD-60: what became of a message, with a note and by whom; found by words, and undone', async () => {
  const { ask, run, store } = await leadsDesk()
  const id = await store()
  const marked = await run('leads', 'mark', id, 'answered', '--note', 'comes on Friday', '--by', 'Dana')
  expect(marked).toMatchObject({ code: 0, said: expect.stringMatching(/: new → answered, by Dana \(run 1\)\./) })
  expect((await ask(`leads mark ${id} answered`)).said).toContain('already')
  expect((await run('leads', 'list', '--search', 'comes on')).said).toMatch(
    /answered after 0 min by Dana: comes on Friday/,
  )
  expect((await ask('leads list --search nothing')).said).toBe('')
  const shown = await ask(`leads show ${id}`)
  for (const line of ['Status: answered', 'Note: comes on Friday', 'By: Dana']) expect(shown.said).toContain(line)
  expect((await ask('history show 1')).said).toMatch(/status new → answered/)
  expect((await ask('undo 1')).code).toBe(0)
  expect((await ask('leads list --status new')).said).toContain(id)
})

test('LEAD-54: forgets by number, shows what it found first, and refuses where there is no terminal', async () => {
  const { ask, run, store } = await leadsDesk()
  const id = await store()
  const other = await store({ lastName: 'Byron', phone: '570 555 0199' })
  const refused = await run('leads', 'forget', '+1 570.555.0134')
  expect([refused.code, refused.warned]).toEqual([1, expect.stringContaining('--yes')])
  expect([refused.said.includes(id), refused.said.includes(other)]).toEqual([true, false])
  const forgotten = await run('leads', 'forget', '+1 570.555.0134', '--yes')
  expect(forgotten.said).toMatch(/1 message and 2 mails erased\.\nReceipt: run \d+\./)
  expect(forgotten.warned).toContain('1 more message from ada@example.com')
  expect((await run('leads', 'forget', '570 555 0134', '--yes')).warned).toContain('nothing was erased')
  expect((await ask(`leads delete ${other}`)).code).toBe(1)
  expect(await ask(`leads delete ${other} --yes`)).toMatchObject({ code: 0, said: expect.stringContaining('Byron') })
  expect((await ask('leads list')).warned).toBe('No messages.')
  expect((await ask('undo 1')).warned).toContain('erased for good')
})

test('LEAD-53: retention says for how long messages are kept, and ends what is past its time', async () => {
  const { ask, store, age, runWith, database } = await leadsDesk()
  const id = await store()
  await store({ email: 'young@example.com' })
  await age(id, '2020-01-01T00:00:00.000Z')
  const told = await ask('retention')
  expect(told).toMatchObject({ code: 0, said: expect.stringContaining('kept for 730 days') })
  expect(told.said).toContain('1 message past that.')
  const longer = await runWith({ env: { LEADS_KEPT_DAYS: '99999' } }, 'retention')
  expect(longer.said).toContain('0 messages past that.')
  // The site has run with 730 days, and finds another setting.
  await noteKeptDays(database.db, 730, new Date())
  const shorter = { env: { LEADS_KEPT_DAYS: '7' } }
  expect((await runWith(shorter, 'retention')).said).toMatch(
    /kept for 730 days.*\n.*says 7 days, fewer than before: from/,
  )
  expect((await runWith(shorter, 'status')).warned).toContain('LEADS_KEPT_DAYS says 7 days')
  expect(await ask('retention --end')).toMatchObject({ code: 0, said: expect.stringContaining('1 message erased.') })
  expect((await ask(`leads show ${id}`)).code).toBe(1)
  expect((await ask('leads list')).warned).toContain('1 message,')
})

test('LEAD-26, LEAD-70: suspects stand under "new", a step from real or spam, and exports leave spam out', async () => {
  const { ask, store, file } = await leadsDesk()
  const [real, spam] = [
    await store({}, { suspicion: 'links' }),
    await store({ lastName: 'Ad' }, { suspicion: 'links' }),
  ]
  const { said, warned } = await ask('leads list --status new')
  for (const id of [real, spam]) expect(said).toContain(`${id}  new`)
  expect(warned).toBe('2 messages, 0 to be answered, 2 like advertising: "leads release ID" or "leads mark ID spam".')
  await ask(`leads release ${real}`)
  await ask(`leads mark ${spam} spam`)
  expect((await ask('leads list --status new')).warned).toBe('1 message, 1 to be answered.')
  expect((await ask(`leads export ${file('a.csv')}`)).said).toContain('1 message written')
  expect(readFileSync(file('a.csv'), 'utf8')).not.toContain(spam)
  await ask(`leads export ${file('b.csv')} --status spam`)
  expect(readFileSync(file('b.csv'), 'utf8')).toContain(spam)
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

test('LEAD-33, LEAD-70, SITE-100: an export is inert for spreadsheets, for its owner alone, overwrites nothing, and is in the history', async () => {
  const { ask, store, file } = await leadsDesk()
  const id = await store({ phone: '+1 570 555 0134' }, { context: { cart: city } })
  for (const [index, danger] of ['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)'].entries())
    await store({ firstName: danger, lastName: `Number ${index}`, message: `${danger}\n"quoted", and more` })
  const path = file('leads.csv')
  expect((await ask(`leads export ${path}`)).code).toBe(0)
  const [head, ...rows] = readCsv(readFileSync(path, 'utf8'))
  expect(rows).toHaveLength(5)
  for (const { cells } of rows) for (const cell of cells) expect(cell).not.toMatch(/^(?:[=\-@\t\r]|\+(?!1 570))/)
  const columns = ['Phone', 'Cart'].map((column) => rows.at(-1)?.cells[head?.cells.indexOf(column) ?? -1])
  expect(columns).toEqual(['+1 570 555 0134', city.name])
  writeFileSync(path, 'mine')
  expect((await ask(`leads export ${path}`)).code).toBe(1)
  expect(readFileSync(path, 'utf8')).toBe('mine')
  expect((await ask(`leads export ${path} --force`)).code).toBe(0)
  await ask(`leads export ${file('leads.json')} --search 0134`)
  expect(statSync(file('leads.json')).mode & 0o077).toBe(0)
  const records = JSON.parse(readFileSync(file('leads.json'), 'utf8')) as Record<string, unknown>[]
  const received = expect.stringMatching(/-0[45]:00$/)
  expect(records.find((record) => record.id === id)).toMatchObject({ cart: city, town: null, received })
  expect((await ask('history')).said.match(/leads export {2}\(0 changes\)/g)).toHaveLength(3)
})

test.each(['list --since yesterday', 'mark x done', 'forget nothing', 'export leads.xls'])(
  'SITE-42: "leads %s" is not understood',
  async (words) => {
    const { code, warned } = await (await leadsDesk()).ask(`leads ${words}`)
    expect([code, warned]).toEqual([2, expect.stringContaining('Usage: npm run desk -- leads')])
  },
)
