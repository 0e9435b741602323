import { expect, it } from 'vitest'
import { stockSummaryWords as words } from '#subjects/inventory/facts/stock-summary.ts'
import { stockWords } from '#subjects/inventory/facts/vehicle-messages.ts'
import { cartBadge, cartCondition, stockSummary, stockText, wordsBesideBadge } from './stock-text.ts'

const cart = (price: number, inStock = true) => ({ price, inStock })

it.each([
  [[], words.noneListed],
  [[cart(9_000, false)], words.noneInStock],
  [[cart(9_000), cart(4_000, false)], '1 cart in stock today, at $9,000.'],
  [[cart(9_000), cart(7_500), cart(4_000, false)], '2 carts in stock today, from $7,500.'],
])('CART-38: %j: counts what is in stock, from its lowest price', (carts, sentence) => {
  expect(stockSummary(carts)).toBe(sentence)
})

it.each([
  [true, true, 'NEW', 'new', stockWords.inStock, stockWords.inStock],
  [true, false, 'NEW', 'new', stockWords.outOfStock, stockWords.outOfStock],
  [false, true, 'In Stock', 'used', stockWords.inStock, 'Used, 2018'],
  [false, false, 'Out of Stock', 'used', stockWords.gone, 'Used, 2018'],
])('CART-38: isNew %s, inStock %s is badged %s', (isNew, inStock, ...told) => {
  const cart = { isNew, inStock, year: 2018 }
  expect([cartBadge(cart), cartCondition(cart), stockText(cart), wordsBesideBadge(cart)]).toEqual(told)
})
