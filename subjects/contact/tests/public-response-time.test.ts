import { expect, test } from 'vitest'
import { messagesOf } from '#subjects/contact/server/message/decisions.ts'
import { createMessageStore } from '#subjects/contact/server/message/store.ts'
import { planResponseTimeShown } from '#subjects/dealership/server/change-shop.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { shopSite } from '#tests/setup/shop-site.ts'

const now = new Date('2026-05-06T15:00:00Z')
const by = { who: 'Dana', command: 'answering', at: now }
const sentence = 'In the last 90 days we answered half of 20 messages within 2 hours.'

test('LEAD-83: visitors read how we answer on both pages once the dealer lets them, and no longer once not', async () => {
  const { db, database, make, page } = await shopSite(now)
  let at = now.getTime() - 30 * 86_400_000
  const shared = { writer: database.writer, mailDomain: 'switchback.test', now: () => new Date(at) }
  const [accept, desk] = [createMessageStore(shared), messagesOf(shared)]
  for (let count = 0; count < 20; count += 1) {
    const submission = { ...goodSubmission, email: `ada${count}@example.com` }
    const accepted = await accept({ submission, source: 'form' })
    at += 2 * 3_600_000
    if ('id' in accepted) await desk.mark(accepted.id, 'answered', { ...by, at: new Date(at) })
  }
  const isRead = () =>
    Promise.all(['/contact', '/thank-you'].map(async (path) => (await page(path)).includes(sentence)))
  expect(await isRead()).toEqual([false, false])
  for (const isShown of [true, false]) {
    await make(planResponseTimeShown(db, isShown))
    expect(await isRead()).toEqual([isShown, isShown])
  }
})
