import { expect, test } from 'vitest'
import { RateLimit } from './rate-limit.ts'

test('LEAD-19: so many at once, then one every while, for each sender by itself', () => {
  const limit = new RateLimit({ burst: 2, refillMs: 30_000 })
  expect([limit.take('a', 0), limit.take('a', 0), limit.take('a', 0)]).toEqual([0, 0, 30])
  expect(limit.take('b', 0)).toBe(0)
  expect(limit.take('a', 29_000)).toBe(1)
  expect(limit.take('a', 30_000)).toBe(0)
  expect(limit.take('a', 30_001)).toBe(30)
})

test('LEAD-19: many senders cannot fill the memory', () => {
  const limit = new RateLimit({ burst: 1, refillMs: 30_000 })
  limit.take('first', 0)
  for (let sender = 0; sender < 20_000; sender += 1) limit.take(`s${sender}`, 0)
  expect(limit.take('first', 0)).toBe(0)
  expect(limit.take('s19999', 0)).toBe(30)
})
