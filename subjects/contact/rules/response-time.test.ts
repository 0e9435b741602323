import { expect, test } from 'vitest'
import { leastAnswered } from '#subjects/contact/facts/response-time.ts'
import { responseTime, responseTimeSentence } from './response-time.ts'

const hour = 3_600_000
const now = new Date('2026-05-06T15:00:00Z')
/** A message that came so many hours ago, and waited so many for its answer. */
const message = (ago: number, waited?: number) => {
  const receivedAt = new Date(now.getTime() - ago * hour)
  return { receivedAt, answeredAt: waited === undefined ? undefined : new Date(receivedAt.getTime() + waited * hour) }
}

test('LEAD-82: half of the messages were answered by the median; one without an answer counts once the promise is past', () => {
  const messages = [message(200, 1), message(150, 3), message(100, 30), message(90), message(5)]
  expect(responseTime(messages, now)).toMatchObject({ count: 4, medianMs: 3 * hour, withinPromise: 2 })
  expect(responseTime([message(50), message(60, 2), message(70)], now)).toMatchObject({ count: 3, medianMs: undefined })
  expect(responseTime([], now)).toMatchObject({ count: 0, medianMs: undefined, withinPromise: 0 })
})

test('LEAD-82: each week stands for itself, the last one last', () => {
  const { weeks } = responseTime([message(2, 1), message(24 * 8, 5), message(24 * 9, 7)], now)
  expect(weeks).toHaveLength(13)
  expect(weeks.slice(-2).map(({ count, medianMs = 0 }) => [count, medianMs / hour])).toEqual([
    [2, 5],
    [1, 1],
  ])
  expect(weeks.at(-1)?.from).toBe('2026-04-30')
})

test.each([
  [leastAnswered - 1, 2, undefined],
  [leastAnswered, 2.2, `In the last 90 days we answered half of ${leastAnswered} messages within 3 hours.`],
  [64, 0.2, 'In the last 90 days we answered half of 64 messages within 1 hour.'],
  [64, 70, 'In the last 90 days we answered half of 64 messages within 3 days.'],
])('LEAD-83: of %d messages and %d hours visitors read: %s', (count, hours, sentence) => {
  expect(responseTimeSentence({ count, medianMs: hours * hour })).toBe(sentence)
  expect(responseTimeSentence({ count, medianMs: undefined })).toBeUndefined()
})
