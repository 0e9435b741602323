import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { inventoryListQuery } from './vehicle-queries.ts'

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

async function settled<Answer>(asking: Promise<Answer>) {
  const outcome = asking.then(
    (value) => ({ value }),
    (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) }),
  )
  await vi.runAllTimersAsync()
  return outcome
}

test('§7 the default fetcher GETs the first element of the query key and parses JSON', async () => {
  const fetch = answering(Response.json([{ id: 'a' }]))
  expect(await createQueryClient().fetchQuery({ queryKey: ['/api/vehicles', 'more'] })).toEqual([{ id: 'a' }])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/vehicles')
  expect(fetch.mock.calls[0]?.[1].method).toBeUndefined()
})

test.each([
  ['§8 inventory', inventoryListQuery, 4, 'Failed to fetch vehicles: 503'],
  ['§8 elsewhere', { queryKey: ['/api/vehicles'] }, 2, 'HTTP error! status: 503'],
  ['§8 detail', { queryKey: ['/api/vehicles/x'], meta: { failure: 'Vehicle not found' } }, 2, 'Vehicle not found'],
])('%s: so many requests, then its words', async (_, query, requests, message) => {
  vi.useFakeTimers()
  const fetch = answering(...Array.from({ length: 9 }, () => Response.json({ error: 'no' }, { status: 503 })))
  expect(await settled(createQueryClient().fetchQuery(query))).toEqual({ message })
  expect(fetch).toHaveBeenCalledTimes(requests)
})

test('§9 query freshness 5 minutes: within them nobody asks again', async () => {
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
