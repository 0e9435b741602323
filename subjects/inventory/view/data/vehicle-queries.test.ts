import type { FetchQueryOptions } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient, inventoryListQuery, oneVehicle } from './vehicle-queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answering(...answers: readonly Response[]) {
  const rest = [...answers]
  const fetch = vi.fn(async (_address: string) => rest.shift() ?? Response.json({ error: 'no' }, { status: 503 }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test.each([
  ['inventory', inventoryListQuery, 4, 'Failed to fetch vehicles: 503'],
  ['elsewhere', { queryKey: ['/api/vehicles'] }, 2, 'HTTP error! status: 503'],
  ['a cart', oneVehicle('x'), 2, 'Vehicle not found'],
])('SITE-23, CART-9, CART-11, CART-6: %s: so many requests, then its words', async (_, query, requests, message) => {
  vi.useFakeTimers()
  const fetch = answering()
  const failed = expect(createQueryClient().fetchQuery(query as FetchQueryOptions)).rejects.toThrow(new Error(message))
  await vi.runAllTimersAsync()
  await failed
  expect(fetch).toHaveBeenCalledTimes(requests)
})

test('SITE-23, CART-9: a query fetches the first element of its key, and again after five minutes', async () => {
  vi.useFakeTimers()
  const fetch = answering(Response.json([1]), Response.json([2]))
  const client = createQueryClient()
  const ask = () => client.fetchQuery(inventoryListQuery)
  await ask()
  vi.advanceTimersByTime(5 * 60_000 - 1)
  expect(await ask()).toEqual([1])
  vi.advanceTimersByTime(2)
  expect(await ask()).toEqual([2])
  expect(fetch.mock.calls.map(([address]) => address)).toEqual(['/api/vehicles', '/api/vehicles'])
  expect(client.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})
