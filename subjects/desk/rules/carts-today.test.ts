import { expect, test } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { cartsToday } from './carts-today.ts'

test('DESK-72, DESK-103: sales of 30 days, the stock, specials that end within a week, and used carts that were not walked around', () => {
  const [found] = firstCarts
  if (!found) throw new Error('no cart')
  const cart = { ...found, inStock: true }
  const special = (id: string, specialUntil: string) => ({ ...cart, id, specialPrice: cart.price - 500, specialUntil })
  const { sold, lists, ending, notInspected } = cartsToday(
    [
      cart,
      { ...cart, inStock: false },
      { ...cart, inStock: false, soldOn: '2026-05-01' },
      { ...cart, inStock: false, soldOn: '2026-03-01' },
      special('later', '2026-05-12'),
      special('sooner', '2026-05-08'),
      special('far', '2026-06-30'),
      special('past', '2026-05-01'),
      { ...cart, id: 'seen', isNew: false },
      { ...cart, id: 'unseen', isNew: false },
      { ...cart, id: 'gone', isNew: false, inStock: false },
    ],
    new Set(['seen']),
    '2026-05-06',
  )
  expect(sold).toBe(1)
  expect(lists).toEqual([
    { show: 'stock', count: 7 },
    { show: 'out', count: 2 },
    { show: 'used', count: 3 },
  ])
  expect(notInspected.map(({ id }) => id)).toEqual(['unseen'])
  expect(ending.map(({ cart: { id } }) => id)).toEqual(['sooner', 'later'])
})
