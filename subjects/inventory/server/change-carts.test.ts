import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { cellsToCopy } from '#subjects/inventory/rules/vehicle-columns.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { readDealerPhoto } from '#subjects/pictures/server/read-dealer-photo.ts'
import { newDesk } from '#tests/setup/desk.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { planMove, planNew, planRemoval, planSale, planSet } from './change-carts.ts'

const database = await openDatabase({ dataDir: newFolder() })
const stores = { vehicles: database.ports.vehicles, photos: createPhotoStore(database.db), decode: readDealerPhoto }

test('CART-202: a copy of a cart begins with what carts like it share, and needs a name of its own', async () => {
  const cart = (await stores.vehicles.get('ev-nomad')) as Vehicle
  const copied = cellsToCopy(cart)
  const { change, problems } = await planNew(stores, { ...copied, name: 'Denago EV Nomad Sport', price: '8,995' })
  expect(problems).toEqual([])
  const [{ before, after } = {}] = change?.carts ?? []
  const { description, features, range, abilities, model, length, category } = cart
  expect(before).toBeUndefined()
  expect(after).toMatchObject({ id: 'ev-nomad-sport', price: 8_995, description, features, category })
  expect(after).toMatchObject({ range, abilities, model, length })
  expect(after).toMatchObject({ images: [], inStock: true })

  expect((await planNew(stores, { ...copied, name: cart.name, price: '8,995' })).problems).toEqual([
    'There is a cart "ev-nomad" already: another name makes it another cart',
  ])
  expect((await planNew(stores, { name: 'Denago EV Mule', brand: 'Denago' })).problems).toContain('price is missing')
})

test('CART-74: a cart that is not there is named', async () => {
  const plans = [
    planSet(stores, 'none', {}),
    planMove(stores, 'none', 'up'),
    planSale(stores, 'none', '2026-05-06'),
    planRemoval(stores, 'none'),
  ]
  for (const plan of plans) expect((await plan).problems).toEqual(['There is no cart "none"'])
})

test('CART-74: changes what it is told, by any spelling, and nothing else', async () => {
  const { set, stores, cart } = await newDesk()
  const before = await cart('ev-nomad')
  await set('denago-ev-nomad', { price: '$8,295', inStock: 'no', 'spec.range': '41 miles' })
  expect(await cart('ev-nomad')).toEqual({ ...before, price: 8295, inStock: false, range: 41 })
  expect(await planSet(stores, 'ev-nomad', { price: '8295' })).toMatchObject({ change: undefined, problems: [] })
  expect((await planSet(stores, 'ev-nomad', { price: '12k', seatingCapacity: '9' })).problems).toEqual([
    'price cannot be "12k": write dollars, such as 8495, since no cart is listed without a price',
    'seatingCapacity must be 2 to 8, not 9',
  ])
})

test('CART-103: a price that moves far is asked about', async () => {
  const { reasons } = await planSet(stores, 'ev-nomad', { price: '829' })
  expect(reasons).toEqual(['The price of the Denago EV Nomad moves by 90%: $8,495 → $829.'])
})

test('CART-100: an undo leaves what later runs made of other fields, and makes no sold cart in stock', async () => {
  const { set, stores, change, cart, undo } = await newDesk()
  const range = (await cart('ev-nomad'))?.range
  await set('ev-nomad', { price: '8295', 'spec.range': '41 miles' })
  await set('ev-nomad', { inStock: 'no', 'spec.towBar': '2 inch' })
  await change(await planSale(stores, 'ev-nomad', '2026-05-06'))
  await undo(1)
  expect(await cart('ev-nomad')).toMatchObject({ price: 8495, soldOn: '2026-05-06', inStock: false })
  expect(await cart('ev-nomad')).toMatchObject({ range, specifications: { towBar: '2 inch' } })
  await expect(undo(2)).rejects.toThrow('a cart is in stock or sold, not both')
  await undo(3)
  await undo(2)
})

test('CART-104: a cart is sold once, and an undo has it for sale again', async () => {
  const { stores, change, carts, cart, undo } = await newDesk()
  const before = await carts()
  const sell = () => planSale(stores, 'denago-ev-nomad', '2026-05-06')
  const sold = await change(await sell())
  expect(await cart('ev-nomad')).toMatchObject({ soldOn: '2026-05-06', inStock: false })
  expect((await sell()).problems).toEqual(['Denago EV Nomad was sold on May 6, 2026 already'])
  await undo(sold)
  expect(await carts()).toEqual(before)
})

test('CART-74, CART-100: a cart is taken off, and an undo puts it back in its old place', async () => {
  const { stores, change, carts, undo } = await newDesk()
  const before = await carts()
  const removed = await change(await planRemoval(stores, 'denago-ev-nomad'))
  const after = await carts()
  expect(after).toEqual(before.filter(({ id }) => id !== 'ev-nomad'))
  await undo(removed)
  expect(await carts()).toEqual(before)
  await expect(undo(removed)).rejects.toThrow('It is taken back already')
  await undo(2)
  expect(await carts()).toEqual(after)
})
