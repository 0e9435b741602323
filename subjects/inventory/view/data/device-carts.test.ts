import { beforeEach, expect, test, vi } from 'vitest'

const city = { id: 'ev-city', name: 'Denago EV City', image: '/media/carts/ev-city.webp' }
const nomad = { id: 'ev-nomad', name: 'Denago EV Nomad' }

function device(kept: Record<string, string> = {}, full = false) {
  const storage = new Map(Object.entries(kept))
  const listeners = new Set<() => void>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      storage.set(key, value)
    },
  })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.add(listener))
  return { storage, listeners }
}

beforeEach(() => vi.resetModules())
const load = () => import('./device-carts.ts')

test('CART-57: the latest comes first, once, and is there after a reload', async () => {
  device()
  const first = await load()
  first.keepCart('saved', city)
  first.keepCart('saved', nomad)
  first.keepCart('saved', city)
  expect(first.deviceCarts('saved')).toEqual([city, nomad])
  vi.resetModules()
  const second = await load()
  expect(second.deviceCarts('saved')).toEqual([city, nomad])
  second.dropCart('saved', city.id)
  expect(second.deviceCarts('saved')).toEqual([nomad])
})

test('CART-57: no list grows beyond its limit', async () => {
  device()
  const { keepCart, deviceCarts } = await load()
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
  device({ 'switchback-saved': text })
  expect((await load()).deviceCarts('saved')).toEqual([])
})

test('CART-57: a device that keeps nothing still shows the list on this page', async () => {
  device({}, true)
  const { keepCart, deviceCarts } = await load()
  keepCart('saved', city)
  expect(deviceCarts('saved')).toEqual([city])
})

test('CART-57: a change by another tab is heard', async () => {
  const { storage, listeners } = device()
  const { deviceCarts, onDeviceCarts } = await load()
  const heard = vi.fn()
  onDeviceCarts(heard)
  expect(deviceCarts('saved')).toEqual([])
  storage.set('switchback-saved', JSON.stringify([nomad]))
  for (const listener of listeners) listener()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(deviceCarts('saved')).toEqual([nomad])
})
