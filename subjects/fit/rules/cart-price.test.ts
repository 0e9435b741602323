import { describe, expect, test } from 'vitest'
import { deliveredPrice, deliveredText } from '#subjects/county/rules/delivered-price.ts'
import { deliveryTo } from '#subjects/county/rules/delivery.ts'
import { townCalled, towns } from '#subjects/county/rules/towns.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { cartPrice, priceLines } from './cart-price.ts'

/** In cents and by hand: what stands in the policy, without the rules of the site. */
function reckoned(price: number, slug: string, whiteGlove: boolean): number {
  const town = townCalled(slug)
  let cents = price * 100
  if (price < 5_000) for (let mile = 0; mile < town.drivingMiles; mile += 1) cents += 600
  else if (slug === 'kline') cents += 2 * 600
  if (whiteGlove) cents += 15_000
  return cents / 100
}

const dollars = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''))

describe('delivered price', () => {
  test('FIT-13: every sum equals an independent reckoning: 23 towns, all carts, all options', () => {
    let sums = 0
    for (const { slug } of towns)
      for (const { price, id } of inventory)
        for (const whiteGlove of [false, true]) {
          const town = townCalled(slug)
          const expected = reckoned(price, slug, whiteGlove)
          expect(cartPrice(price, { town, whiteGlove }), `${id} to ${slug}`).toBe(expected)
          if (!whiteGlove) expect(deliveredPrice(price, deliveryTo(town))).toBe(expected)
          const lines = priceLines(price, { town, whiteGlove })
          const [total, ...parts] = lines.map(({ amount }) => (amount === 'Free' ? 0 : dollars(amount))).toReversed()
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
          expect(total).toBe(expected)
          sums += 1
        }
    expect(sums).toBe(23 * inventory.length * 2)
  })

  test('FIT-14: each line but the cart and the sum names its clause', () => {
    const lines = priceLines(8_495, { town: townCalled('kline'), whiteGlove: true })
    expect(lines.map(({ label }) => label)).toEqual([
      'The cart',
      'Delivery to Kline',
      'White glove delivery',
      'Delivered',
    ])
    expect(lines.map(({ clause }) => clause)).toEqual([
      undefined,
      '/policies/delivery-policy#outside-the-free-areas',
      '/policies/delivery-policy#white-glove-delivery',
      undefined,
    ])
    expect(lines[1]?.rule).toContain('2 miles past the nearest free area')
    const small = priceLines(4_995, { town: townCalled('kidder'), whiteGlove: false })
    expect(small[1]).toMatchObject({ clause: '/policies/delivery-policy#where-delivery-is-free' })
    expect(small[1]?.rule).toMatch(/miles by road from our Pocono Pines.* at \$6 a mile\.$/)
  })

  test('FIT-15: without a town the price is that at the showroom, and the line asks for a town', () => {
    expect(cartPrice(8_495, { whiteGlove: false })).toBe(8_495)
    expect(priceLines(8_495, { whiteGlove: false }).map(({ amount }) => amount)).toEqual([
      '$8,495',
      'Name a town',
      '$8,495',
    ])
  })

  test('CART-130: the sentence says the price, the town, and "About" where its miles are rounded', () => {
    expect(deliveredText(8_495, deliveryTo(townCalled('towamensing')))).toBe('$8,495 delivered to Towamensing')
    expect(deliveredText(8_495, deliveryTo(townCalled('kline')))).toBe('About $8,507 delivered to Kline')
    expect(deliveredText(4_995, deliveryTo(townCalled('towamensing')))).toBe('About $5,157 delivered to Towamensing')
  })
})
