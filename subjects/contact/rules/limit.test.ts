import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Limit, mailboxKey, takeFrom, type Usage } from './limit.ts'

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

test.each(['Victim@Example.com', 'victim+1@example.com', 'v.i.c.tim+a+b@example.com'])(
  'LEAD-51: %s is the mailbox victim@example.com',
  (email) => expect(mailboxKey(email)).toBe('victim@example.com'),
)
