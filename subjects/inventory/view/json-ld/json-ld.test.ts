import { expect, test } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { testDriveOf } from '#subjects/inventory/rules/page/test-drive.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { brand, review, vehicle } from './vehicle.ts'

test('FIND-6: a brand has the same id wherever it stands, and leads to where this site shows it', () => {
  const shown = { name: 'Club Car', url: '/inventory?brand=Club+Car' }
  expect(brand(shown)).toEqual({ '@type': 'Brand', '@id': '/#brand-club-car', ...shown })
  expect(brand({ ...shown, text: 'Aluminum frames.' })).toHaveProperty('description', 'Aluminum frames.')
})

test('FIND-6: a review is of a cart, dated, and its author is the dealership', () => {
  const note = testDriveOf({ id: 'ev-city' })
  if (!note) throw new Error('there is a note on the EV City')
  expect(review(note, '/vehicles/ev-city')).toMatchObject({
    reviewBody: note.text,
    author: { '@id': '/#organization' },
    datePublished: '2025-07-26',
    itemReviewed: { '@id': '/vehicles/ev-city#vehicle' },
    reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
  })
})

const cart = firstCarts[0] as OfferedVehicle

test('FIND-6: product and vehicle are one thing with offer, price, availability, condition, brand, seats and speed', () => {
  expect(vehicle(cart)).toMatchObject({
    '@type': ['Product', 'Vehicle'],
    '@id': '/vehicles/d5-maverick-4-plus#vehicle',
    name: 'Evolution D5 Maverick 4 Plus',
    brand: { '@id': '/#brand-evolution', name: 'Evolution' },
    vehicleSeatingCapacity: 4,
    speed: { maxValue: 25, unitCode: 'HM' },
    offers: { price: 12995, priceCurrency: 'USD', hasMerchantReturnPolicy: { merchantReturnDays: 30 } },
  })
  const { topSpeed: _, ...vague } = cart
  expect(vehicle(vague)).not.toHaveProperty('speed')
})

test.each([
  [{}, 'New', 'InStock'],
  [{ isNew: false, inStock: false }, 'Used', 'OutOfStock'],
  [{ inStock: false, soldOn: '2026-05-06' }, 'New', 'SoldOut'],
])('FIND-6, CART-104: a cart with %j is %s and %s', (change, condition, availability) => {
  expect(vehicle({ ...cart, ...change })).toMatchObject({
    itemCondition: `https://schema.org/${condition}Condition`,
    offers: { availability: `https://schema.org/${availability}` },
  })
})

test('CART-106, CART-110: stock number, mileage and the day of the price stand there only where they are known', () => {
  const ledger = { since: '2026-08-04', moves: [] }
  const known = vehicle({ ...cart, stockNumber: 'A-17', miles: 1234 }, ledger)
  expect(known).toMatchObject({
    sku: 'A-17',
    mileageFromOdometer: { value: 1234, unitCode: 'SMI' },
    offers: { validFrom: '2026-08-04' },
  })
  expect(JSON.stringify(vehicle(cart))).not.toMatch(/sku|mileageFromOdometer|validFrom/)
})
