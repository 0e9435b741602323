import { expect, test, vi } from 'vitest'

const city = { id: 'ev-city', name: 'Denago EV City', image: '/media/carts/ev-city.webp' }
const nomad = { id: 'ev-nomad', name: 'Denago EV Nomad' }

/** A page on a device that keeps this. */
async function pageOn(kept = new Map<string, string>(), full = false) {
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  })
  return import('./device-carts.ts')
}

test('CART-57: the latest comes first, once, and is there after a reload', async () => {
  const kept = new Map<string, string>()
  const { keepCart } = await pageOn(kept)
  for (const cart of [city, nomad, city]) keepCart('saved', cart)
  const { deviceCarts, dropCart } = await pageOn(kept)
  expect(deviceCarts('saved')).toEqual([city, nomad])
  dropCart('saved', city.id)
  expect(deviceCarts('saved')).toEqual([nomad])
})

test('CART-57: no list grows beyond its limit', async () => {
  const { keepCart, deviceCarts } = await pageOn()
  for (let index = 0; index < 40; index += 1) keepCart('seen', { id: `cart-${index}`, name: `Cart ${index}` })
  expect(deviceCarts('seen').map(({ id }) => id)).toEqual([39, 38, 37, 36, 35, 34, 33, 32].map((n) => `cart-${n}`))
})

test.each([
  'nonsense',
  '{}',
  'null',
  '[1,"a",null,{"id":"x"}]',
  '[{"id":"../admin","name":"x"},{"id":"a","name":"x","image":"https://elsewhere.example/x"}]',
])('CART-57: what is no list of carts is none: %s', async (text) => {
  const { deviceCarts } = await pageOn(new Map([['switchback-saved', text]]))
  expect(deviceCarts('saved')).toEqual([])
})

test('CART-57: a device that keeps nothing still shows the list on this page', async () => {
  const { keepCart, deviceCarts } = await pageOn(undefined, true)
  keepCart('saved', city)
  expect(deviceCarts('saved')).toEqual([city])
})
