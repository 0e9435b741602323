import { expect, it } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { type Vehicle, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { vehicleList } from './vehicle-list.ts'

const now = new Date('2026-05-06T15:00:00Z')
const carts: readonly Vehicle[] = inventory.slice(0, 3).map(({ drawing, ...record }) => vehicleSchema.parse(record))

function source(failures: number) {
  const calls = { count: 0 }
  const list = async () => {
    calls.count += 1
    if (calls.count <= failures) throw new Error('the disk is gone')
    return carts
  }
  return { calls, source: { list, get: async () => null } }
}

it('CART-9: five minutes fresh', async () => {
  expect(await vehicleList(source(0).source, now, 1)).toEqual({
    vehicles: carts,
    until: new Date('2026-05-06T15:05:00Z'),
  })
})

it.each([1, 3])('CART-9: asks again, %d times', async (retries) => {
  const mended = source(retries)
  expect(await vehicleList(mended.source, now, retries)).toHaveProperty('vehicles', carts)
  expect(mended.calls.count).toBe(retries + 1)
})

it('CART-11: says with which status it failed, and only for a moment', async () => {
  const broken = source(9)
  expect(await vehicleList(broken.source, now, 1)).toEqual({
    failedWith: 503,
    until: new Date('2026-05-06T15:00:05Z'),
  })
  expect(broken.calls.count).toBe(2)
})
