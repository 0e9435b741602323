import { expect, test, vi } from 'vitest'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { shareList } from './shared-list.ts'

function source(list: () => Promise<readonly Vehicle[]>) {
  return { list, get: async () => null, lastChanges: async () => new Map(), ledgers: async () => new Map() }
}

test('SITE-25: the list is read once for a version of the data, however many ask at once', async () => {
  const read = vi.fn(async () => [])
  let version = '1'
  const shared = shareList(source(read), () => version)
  const [first, second] = await Promise.all([shared.list(), shared.list()])
  expect(second).toBe(first)
  expect(await shared.list()).toBe(first)
  expect(read).toHaveBeenCalledTimes(1)
  version = '2'
  await shared.list()
  expect(read).toHaveBeenCalledTimes(2)
})

test('SITE-25: a list that could not be read is asked for again', async () => {
  const read = vi.fn(async (): Promise<readonly Vehicle[]> => [])
  read.mockRejectedValueOnce(new Error('the disk is gone'))
  const shared = shareList(source(read), () => '1')
  await expect(shared.list()).rejects.toThrow('the disk is gone')
  expect(await shared.list()).toEqual([])
})
