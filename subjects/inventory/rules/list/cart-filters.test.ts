import { expect, test } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { choicesOf, filterCarts, type VehicleFilters } from './cart-filters.ts'
import { noFilters } from './inventory-view.ts'

const base: Vehicle = {
  id: 'cart',
  name: 'Evolution D5 Ranger 4',
  description: 'Carries groceries up a hill.',
  price: 10_000,
  brand: 'Evolution',
  category: 'People Mover',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: {},
  seatingCapacity: 4,
  abilities: [],
  addedAt: '2025-06-01',
}
const matches = (filters: Partial<VehicleFilters>, vehicle: Partial<Vehicle> = {}) =>
  filterCarts([{ ...base, ...vehicle }], { ...noFilters, ...filters }).length === 1

test.each([
  [1, 'under-15000'],
  [14_999, 'under-15000'],
  [14_999.5, 'under-15000'],
  [15_000, '15000-25000'],
  [25_000, '15000-25000'],
  [25_000.5, 'over-25000'],
  [25_001, 'over-25000'],
])('CART-24: a price of %d is in one band alone: %s', (price, own) => {
  const bands = ['under-15000', '15000-25000', 'over-25000'].filter((band) => matches({ price: band }, { price }))
  expect(bands).toEqual([own])
})

test.each([
  ['CART-24', 'search', ['ranger', 'D5 RANG', 'ANGER 4', 'gRoCeRiEs', 'hill.', '  ranger ', '   '], true],
  ['CART-24', 'search', ['ranger groceries', 'people mover', '.*', 'all'], false],
  ['CART-24', 'brand', ['Evolution', 'eVOLUTION', 'all'], true],
  ['CART-24', 'brand', ['Evo', 'Evolution Carts'], false],
  ['CART-24', 'category', ['People Mover', 'mover', 'PEOPLE', 'all'], true],
  ['CART-24', 'category', ['People Movers', 'Utility'], false],
  ['CART-24', 'seats', ['4', 'all'], true],
  ['CART-24', 'seats', ['2', '6'], false],
  ['CART-24', 'condition', ['new', 'all'], true],
  ['CART-24', 'condition', ['used'], false],
  ['CART-24', 'stock', ['in', 'all'], true],
  ['CART-24', 'stock', ['out'], false],
  ['CART-24', 'class', ['all'], true],
  ['CART-24', 'class', ['golf-cart', 'low-speed-vehicle'], false],
  ['CART-140', 'budget', ['10000', '10001', ''], true],
  ['CART-140', 'budget', ['9999'], false],
  ['CART-140', 'budget', ['a lot', '0', '-5', '12345678901'], true],
])('%s: %s of %j: %s', (_, name, values, expected) => {
  expect(values.filter((value) => matches({ [name]: value }) !== expected)).toEqual([])
})

test('CART-24: a cart passes every filter or is not shown', () => {
  expect(matches({ condition: 'used', stock: 'out' }, { isNew: false, inStock: false })).toBe(true)
  const all = { search: 'ranger', brand: 'evolution', category: 'mover', price: 'under-15000' }
  expect(matches(all)).toBe(true)
  for (const other of [{ name: 'Evolution Classic' }, { brand: 'Denago' }, { category: 'Golf' }, { price: 15_000 }])
    expect(matches(all, other)).toBe(false)
  expect(filterCarts(firstCarts, noFilters)).toEqual(firstCarts)
})

test('CART-24: the selectors offer what the carts have, once and in order', () => {
  const carts = [
    { ...base, brand: 'EZ-GO', seatingCapacity: 10 },
    { ...base, category: 'Golf', seatingCapacity: 9 },
    base,
  ]
  expect(choicesOf(carts, noFilters)).toMatchObject({
    brand: ['Evolution', 'EZ-GO'],
    category: ['Golf', 'People Mover'],
    seats: ['4', '9', '10'],
  })
})

test('CART-24: a choice in force stays when no cart has it any more, once in any case of letters', () => {
  const brands = (brand: string) => choicesOf([base, { ...base, brand: 'EZ-GO' }], { ...noFilters, brand }).brand
  expect(brands('Yamaha')).toEqual(['Evolution', 'EZ-GO', 'Yamaha'])
  expect(brands('evolution')).toEqual(['Evolution', 'EZ-GO'])
})
