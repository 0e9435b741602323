import { expect, test } from 'vitest'
import { business } from '#subjects/dealership/facts/business.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { testNotes, testNoteWords } from '#subjects/inventory/facts/test-notes.ts'
import { testDriveOf } from './test-drive.ts'

test('CART-80, FIND-6: a note is signed by the dealership, with its mark and its day in words', () => {
  expect(testDriveOf({ id: 'ev-city' })).toMatchObject({
    verdict: 'Our rating: 4 of 5',
    signature: `${business.name}, test drive on July 26, 2025`,
  })
})

test('CART-80: a cart that we have not written about has none', () => {
  expect(testDriveOf({ id: 'turfman-200' })).toBeUndefined()
})

test.each(testNotes)(
  'CART-80: $id: a cart of ours, tested after it came in, marked within the scale',
  ({ id, day, mark }) => {
    const cart = inventory.find((vehicle) => vehicle.id === id)
    expect(cart && cart.addedAt <= day).toBe(true)
    expect(mark).toBeGreaterThanOrEqual(1)
    expect(mark).toBeLessThanOrEqual(testNoteWords.best)
  },
)
