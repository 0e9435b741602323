import { expect, it } from 'vitest'
import { stockWords } from '#subjects/inventory/facts/messages.ts'
import { stockSummaryWords as words } from '#subjects/inventory/facts/stock-summary.ts'
import { stockSummary } from './stock-summary.ts'
import { stockText } from './stock-text.ts'

const cart = (price: number, inStock = true) => ({ price, inStock })

it.each([
  [[], words.noneListed],
  [[cart(9_000, false)], words.noneInStock],
  [[cart(9_000), cart(4_000, false)], '1 cart in stock today, at $9,000.'],
  [[cart(9_000), cart(7_500), cart(4_000, false)], '2 carts in stock today, from $7,500.'],
])('CART-38: %j: counts what is in stock, from its lowest price', (carts, sentence) => {
  expect(stockSummary(carts)).toBe(sentence)
})

it('CART-38: two states in words', () => {
  expect([true, false].map((inStock) => stockText({ inStock }))).toEqual([stockWords.inStock, stockWords.outOfStock])
})
