import { expect, it } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { cartHead } from './cart-head.ts'

const carts = firstCarts

it.each(carts)('$name: a title and a description that fit', (cart) => {
  const { title, description } = cartHead(cart)
  expect(title.length).toBeLessThanOrEqual(60)
  expect(title).toContain(cart.name)
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
})

it('CART-81, FIND-2: fits a name of any length', () => {
  const [cart] = carts
  if (!cart) throw new Error('there is no cart')
  const { title, description } = cartHead({ ...cart, name: 'Very long name '.repeat(8).trim() })
  expect(title).toMatch(/^Very long name .{20,45}…$/)
  expect(description.length).toBeLessThanOrEqual(160)
})
