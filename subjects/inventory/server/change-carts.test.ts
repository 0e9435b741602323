import { expect, test } from 'vitest'
import { openDatabase } from '#app/database.ts'
import { createPhotoStore } from '#subjects/pictures/server/photo-store.ts'
import { newDesk } from '#tests/setup/desk.ts'
import { newFolder } from '#tests/setup/site-process.ts'
import { planMove, planNew, planRemoval, planSale, planSet } from './change-carts.ts'

const database = await openDatabase({ dataDir: newFolder() })
const stores = { vehicles: database.ports.vehicles, photos: createPhotoStore(database.db) }

test('CART-202: a copy of a cart begins with what carts like it share, and needs a name of its own', async () => {
  const cart = await stores.vehicles.get('ev-nomad')
  const { change, problems } = await planNew(
    stores,
    { name: 'Denago EV Nomad Sport', price: '8,995' },
    'denago-ev-nomad',
  )
  expect(problems).toEqual([])
  const [{ before, after } = {}] = change?.carts ?? []
  const { description, features, range, abilities, model, length, category } = cart ?? {}
  expect(before).toBeUndefined()
  expect(after).toMatchObject({ id: 'ev-nomad-sport', price: 8_995, description, features, category })
  expect(after).toMatchObject({ range, abilities, model, length })
  expect(after).toMatchObject({ images: [], inStock: true })

  expect((await planNew(stores, {}, 'ev-nomad')).problems).toEqual([
    'There is a cart "ev-nomad" already: another name makes it another cart',
  ])
  expect((await planNew(stores, { name: 'Denago EV Mule', brand: 'Denago' })).problems).toContain('price is missing')
  for (const plan of [planNew(stores, {}, 'none'), planSet(stores, 'none', {}), planMove(stores, 'none', 'up')])
    expect((await plan).problems).toEqual(['There is no cart "none"'])
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
  expect(reasons).toEqual(['The price of ev-nomad moves by 90%: $8,495 → $829.'])
})

test('CART-76: what another changed while the dealer thought stays; of the same field the dealer is told', async () => {
  const { set, stores, change, cart } = await newDesk()
  const cheap = () => planSet(stores, 'ev-nomad', { price: '829' })
  const [overtaken] = [await cheap(), await set('ev-nomad', { price: '8295' })]
  await expect(change(overtaken)).rejects.toThrow(
    'Denago EV Nomad was changed meanwhile: price $8,495 → $8,295. Nothing was changed',
  )
  const plan = await cheap()
  await change(await planSale(stores, ['ev-nomad'], '2026-05-06'))
  await change(plan)
  expect(await cart('ev-nomad')).toMatchObject({ price: 829, soldOn: '2026-05-06', inStock: false })
})

test('CART-100: an undo leaves what later runs made of other fields, and makes no sold cart in stock', async () => {
  const { set, stores, change, cart, run } = await newDesk()
  const range = (await cart('ev-nomad'))?.range
  await set('ev-nomad', { price: '8295', 'spec.range': '41 miles' })
  await set('ev-nomad', { inStock: 'no', 'spec.towBar': '2 inch' })
  await change(await planSale(stores, ['ev-nomad'], '2026-05-06'))
  expect(await run('undo', '1')).toMatchObject({ code: 0 })
  expect(await cart('ev-nomad')).toMatchObject({ price: 8495, soldOn: '2026-05-06', inStock: false })
  expect(await cart('ev-nomad')).toMatchObject({ range, specifications: { towBar: '2 inch' } })
  expect((await run('undo', '2')).warned).toContain('a cart is in stock or sold, not both')
  await run('undo', '3')
  expect(await run('undo', '2')).toMatchObject({ code: 0 })
})

test('CART-104: all carts that are named are sold, or none, and each once', async () => {
  const { stores, change, carts, cart, run } = await newDesk()
  const before = await carts()
  const sell = (...ids: readonly string[]) => planSale(stores, ids, '2026-05-06')
  expect((await sell('ev-nomad', 'none')).problems).toEqual(['There is no cart "none"'])
  const sold = await change(await sell('denago-ev-nomad', 'ev-city'))
  expect(await cart('ev-nomad')).toMatchObject({ soldOn: '2026-05-06', inStock: false })
  expect((await sell('ev-nomad')).problems).toEqual(['Denago EV Nomad was sold on May 6, 2026 already'])
  expect(await run('undo', String(sold))).toMatchObject({ code: 0 })
  expect(await carts()).toEqual(before)
})

test('CART-74, CART-103: takes carts off, all that are named or none, and asks where they are many', async () => {
  const { stores, change, carts } = await newDesk()
  const ids = (await carts()).map(({ id }) => id)
  expect((await planRemoval(stores, ['mach-4-2022', 'none'])).problems).toEqual(['There is no cart "none"'])
  const few = await planRemoval(stores, ['mach-4-2022', 'mach-6-2023'])
  expect(few.reasons).toEqual([])
  await change(few)
  expect((await carts()).map(({ id }) => id)).toEqual(ids.filter((id) => !/^mach-[46]-202[23]$/.test(id)))
  expect(
    (
      await planRemoval(
        stores,
        (await carts()).map(({ id }) => id),
      )
    ).reasons,
  ).toHaveLength(1)
})
