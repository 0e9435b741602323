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
  return import('./saved-carts.ts')
}

test('CART-57: the latest comes first, once, and is there after a reload', async () => {
  const kept = new Map<string, string>()
  const { saveCart } = await pageOn(kept)
  for (const cart of [city, nomad, city]) saveCart(cart)
  const { readSavedCarts, dropSavedCart } = await pageOn(kept)
  expect(readSavedCarts()).toEqual([city, nomad])
  dropSavedCart(city.id)
  expect(readSavedCarts()).toEqual([nomad])
})

test('CART-57: the list does not grow beyond its limit', async () => {
  const { saveCart, readSavedCarts } = await pageOn()
  for (let index = 0; index < 40; index += 1) saveCart({ id: `cart-${index}`, name: `Cart ${index}` })
  const ids = readSavedCarts().map(({ id }) => id)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([24, 'cart-39', 'cart-16'])
})

test.each([
  'nonsense',
  '{}',
  'null',
  '[1,"a",null,{"id":"x"}]',
  '[{"id":"../admin","name":"x"},{"id":"a","name":"x","image":"https://elsewhere.example/x"}]',
])('CART-57: what is no list of carts is none: %s', async (text) => {
  const { readSavedCarts } = await pageOn(new Map([['switchback-saved', text]]))
  expect(readSavedCarts()).toEqual([])
})

test('CART-57: a device that keeps nothing still shows the list on this page', async () => {
  const { saveCart, readSavedCarts } = await pageOn(undefined, true)
  saveCart(city)
  expect(readSavedCarts()).toEqual([city])
})
