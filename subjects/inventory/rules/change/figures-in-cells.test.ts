import { expect, test } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { specificationsOf } from '#subjects/inventory/rules/specification-list.ts'
import { figuresIn } from './figures-in-cells.ts'

test.each([
  ['range', '38', { range: 38 }],
  ['range', 'Approx. 30–40 miles', { range: 30 }],
  ['range', 'up to 35 miles on a charge', { range: 35 }],
  ['topSpeed', '15-19 mph', { topSpeed: 19 }],
  ['payload', '~1,000 lbs.', { payload: 1_000 }],
  ['clearance', '6 in', { clearance: 6 }],
  ['length', '12\'4"', { length: 148 }],
  ['width', '5 ft', { width: 60 }],
  ['seatingCapacity', '4 Passengers', { seatingCapacity: 4 }],
  ['seatingCapacity', '6-seater', { seatingCapacity: 6 }],
  ['height', '6’ 10”', { height: 82 }],
  ['ampereHours', '150 Ah', { ampereHours: 150 }],
  ['batteryType', '51.2V 105Ah lithium battery', { volts: 51.2, ampereHours: 105, chemistry: 'lithium' }],
  ['batteryType', 'AGM', { chemistry: 'agm' }],
  ['chargingTime', '4 to 6 hrs.', { chargingFrom: 4, chargingTo: 6 }],
  ['chargingTime', '8 hours', { chargingFrom: 8 }],
  ['size', '12\'4" x 4\'7" x 6\'10"', { length: 148, width: 55, height: 82 }],
  ['tires', '23x10-14', { tire: 23 }],
])('CART-211: the cell of %s %j is read whole', (key, cell, figures) => {
  expect(figuresIn(key, cell)).toEqual(figures)
})

test.each([
  ['range', '40 miles, depends on load'],
  ['range', '64 km'],
  ['range', '12 ft 4 in'],
  ['payload', '12\' 4"'],
  ['range', '-38 miles'],
  ['topSpeed', '25 mph (optional 35 mph)'],
  ['payload', '4 adults + 200 lb'],
  ['volts', '36V lead acid'],
  ['volts', '48 to 52 V'],
  ['chargingFrom', '6 to 8 hrs'],
  ['batteryType', '48V lithium, 12V converter'],
  ['batteryType', 'lithium or lead-acid'],
  ['batteryType', '48V Trojan'],
  ['batteryType', ''],
  ['size', 'compact'],
  ['tires', '14 in'],
  ['brakes', '4-wheel disc brakes'],
])('CART-211: the cell of %s %j is left to the dealer', (key, cell) => {
  expect(figuresIn(key, cell)).toBeUndefined()
})

test('CART-211: what the calls say of our own carts gives their figures', () => {
  for (const cart of inventory)
    for (const [key, words] of Object.entries(specificationsOf(cart)))
      if (key !== 'driveType') expect(cart).toMatchObject(figuresIn(key, String(words)) ?? { [key]: words })
})
