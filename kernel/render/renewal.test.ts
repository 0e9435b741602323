import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { Renewal, type RenewalServices } from './renewal.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Pages of which all is known: what is kept of which version, and in which order they were made. */
function pages(addresses: readonly string[], changes: Partial<RenewalServices> = {}) {
  const state = { version: '1', busy: false, roomy: true, broken: new Set<string>() }
  const kept = new Map<string, string>()
  const made: string[] = []
  const warn = vi.fn()
  const renewal = new Renewal({
    version: () => state.version,
    outdated: (version) => [...kept].filter(([, of]) => of !== version).map(([address]) => address),
    addresses: async () => addresses,
    roomy: () => state.roomy,
    renew: async (address) => {
      if (state.broken.has(address)) return false
      if (kept.get(address) !== state.version) made.push(`${address} ${state.version}`)
      kept.set(address, state.version)
      return true
    },
    busy: () => state.busy,
    log: { warn },
    ...changes,
  })
  ends.push(() => renewal.stop())
  renewal.start()
  return { state, kept, made, warn, renewal }
}

test('SITE-162: after a start and after each change every page is made once, what is kept first', async () => {
  const { state, kept, made } = pages(['/', '/a', '/b'])
  await expect.poll(() => made).toEqual(['/ 1', '/a 1', '/b 1'])
  kept.delete('/')
  state.version = '2'
  await expect.poll(() => made.slice(3)).toEqual(['/a 2', '/b 2', '/ 2'])
  await wait(600)
  expect(made).toHaveLength(6)
})

test('SITE-162: what nobody has asked for is made while there is room', async () => {
  const { state, made } = pages(['/', '/a', '/b'], { roomy: () => made.length < 2 })
  await expect.poll(() => made).toEqual(['/ 1', '/a 1'])
  state.version = '2'
  await expect.poll(() => made.slice(2)).toEqual(['/ 2', '/a 2'])
})

test('SITE-162: nothing is made while somebody waits for a page', async () => {
  const { state, made } = pages(['/', '/a', '/b'])
  state.busy = true
  await expect.poll(() => made).toEqual(['/ 1'])
  await wait(300)
  expect(made).toHaveLength(1)
  state.busy = false
  await expect.poll(() => made).toHaveLength(3)
})

test('SITE-164: data that change while pages are made begin the round anew, and no page stays at the version before', async () => {
  const { state, kept } = pages(['/', '/a', '/b'], {
    renew: async (address) => {
      kept.set(address, state.version)
      if (address === '/a' && state.version < '4') state.version = String(Number(state.version) + 1)
      return true
    },
  })
  await expect.poll(() => [...kept.values()]).toEqual(['4', '4', '4'])
})

test('SITE-164: what cannot be made is told once and tried again, and holds up no other page', async () => {
  const { state, made, warn } = pages(['/broken', '/', '/a'])
  state.broken.add('/broken')
  await expect.poll(() => made).toEqual(['/ 1', '/a 1'])
  await wait(1_500)
  expect(warn).toHaveBeenCalledTimes(1)
  state.broken.clear()
  await expect.poll(() => made, { timeout: 5_000 }).toEqual(['/ 1', '/a 1', '/broken 1'])
})

test('SITE-164: a list that cannot be read is read again', async () => {
  let times = 0
  const { made, warn } = pages([], {
    addresses: async () => {
      times += 1
      if (times === 1) throw new Error('the database is away')
      return ['/']
    },
  })
  await expect.poll(() => made, { timeout: 5_000 }).toEqual(['/ 1'])
  expect(warn).toHaveBeenCalledTimes(1)
})

test('SITE-164: told to stop, no further page is begun, and what fails then is told to nobody', async () => {
  let fail: (reason: Error) => void = () => {}
  const renew = vi.fn(() => new Promise<boolean>((_, reject) => (fail = reject)))
  const { renewal, warn } = pages(['/', '/a'], { renew })
  await expect.poll(() => renew.mock.calls).toEqual([['/']])
  renewal.stop()
  fail(new Error('the database is closed'))
  await wait(300)
  expect([renew.mock.calls.length, warn.mock.calls.length]).toEqual([1, 0])
})
