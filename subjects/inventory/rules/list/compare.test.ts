import { expect, it } from 'vitest'
import { comparePageWords } from '#subjects/inventory/facts/compare-page.ts'
import { comparePath } from '#subjects/inventory/rules/cart-slug.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'
import { compareFeatures, compareRows, printCompared, readCompared } from './compare.ts'

const cartOf = (id: string) => firstCarts.find((cart) => cart.id === id) as OfferedVehicle
const maverick = cartOf('d5-maverick-4-plus')
const city = cartOf('ev-city')
const onward = cartOf('onward-4-passenger-2021')
const { range: _, ...unranged } = city
const rowOf = (label: string, carts = [maverick, city, onward]) => compareRows(carts).find((row) => row.label === label)
const read = (query: string) => readCompared(new URLSearchParams(query))

it.each([
  [comparePath(['ev-city', 'd5-maverick-4-plus']).split('?')[1] ?? '', ['ev-city', 'd5-maverick-4-plus']],
  ['carts=a,b,a&carts=c&carts=d,e', ['a', 'b', 'c', 'd']],
  ['carts=,,%00,../x, EV-City ,a b', ['ev-city']],
  ['', []],
])('CART-55: %s names at most four carts, each once, nonsense left out', (query, carts) => {
  expect(read(query).carts).toEqual(carts)
})

it('CART-55: an address has one form, and several values of a form lead to it', () => {
  expect(comparePath([])).toBe('/inventory/compare')
  expect(printCompared(read('carts=A,,b')).getAll('carts')).toEqual(['a,b'])
  expect(printCompared(read('carts=a&carts=b')).getAll('carts')).toEqual(['a', 'b', ''])
  expect(printCompared(read('carts=')).size).toBe(0)
})

it('CART-55: marks where the carts differ; saying nothing is a difference, and a line on which all do is none', () => {
  expect(rowOf('Price')).toMatchObject({ values: ['$12,995', '$11,995', '$8,995'], differs: true })
  expect(rowOf('Seats')).toMatchObject({ values: ['4', '4', '4'], differs: false })
  expect(rowOf('Condition')?.values).toEqual(['New', 'New', 'Used'])
  expect(rowOf('Model year')).toEqual({ label: 'Model year', values: [null, null, '2021'], differs: true })
  expect(rowOf('Model year', [maverick, city])).toBeUndefined()
  const hitch = { ...city, specifications: { ...city.specifications, hitch: 'Two-inch receiver' } }
  expect(rowOf('Hitch', [maverick, hitch])?.values).toEqual([null, 'Two-inch receiver'])
})

it('CART-55: marks the lowest price and the longest range, all of them where equal, none where all are or one is known', () => {
  expect(rowOf('Price')).toMatchObject({ mark: comparePageWords.lowestPrice, marked: [false, false, true] })
  expect(rowOf('Range')).toMatchObject({ mark: comparePageWords.longestRange, marked: [true, false, false] })
  expect(rowOf('Price', [maverick, city, { ...maverick, price: city.price }])?.marked).toEqual([false, true, true])
  expect(rowOf('Price', [city, city])?.mark).toBeUndefined()
  expect(rowOf('Range', [maverick, unranged])?.mark).toBeUndefined()
  expect(rowOf('Top speed')?.mark).toBeUndefined()
})

it('CART-55: puts the features that the carts share first', () => {
  const features = compareFeatures([maverick, city])
  expect(features[0]).toEqual({ feature: 'Lithium battery with on-board charger', has: [true, true] })
  expect(features.at(-1)?.has).toEqual([false, true])
})
