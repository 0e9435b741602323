import { expect, it } from 'vitest'
import { addDays } from '#kit/dates/calendar-day.ts'
import { soldCarts } from '#subjects/inventory/facts/sold-carts.ts'
import { saleOf } from './cart-sale.ts'

const soldOn = '2026-05-06'
const lastDay = addDays(soldOn, soldCarts.days - 1)

it('CART-104: a cart is sold from its day on to the end of the last one by the Eastern clock, and gone then', () => {
  expect(saleOf({}, new Date())).toEqual({ state: 'offered' })
  const until = new Date(`${addDays(soldOn, soldCarts.days)}T04:00:00Z`)
  const sold = { state: 'sold', on: soldOn, lastDay, until }
  expect(saleOf({ soldOn }, new Date('2026-05-06T15:00:00Z'))).toEqual(sold)
  expect(saleOf({ soldOn }, new Date(until.getTime() - 1))).toEqual(sold)
  expect(saleOf({ soldOn }, until)).toEqual({ state: 'gone', on: soldOn })
})
