import { expect, test } from 'vitest'
import { firstCarts } from './first-carts.ts'
import { marketplaceListing } from './marketplace-listing.ts'
import type { OfferedVehicle } from './vehicle.ts'

const siteUrl = 'https://www.switchback.test'
const carts = firstCarts as readonly OfferedVehicle[]
const cart = carts.find(({ id }) => id === 'onward-4-passenger-2021') as OfferedVehicle

test('CART-213: every cart makes a whole listing, with a picture that can be fetched', () => {
  for (const each of carts) {
    const listing = marketplaceListing(each, siteUrl)
    const { title, description, brand, model } = listing
    for (const text of [title, description, brand, model]) expect(text).not.toBe('')
    expect(listing.price).toBeGreaterThan(0)
    expect(listing.imageUrl).toBe(siteUrl + each.images[0])
  }
})

test('CART-213: brand and model are told apart, a year where it is known, and what the dealer features', () => {
  expect(marketplaceListing(cart, siteUrl)).toMatchObject({
    brand: 'Club Car',
    model: 'Onward 4 Passenger 2021',
    year: 2021,
  })
  expect(marketplaceListing(cart, siteUrl).featured).toBe(false)
  expect(marketplaceListing({ ...cart, featured: true }, siteUrl).featured).toBe(true)
  const { year: _, ...undated } = cart
  expect(marketplaceListing(undated, siteUrl)).not.toHaveProperty('year')
})

test.each<readonly [Partial<OfferedVehicle>, string]>([
  [{ isNew: true }, 'new'],
  [{ isNew: false }, 'used'],
  [{ isNew: true, category: 'Custom' }, 'custom'],
])('CART-213: a cart with %j is listed as %s, at its regular price', (change, category) => {
  const special = { ...cart, ...change, price: 7_995, regularPrice: 8_995 }
  expect(marketplaceListing(special, siteUrl)).toMatchObject({ category, price: 8_995 })
})
