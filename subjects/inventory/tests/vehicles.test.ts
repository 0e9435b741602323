import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createLog } from '#kernel/log/log.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { vehicleMessages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { type Vehicle, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { publicCarts } from '#subjects/inventory/server/public-carts.ts'
import { vehicleRoutes } from '#subjects/inventory/server/vehicles.ts'
import { app, ports } from '#tests/setup/shared-site.ts'

test('CART-4, CART-1: GET /api/vehicles is an array of vehicles with all their fields, in the order of the list', async () => {
  const response = await app.request('/api/vehicles')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  const vehicles = (await response.json()) as Vehicle[]
  expect(vehicles.map(({ id }) => id)).toEqual(inventory.map(({ id }) => id))
  for (const vehicle of vehicles) expect(vehicleSchema.safeParse(vehicle).success).toBe(true)
})

test('CART-4: GET /api/vehicles/{id} is one vehicle, its id with or without the brand, in any case of letters', async () => {
  const cart = {
    ...(await ports.vehicles.get('d6-max-xt4')),
    specifications: {
      seatingCapacity: 4,
      range: '60 miles',
      topSpeed: '25 mph',
      batteryType: '72 V 105 Ah lithium',
      chargingTime: '6 to 8 hours',
      payload: '1,000 lbs',
      driveType: 'Rear-wheel drive',
    },
  }
  for (const id of ['d6-max-xt4', 'evolution-d6-max-xt4', 'Evolution-D6-MAX-XT4'])
    expect(await (await app.request(`/api/vehicles/${id}`)).json()).toEqual(cart)
})

test.each(['no-such-cart', 'denago-d6-max-xt4', '%00', '%', '..%2f..%2fetc', 'x'.repeat(5000), '%F0%9F%9B%BA'])(
  'CART-6: /api/vehicles/%s: Vehicle not found',
  async (id) => {
    const response = await app.request(`/api/vehicles/${id}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ error: 'Vehicle not found' })
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

test.each(['/api/vehicles', '/api/vehicles/ev-nomad'])(
  'CART-7: %s comes compressed, and a 304 when it is known',
  async (path) => {
    const plain = await (await app.request(path)).text()
    for (const [encoding, unpack] of Object.entries({ br: brotliDecompressSync, gzip: gunzipSync })) {
      const response = await app.request(path, { headers: { 'Accept-Encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('cache-control')).toBe('public, no-cache')
      expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain)
      const etag = response.headers.get('etag') ?? ''
      const again = await app.request(path, { headers: { 'Accept-Encoding': encoding, 'If-None-Match': etag } })
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
    }
  },
)

test.each(['/api/vehicles', '/api/vehicles/ev-nomad'])(
  'CART-7: %s can be asked for by HEAD, and only read',
  async (path) => {
    const head = await app.request(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const response = await app.request(path, { method })
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      expect(await response.json()).toEqual({ error: vehicleMessages.readOnly })
    }
  },
)

test('CART-6: a store that fails answers 503 with a sentence, and is asked again the next time', async () => {
  let broken = true
  const read = async <Answer>(answer: Answer) => {
    if (broken) throw new Error('the disk is gone')
    return answer
  }
  const nothing = async () => new Map()
  const source = { list: () => read([]), get: () => read(null), lastChanges: nothing, ledgers: nothing }
  const vehicles = publicCarts(
    source,
    () => '1',
    () => new Date(),
  )
  const services = { dataVersion: () => '1', log: createLog('silent'), now: () => new Date() }
  const calls = vehicleRoutes({ ...services, ports: { ...ports, vehicles } })
  for (const path of ['', '/ev-nomad']) {
    const response = await calls.request(`/api/vehicles${path}`)
    const [kept, wait] = ['cache-control', 'retry-after'].map((name) => response.headers.get(name))
    expect([response.status, kept, wait]).toEqual([503, 'no-store', '5'])
    expect(await response.json()).toEqual({ error: vehicleMessages.unavailable })
  }
  broken = false
  expect((await calls.request('/api/vehicles')).status).toBe(200)
  expect((await calls.request('/api/vehicles/ev-nomad')).status).toBe(404)
})
