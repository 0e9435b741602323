import { expect, test } from 'vitest'
import { deliveredPrice } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import { townCalled, towns } from '#subjects/county/rules/towns.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { cartPrice, priceLines } from './cart-price.ts'

/** In cents and by hand: what stands in the policy, without the rules of the site. */
function reckoned(price: number, slug: string, whiteGlove: boolean): number {
  let cents = price * 100
  if (price < 5_000) for (let mile = 0; mile < townCalled(slug).drivingMiles; mile += 1) cents += 600
  else if (slug === 'kline') cents += 2 * 600
  if (whiteGlove) cents += 15_000
  return cents / 100
}

const dollars = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))

test('FIT-13: every sum equals an independent reckoning: all towns, all carts, all options', () => {
  for (const town of towns)
    for (const { price, id } of inventory)
      for (const whiteGlove of [false, true]) {
        const expected = reckoned(price, town.slug, whiteGlove)
        expect(cartPrice(price, { town, whiteGlove }, usualAmounts), `${id} to ${town.slug}`).toBe(expected)
        if (!whiteGlove) expect(deliveredPrice(price, deliveryTo(town, usualAmounts))).toBe(expected)
        const amounts = priceLines(price, { town, whiteGlove }, usualAmounts).map(({ amount }) => dollars(amount))
        expect(amounts.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(expected)
        expect(amounts.at(-1)).toBe(expected)
      }
})

test('FIT-13: without a town the price is that at the showroom, and the line asks for a town', () => {
  const lines = priceLines(8_495, { whiteGlove: false }, usualAmounts)
  expect(lines.map(({ amount }) => amount)).toEqual(['$8,495', 'Name a town', '$8,495'])
})

test('FIT-14: each line but the cart and the sum names its clause', () => {
  const lines = priceLines(8_495, { town: townCalled('kline'), whiteGlove: true }, usualAmounts)
  expect(lines.map(({ label, clause }) => [label, clause])).toEqual([
    ['The cart', undefined],
    ['Delivery to Kline', '/policies/delivery-policy#outside-the-free-areas'],
    ['White glove delivery', '/policies/delivery-policy#white-glove-delivery'],
    ['Delivered', undefined],
  ])
  expect(lines[1]?.rule).toContain('2 miles past the nearest free area')
  const [, small] = priceLines(4_995, { town: townCalled('kidder'), whiteGlove: false }, usualAmounts)
  expect(small).toMatchObject({ clause: '/policies/delivery-policy#where-delivery-is-free' })
  expect(small?.rule).toMatch(/miles by road from our Pocono Pines.* at \$6 a mile\.$/)
})

test('FIT-13, SHOP-82: by rates with cents the miles cost whole dollars, and the sum is exact', () => {
  const amounts = { ...usualAmounts, 'delivery-mile': 6.75, 'delivery-white-glove': 149.5 }
  const lines = priceLines(8_495, { town: townCalled('kline'), whiteGlove: true }, amounts)
  expect(lines.map(({ amount }) => amount)).toEqual(['$8,495', 'About $14', '$149.50', '$8,658.50'])
  expect(lines[1]?.rule).toContain('at $6.75 a mile')
})
