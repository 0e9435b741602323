import { expect, test } from 'vitest'
import { backoffMs, retry } from './retry.ts'

const busy = new Error('busy')
const broken = new Error('broken')
const options = { backoff: { firstMs: 1 }, timeoutMs: 10_000, isTransient: (error: unknown) => error === busy }

test.each([
  ['alike', { firstMs: 10 }, [10, 10, 10, 10]],
  ['growing up to the longest', { firstMs: 10, factor: 2, longestMs: 35 }, [10, 20, 35, 35]],
])('pauses are %s', (_, backoff, pauses) => {
  expect([1, 2, 3, 4].map((attempts) => backoffMs(attempts, backoff, 0.5))).toEqual(pauses)
})

test.each([
  ['a transient error is tried again until the work succeeds', [busy, busy], 10_000, 'done', 3],
  ['any other error is final', [busy, broken], 10_000, broken, 2],
  ['a transient one is final after the timeout', [busy], 0, busy, 1],
])('%s', async (_, errors, timeoutMs, outcome, attempts) => {
  const left = [...errors]
  let calls = 0
  const work = async () => {
    calls += 1
    const error = left.shift()
    if (error) throw error
    return 'done'
  }
  expect(await retry(work, { ...options, timeoutMs }).catch((error: unknown) => error)).toBe(outcome)
  expect(calls).toBe(attempts)
})
