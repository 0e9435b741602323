import { expect, it } from 'vitest'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { specificationList } from './specification-list.ts'

it('CART-42: shows the known specifications in reading order', () => {
  const labels = specificationList(featuredVehicles[0]).map(({ label }) => label)
  expect(labels.join(', ')).toBe('Seats, Range, Top speed, Battery, Charging time, Payload, Drive')
})

it('CART-106: ends with hours, mileage and stock number, where the dealer has entered them', () => {
  const list = specificationList({ specifications: { seatingCapacity: 4 }, hours: 1, miles: 1234, stockNumber: 'A-17' })
  expect(list.slice(1).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Hours of use: 1 hour',
    'Mileage: 1,234 miles',
    'Stock number: A-17',
  ])
})

it('CART-42: adds what else a record holds, in words, and leaves out what it does not say', () => {
  const specifications = { towBarRating: 500, battery_age: '3 years', seatingCapacity: 4 }
  expect(specificationList({ specifications })).toEqual([
    { key: 'seatingCapacity', label: 'Seats', value: '4' },
    { key: 'towBarRating', label: 'Tow bar rating', value: '500' },
    { key: 'battery_age', label: 'Battery age', value: '3 years' },
  ])
})
