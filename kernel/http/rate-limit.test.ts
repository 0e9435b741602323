import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Limit, RateLimit, takeFrom, type Usage } from './rate-limit.ts'

test('LEAD-19: so many at once, then one every while, for each sender by itself', () => {
  const limit = new RateLimit({ most: 2, refillMs: 30_000 })
  expect([limit.take('a', 0), limit.take('a', 0), limit.take('a', 0)]).toEqual([0, 0, 30])
  expect(limit.take('b', 0)).toBe(0)
  expect(limit.take('a', 29_000)).toBe(1)
  expect(limit.take('a', 30_000)).toBe(0)
  expect(limit.take('a', 30_001)).toBe(30)
})

test('LEAD-19: many senders cannot fill the memory', () => {
  const limit = new RateLimit({ most: 1, refillMs: 30_000 })
  limit.take('first', 0)
  for (let sender = 0; sender < 20_000; sender += 1) limit.take(`s${sender}`, 0)
  expect(limit.take('first', 0)).toBe(0)
  expect(limit.take('s19999', 0)).toBe(30)
})

const hour = 3_600_000
const day = 24 * hour

/** The moments at which a limit let something be done. */
function granted(limit: Limit, moments: readonly number[]): readonly number[] {
  let usage: Usage = { used: 0, at: 0 }
  return moments.filter((at) => {
    const taken = takeFrom(limit, usage, 1, at)
    usage = taken.usage ?? usage
    return taken.usage !== undefined
  })
}
const most = (moments: readonly number[], windowMs: number) =>
  Math.max(0, ...moments.map((from) => moments.filter((at) => at >= from && at < from + windowMs).length))
const anyMoments = fc.array(fc.nat(9 * hour), { maxLength: 60 }).map((pauses) => {
  let at = 0
  return pauses.map((pause) => (at += pause))
})

test('LEAD-51: three in a day are never more than three in any day', () => {
  fc.assert(fc.property(anyMoments, (moments) => most(granted({ most: 3, restMs: day }, moments), day) <= 3))
})

test('LEAD-19: a limit that refills lets through its burst and then what it refills', () => {
  fc.assert(fc.property(anyMoments, (moments) => most(granted({ most: 5, refillMs: hour }, moments), day) <= 5 + 24))
  expect(granted({ most: 2, refillMs: hour }, [0, 1, 2, hour + 2, hour + 3])).toEqual([0, 1, hour + 2])
})

test('LEAD-19: what is refused is told how long to wait, and then it goes', () => {
  const limit = { most: 10, refillMs: 1_000 }
  const usage = { used: 10, at: 0 }
  expect(takeFrom(limit, usage, 3, 500).waitMs).toBe(2_500)
  expect(takeFrom(limit, usage, 3, 3_000).waitMs).toBe(0)
  expect(takeFrom({ most: 3, restMs: day }, { used: 3, at: hour }, 1, 2 * hour).waitMs).toBe(day - hour)
  expect(takeFrom({ most: 3, restMs: day }, { used: 3, at: hour }, 3, hour + day).waitMs).toBe(0)
})

test('LEAD-19: a usage of the future, by a clock that has been set back, counts for nothing', () => {
  expect(takeFrom({ most: 3, restMs: day }, { used: 3, at: 365 * day }, 1, 0).usage).toBeDefined()
})
