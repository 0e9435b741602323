import { expect, test } from 'vitest'
import { deliveredPrice, deliveredSentence, deliveredText } from './delivered-price.ts'

const far = { slug: 'easton', name: 'Easton', fee: 120, smallSaleFee: 250, minimumSale: 5_000 }

test('CART-130: a sale below the minimum pays the fee of a small one', () => {
  expect([4_999, 5_000].map((price) => deliveredPrice(price, far))).toEqual([5_249, 5_120])
})

test('CART-130: only what costs nothing to bring is told without "about"; a sale below the minimum says why it pays', () => {
  expect(deliveredText(8_495, far)).toBe('About $8,615 delivered to Easton')
  expect(deliveredSentence(8_495, far)).toEqual(['About ', ' delivered to Easton'])
  expect(deliveredText(4_995, far)).toBe('About $5,245 delivered to Easton: on sales under $5,000 delivery costs $250')
  expect(deliveredText(8_495, { ...far, fee: 0 })).toBe('Delivered free to Easton')
  expect(deliveredSentence(8_495, { ...far, fee: 0 })).toEqual(['', ' delivered to Easton'])
})
