import { expect, test } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { type Vehicle, vehicleSchema } from '#subjects/inventory/rules/vehicle.ts'
import { publicCarts } from './public-carts.ts'

const [cart] = inventory.map((record) => vehicleSchema.parse(record)) as [Vehicle, ...Vehicle[]]

/** What a store of these carts answers, by the version of its data; its first reading fails where that is asked. */
function shared(carts: readonly Vehicle[], fails = false) {
  const state = { version: '1', reads: 0 }
  const list = async () => {
    state.reads += 1
    if (fails && state.reads === 1) throw new Error('the disk is gone')
    return carts
  }
  const rest = { lastChanges: async () => new Map(), ledgers: async () => new Map() }
  return { state, source: publicCarts({ list, get: async () => cart, ...rest }, () => state.version) }
}

test('SITE-25: the list is read once for a version of the data, however many ask at once', async () => {
  const { state, source } = shared([cart])
  const [first, second] = await Promise.all([source.list(), source.list()])
  expect([second, await source.list(), state.reads]).toEqual([first, first, 1])
  state.version = '2'
  await source.list()
  expect(state.reads).toBe(2)
})

test('SITE-25: a list that could not be read is asked for again', async () => {
  const { source } = shared([cart], true)
  await expect(source.list()).rejects.toThrow('the disk is gone')
  expect(await source.list()).toEqual([cart])
})

test('CART-104, CART-106: lists no cart that is sold, and tells no serial number', async () => {
  const sold = { ...cart, id: 'sold', soldOn: '2026-05-06' }
  expect(await shared([{ ...cart, serialNumber: '7H3XX' }, sold]).source.list()).toEqual([cart])
})
