import type { FetchQueryOptions } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient, inventoryListQuery, oneVehicle } from './vehicle-queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function answering(...answers: readonly Response[]) {
  const rest = [...answers]
  const fetch = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(
    async () => rest.shift() ?? new Response('{}', { status: 500 }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('SITE-23: a query fetches the first element of its key, as JSON', async () => {
  const fetch = answering(Response.json([{ id: 'a' }]))
  expect(await createQueryClient().fetchQuery({ queryKey: ['/api/vehicles', 'more'] })).toEqual([{ id: 'a' }])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/vehicles')
  expect(fetch.mock.calls[0]?.[1].method).toBeUndefined()
})

test.each([
  ['inventory', inventoryListQuery, 4, 'Failed to fetch vehicles: 503'],
  ['elsewhere', { queryKey: ['/api/vehicles'] }, 2, 'HTTP error! status: 503'],
  ['a cart', oneVehicle('x'), 2, 'Vehicle not found'],
])('SITE-23, CART-9, CART-11, CART-6: %s: so many requests, then its words', async (_, query, requests, message) => {
  vi.useFakeTimers()
  const fetch = answering(...Array.from({ length: 9 }, () => Response.json({ error: 'no' }, { status: 503 })))
  const failed = expect(createQueryClient().fetchQuery(query as FetchQueryOptions)).rejects.toThrow(new Error(message))
  await vi.runAllTimersAsync()
  await failed
  expect(fetch).toHaveBeenCalledTimes(requests)
})

test('SITE-23, CART-9: a list is asked for again after five minutes', async () => {
  vi.useFakeTimers()
  const fetch = answering(Response.json([1]), Response.json([2]))
  const client = createQueryClient()
  const ask = () => client.fetchQuery(inventoryListQuery)
  await ask()
  vi.advanceTimersByTime(5 * 60_000 - 1)
  expect(await ask()).toEqual([1])
  vi.advanceTimersByTime(2)
  expect(await ask()).toEqual([2])
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(client.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})
