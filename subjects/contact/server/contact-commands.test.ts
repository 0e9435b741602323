import { expect, test } from 'vitest'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { startMailServer } from '#tests/setup/mail-server.ts'
import { newOperator } from '#tests/setup/operator.ts'
import { recordKeptDays } from './message/erase.ts'
import { createMessageStore } from './message/store.ts'

test('LEAD-53: retention says for how long messages are kept, and ends what is past its time', async () => {
  const { run, runWith, database } = await newOperator()
  const { db, writer } = database
  const accept = createMessageStore({ writer, mailDomain: 'switchback.test', now: () => new Date() })
  for (const email of ['old@example.com', 'young@example.com'])
    await accept({ submission: { ...goodSubmission, email }, source: 'form' })
  await db
    .updateTable('leads')
    .set({ received_at: '2020-01-01T00:00:00.000Z' })
    .where('email', '=', 'old@example.com')
    .execute()
  const told = await run('retention')
  expect(told).toMatchObject({ code: 0, said: expect.stringContaining('kept for 730 days') })
  expect(told.said).toContain('1 message past that.')
  expect(told.said).toMatch(/The next one ends on /)
  const longer = await runWith({ env: { LEADS_KEPT_DAYS: '99999' } }, 'retention')
  expect(longer.said).toContain('0 messages past that.')
  // The site has run with 730 days, and finds another setting.
  await recordKeptDays(db, 730, new Date())
  const shorter = { env: { LEADS_KEPT_DAYS: '7' } }
  expect((await runWith(shorter, 'retention')).said).toMatch(
    /kept for 730 days.*\n.*says 7 days, fewer than before: from/,
  )
  expect((await runWith(shorter, 'status')).warned).toContain('LEADS_KEPT_DAYS says 7 days')
  expect(await run('retention', '--end')).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 message erased.'),
  })
  expect(await db.selectFrom('leads').select('email').execute()).toEqual([{ email: 'young@example.com' }])
})

test('SITE-121: a test mail names a reader whom the mail server refuses while it takes the mail for another', async () => {
  const refuse = (address: string) => (address.startsWith('gone') ? { code: 550, text: 'no such user' } : undefined)
  const server = await startMailServer({ refuse })
  const { runWith } = await newOperator()
  const env = { SMTP_URL: server.url, LEADS_TO: 'ruth@shop.test, gone@shop.test', LEADS_FROM: 'shop@shop.test' }
  const told = await runWith({ env }, 'mail', 'test')
  expect(told).toMatchObject({ code: 1, warned: expect.stringContaining('takes none for gone@shop.test') })
  expect(server.received.map(({ to }) => to)).toEqual([['ruth@shop.test']])
})
