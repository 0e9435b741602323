import { expect, it, test } from 'vitest'
import { townCalled } from '#subjects/county/rules/towns.ts'
import { usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { rentalDeliveryCost, rentalDeliveryTo } from './rental-delivery.ts'

it.each([
  [0, 0, 0],
  [10, 0, 0],
  [10.2, 1, 6],
  [11, 1, 6],
  [31, 21, 126],
])('RENT-11: of %d miles %d are charged, %d dollars', (miles, chargedMiles, cost) => {
  expect(rentalDeliveryCost(miles, usualAmounts)).toEqual({ miles, chargedMiles, cost })
})

test('TOWN-37: a rental pays for the miles beyond 10, in the county too', () => {
  expect(rentalDeliveryTo(townCalled('jim-thorpe'), usualAmounts)).toMatchObject({
    figure: 'About $126',
    rule: '21 of 31 miles by road from our Pocono Pines Showroom, at $6 a mile; the first 10 are free.',
  })
  expect(rentalDeliveryTo({ ...townCalled('kidder'), drivingMiles: 9 }, usualAmounts)).toMatchObject({
    figure: 'Free',
    rule: 'Free delivery and pickup within 10 miles of our showroom; then $6 a mile.',
  })
})
