import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { latestRuns } from '#kernel/history/read-runs.ts'
import { readCsv } from '#kit/formats/csv.ts'
import type { LeadContext } from '#subjects/contact/rules/contact-submission.ts'
import { createAcceptLead } from '#subjects/contact/server/leads/accept-lead.ts'
import { noteKeptDays } from '#subjects/contact/server/leads/erasure.ts'
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
  const left = await database.db.selectFrom('leads').select(['id', 'email']).execute()
  expect(left.map(({ email }) => email)).toEqual(['young@example.com'])
})

test('LEAD-33, LEAD-70, SITE-100: an export is inert for spreadsheets, for its owner alone, overwrites nothing, and is in the history', async () => {
  const { ask, store, file, database } = await leadsDesk()
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
  await ask(`leads export ${file('leads.json')} --status new`)
  expect(statSync(file('leads.json')).mode & 0o077).toBe(0)
  const records = JSON.parse(readFileSync(file('leads.json'), 'utf8')) as Record<string, unknown>[]
  const received = expect.stringMatching(/-0[45]:00$/)
  expect(records.find((record) => record.id === id)).toMatchObject({ cart: city, town: null, received })
  const runs = await latestRuns(database.db, 10)
  expect(runs.filter(({ command, changed }) => command === 'leads export' && changed === 0)).toHaveLength(3)
})

test.each(['export a.csv --since yesterday', 'export a.csv --status done', 'forget nothing', 'export leads.xls'])(
  'SITE-42: "leads %s" is not understood',
  async (words) => {
    const { code, warned } = await (await leadsDesk()).ask(`leads ${words}`)
    expect([code, warned]).toEqual([2, expect.stringContaining('Usage: npm run desk -- leads')])
  },
)
