import { expect, test } from 'vitest'
import { towns } from '#subjects/county/rules/towns.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { canonicalContactQuery, readContext } from './message-context.ts'

const cart = { id: 'd5-maverick-4-plus', brand: 'Evolution', name: 'Evolution D5 Maverick 4 Plus' } as OfferedVehicle
const vehicles = { get: async (id: string) => (id === cart.id ? cart : null) }

test('LEAD-22: every town answers to its name with its type and without', async () => {
  for (const { slug, fullSlug } of towns)
    for (const town of [slug, fullSlug]) expect((await readContext({ town }, vehicles)).town?.id).toBe(fullSlug)
})

test.each([
  {},
  { cart: '', town: '' },
  { cart: 'Call 555 now', town: 'Call 555 now' },
  { cart: 7, town: ['x'] },
  { question: '/will-it-climb?slope=much' },
  { question: '/buy?slope=5' },
])('LEAD-22: what we do not know by name is not taken up: %j', async (given) => {
  expect(await readContext(given, vehicles)).toEqual({})
})

test('LEAD-22: a cart that cannot be looked up keeps no message out', async () => {
  const away = { get: () => Promise.reject(new Error('away')) }
  expect(await readContext({ cart: cart.id, town: 'lehighton' }, away)).toMatchObject({
    town: { name: 'Lehighton Borough' },
  })
})

test.each([
  ['', ''],
  ['interest=sales&cart=&town=nowhere', ''],
  ['interest=boats&utm=1', ''],
  ['town=jim-thorpe&cart=EV-City&interest=parts', 'interest=parts&cart=ev-city&town=jim-thorpe'],
])('LEAD-22: the links ?%s and ?%s open one page', (query, one) =>
  expect(canonicalContactQuery(new URLSearchParams(query)).toString()).toBe(one),
)
