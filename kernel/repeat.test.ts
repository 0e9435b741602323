import { afterEach, expect, test, vi } from 'vitest'
import { everyHour, repeat } from './repeat.ts'

afterEach(() => void vi.useRealTimers())

test('SITE-87: chores are done a minute after the start and every hour; one that fails is told and keeps no other from being done', async () => {
  vi.useFakeTimers()
  const done: string[] = []
  const told: object[] = []
  const stop = everyHour(
    {
      first: async () => {
        done.push('first')
        throw new Error('the disk is full')
      },
      second: async () => void done.push('second'),
    },
    { warn: (line: object) => void told.push(line), error: expect.fail },
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect([done, told]).toEqual([['first', 'second'], [{ chore: 'first', error: 'Error: the disk is full' }]])
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(done).toHaveLength(4)
  await stop()
  await vi.advanceTimersByTimeAsync(7_200_000)
  expect(done).toHaveLength(4)
})

test('SITE-87: work that fails is logged with its place in our code, and done again', async () => {
  vi.useFakeTimers()
  let count = 0
  const told: { readonly error: string }[] = []
  const work = () => {
    count += 1
    return count === 1 ? Promise.reject(new TypeError('a defect')) : Promise.resolve()
  }
  const stop = repeat(work, { everyMs: 10 }, { error: (line: { readonly error: string }) => void told.push(line) })
  await vi.advanceTimersByTimeAsync(25)
  expect([count, told]).toEqual([3, [{ error: expect.stringMatching(/TypeError: a defect\n +at /) }]])
  await stop()
})
