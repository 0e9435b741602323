import { expect, it } from 'vitest'
import { vehicleList } from './vehicle-list.ts'

const now = new Date('2026-05-06T15:00:00Z')

function source(failures: number) {
  const calls = { count: 0 }
  const list = async () => {
    calls.count += 1
    if (calls.count <= failures) throw new Error('the disk is gone')
    return []
  }
  return { calls, list }
}

it.each([0, 1, 3])('CART-9: asks again, %d times; five minutes fresh', async (retries) => {
  const mended = source(retries)
  expect(await vehicleList(mended, now, retries)).toEqual({ vehicles: [], until: new Date('2026-05-06T15:05:00Z') })
  expect(mended.calls.count).toBe(retries + 1)
})

it('CART-11: says with which status it failed, and only for a moment', async () => {
  const broken = source(9)
  expect(await vehicleList(broken, now, 1)).toEqual({ failedWith: 503, until: new Date('2026-05-06T15:00:05Z') })
  expect(broken.calls.count).toBe(2)
})
