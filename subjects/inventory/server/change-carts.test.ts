import { expect, test } from 'vitest'
import { newOperator } from '#tests/setup/operator.ts'
import { planEdit, planMove, planRemoval, planSale } from './change-carts.ts'

test('CART-74: a cart that is not there is named', async () => {
  const { stores } = await newOperator()
  const plans = [
    planEdit(stores, 'none', {}),
    planMove(stores, 'none', 'up'),
    planSale(stores, 'none', '2026-05-06'),
    planRemoval(stores, 'none'),
  ]
  for (const plan of plans) expect((await plan).problems).toEqual([{ text: 'There is no cart "none"' }])
})

test('CART-100: an undo leaves what later runs made of other fields, and makes no sold cart in stock', async () => {
  const { set, stores, change, cart, undo } = await newOperator()
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
  const { stores, change, carts, cart, undo } = await newOperator()
  const before = await carts()
  const sell = () => planSale(stores, 'denago-ev-nomad', '2026-05-06')
  const sold = await change(await sell())
  expect(await cart('ev-nomad')).toMatchObject({ soldOn: '2026-05-06', inStock: false })
  expect((await sell()).problems).toEqual([{ text: 'Denago EV Nomad was sold on May 6, 2026 already' }])
  await undo(sold)
  expect(await carts()).toEqual(before)
})
