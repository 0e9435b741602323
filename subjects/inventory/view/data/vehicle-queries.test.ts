import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './vehicle-queries.ts'

afterEach(() => void vi.useRealTimers())

/** A client that asks for one address; the numbers of its calls are the answers. */
function asking(answer: (call: number) => Response) {
  vi.useFakeTimers()
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string) => answer(calls.push(address)))
  const client = createQueryClient()
  return { client, calls, ask: () => client.fetchQuery({ queryKey: ['/api/vehicles', 'more'] }) }
}

test('SITE-23, CART-9: a query fetches the first element of its key, and again after five minutes', async () => {
  const { client, calls, ask } = asking((call) => Response.json(call))
  await ask()
  vi.advanceTimersByTime(5 * 60_000 - 1)
  expect(await ask()).toBe(1)
  vi.advanceTimersByTime(2)
  expect(await ask()).toBe(2)
  expect(calls).toEqual(['/api/vehicles', '/api/vehicles'])
  expect(client.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false)
})

test('SITE-23, CART-9, CART-11: one that fails is asked once more, then says so', async () => {
  const { calls, ask } = asking(() => Response.json({}, { status: 503 }))
  const failed = expect(ask()).rejects.toThrow('HTTP error! status: 503')
  await vi.runAllTimersAsync()
  await failed
  expect(calls).toHaveLength(2)
})
