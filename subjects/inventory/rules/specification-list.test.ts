import { expect, it } from 'vitest'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { type SpecifiedCart, specificationList, specificationsOf } from './specification-list.ts'

it('CART-42: shows the known specifications in reading order', () => {
  const labels = specificationList(featuredVehicles[0]).map(({ label }) => label)
  expect(labels.join(', ')).toBe('Seats, Range, Top speed, Battery, Charging time, Payload, Drive')
})

it('CART-106: ends with hours, mileage and stock number, where the dealer has entered them', () => {
  const list = specificationList({ seatingCapacity: 4, hours: 1, miles: 1234, stockNumber: 'A-17' })
  expect(list.slice(1).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Hours of use: 1 hour',
    'Mileage: 1,234 miles',
    'Stock number: A-17',
  ])
})

it('CART-42: adds what else a record holds, in words, and leaves out what it does not say', () => {
  const specifications = { towBarRating: 500, battery_age: '3 years' }
  expect(specificationList({ seatingCapacity: 4, specifications })).toEqual([
    { key: 'seatingCapacity', label: 'Seats', value: '4' },
    { key: 'towBarRating', label: 'Tow bar rating', value: '500' },
    { key: 'battery_age', label: 'Battery age', value: '3 years' },
  ])
})

it.each<readonly [SpecifiedCart, Readonly<Record<string, string | number>>]>([
  [{ seatingCapacity: 2 }, { seatingCapacity: 2 }],
  [
    { seatingCapacity: 4, range: 45, topSpeed: 25, payload: 1_150, driveType: 'Rear-wheel drive' },
    { seatingCapacity: 4, range: '45 miles', topSpeed: '25 mph', payload: '1,150 lbs', driveType: 'Rear-wheel drive' },
  ],
  [
    { seatingCapacity: 4, volts: 48, ampereHours: 110, chemistry: 'lithium', chargingFrom: 6, chargingTo: 8 },
    { seatingCapacity: 4, batteryType: '48 V 110 Ah lithium', chargingTime: '6 to 8 hours' },
  ],
  [
    { seatingCapacity: 2, volts: 48, chemistry: 'lead-acid', chargingFrom: 8 },
    { seatingCapacity: 2, batteryType: '48 V lead-acid', chargingTime: '8 hours' },
  ],
  [
    { seatingCapacity: 2, specifications: { range: 'all day', towBar: '2 in' } },
    { seatingCapacity: 2, range: 'all day', towBar: '2 in' },
  ],
])('CART-1: the calls say the figures of %j in words', (cart, words) => {
  expect(specificationsOf(cart)).toEqual(words)
})
