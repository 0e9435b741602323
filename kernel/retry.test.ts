import { expect, test } from 'vitest'
import { backoffMs, retry, withTimeout } from './retry.ts'

const busy = new Error('busy')
const broken = new Error('broken')
const options = { backoff: { firstMs: 1 }, timeoutMs: 10_000, isTransient: (error: unknown) => error === busy }

function failing(...errors: readonly Error[]) {
  const calls = { count: 0 }
  const work = async () => {
    const error = errors[calls.count]
    calls.count += 1
    if (error) throw error
    return 'done'
  }
  return { calls, work }
}

test('pauses are alike, or grow up to the longest', () => {
  expect([1, 2, 3].map((attempts) => backoffMs(attempts, { firstMs: 10 }, 0.5))).toEqual([10, 10, 10])
  const growing = { firstMs: 10, factor: 2, longestMs: 35 }
  expect([1, 2, 3, 4].map((attempts) => backoffMs(attempts, growing, 0.5))).toEqual([10, 20, 35, 35])
})

test('jitter spreads a pause between its two bounds', () => {
  const spread = { firstMs: 100, jitter: [0.75, 1.25] } as const
  expect([0, 0.5, 1].map((random) => backoffMs(1, spread, random))).toEqual([75, 100, 125])
})

test('a transient error is tried again until the work succeeds', async () => {
  const { work, calls } = failing(busy, busy)
  expect(await retry(work, options)).toBe('done')
  expect(calls.count).toBe(3)
})

test('any other error is final, and so is a transient one after the timeout', async () => {
  const final = failing(busy, broken)
  await expect(retry(final.work, options)).rejects.toBe(broken)
  expect(final.calls.count).toBe(2)
  const late = failing(busy)
  await expect(retry(late.work, { ...options, timeoutMs: 0 })).rejects.toBe(busy)
  expect(late.calls.count).toBe(1)
})

test('work that hangs is given up with the error for it; work that ends keeps its own', async () => {
  const timeout = () => new Error('took too long')
  await expect(withTimeout(new Promise(() => {}), 1, timeout)).rejects.toThrow('took too long')
  expect(await withTimeout(Promise.resolve('done'), 10_000, timeout)).toBe('done')
  await expect(withTimeout(Promise.reject(broken), 10_000, timeout)).rejects.toBe(broken)
})
