import { describe, expect, it } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import type { Vehicle } from './vehicle.ts'
import { choicesOf, filterVehicles, noFilters, type VehicleFilters } from './vehicle-filters.ts'

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
  specifications: { seatingCapacity: 4 },
  addedAt: '2025-06-01',
}
const matches = (filters: Partial<VehicleFilters>, vehicle: Partial<Vehicle> = {}) =>
  filterVehicles([{ ...base, ...vehicle }], { ...noFilters, ...filters }).length === 1

describe('CART-27: price bands', () => {
  it.each([
    [14_999, 'under-15000', true],
    [15_000, 'under-15000', false],
    [14_999, '15000-25000', false],
    [15_000, '15000-25000', true],
    [25_000, '15000-25000', true],
    [25_001, '15000-25000', false],
    [25_000, 'over-25000', false],
    [25_001, 'over-25000', true],
    [15_000, 'over-25000', false],
    [25_001, 'under-15000', false],
  ] as const)('%i and %s: %s', (price, band, expected) => {
    expect(matches({ price: band }, { price })).toBe(expected)
  })

  it('CART-27: puts every price into exactly one band', () => {
    for (const price of [1, 14_999, 14_999.5, 15_000, 25_000, 25_000.5, 25_001, 1_000_000]) {
      const bands = (['under-15000', '15000-25000', 'over-25000'] as const).filter((band) =>
        matches({ price: band }, { price }),
      )
      expect([price, bands.length]).toEqual([price, 1])
    }
  })
})

describe('CART-24: search', () => {
  it.each([
    ['ranger', true],
    ['D5 RANG', true],
    ['ANGER 4', true],
    ['gRoCeRiEs', true],
    ['hill.', true],
    ['ranger groceries', false],
    ['people mover', false],
    ['  ranger ', true],
    ['   ', true],
    ['.*', false],
  ])('%j: %s', (search, expected) => {
    expect(matches({ search })).toBe(expected)
  })
})

describe('CART-25: brand', () => {
  it.each([
    ['Evolution', true],
    ['eVOLUTION', true],
    ['Evo', false],
    ['Evolution Carts', false],
    ['all', true],
  ])('%s: %s', (brand, expected) => {
    expect(matches({ brand })).toBe(expected)
  })
})

describe('CART-26: category', () => {
  it.each([
    ['People Mover', true],
    ['mover', true],
    ['PEOPLE', true],
    ['People Movers', false],
    ['Utility', false],
    ['all', true],
  ])('%s: %s', (category, expected) => {
    expect(matches({ category })).toBe(expected)
  })
})

describe('CART-29: further filters', () => {
  it('seats are exact', () => {
    expect([matches({ seats: '4' }), matches({ seats: '2' }), matches({ seats: '6' })]).toEqual([true, false, false])
  })

  it('condition and stock', () => {
    expect([matches({ condition: 'new' }), matches({ condition: 'used' })]).toEqual([true, false])
    expect(matches({ condition: 'used' }, { isNew: false })).toBe(true)
    expect([matches({ stock: 'in' }), matches({ stock: 'out' })]).toEqual([true, false])
    expect(matches({ stock: 'out' }, { inStock: false })).toBe(true)
  })
})

it.each([
  [11_999, '12000', true],
  [12_000, '12000', true],
  [12_001, '12000', false],
  [12_001, 'a lot', true],
  [12_001, '', true],
])('CART-140, CART-141: a cart of %i with a budget of %j: %s', (price, budget, expected) => {
  expect(matches({ budget }, { price })).toBe(expected)
})

describe('all together', () => {
  it('CART-28: a cart passes every filter or is not shown', () => {
    const all = { search: 'ranger', brand: 'evolution', category: 'mover', price: 'under-15000' } as const
    expect(matches(all)).toBe(true)
    expect(matches(all, { name: 'Evolution Classic' })).toBe(false)
    expect(matches(all, { brand: 'Denago' })).toBe(false)
    expect(matches(all, { category: 'Golf' })).toBe(false)
    expect(matches(all, { price: 15_000 })).toBe(false)
  })

  it('CART-30: no filter keeps every cart and its order', () => {
    expect(filterVehicles(inventory, noFilters)).toEqual(inventory)
  })
})

describe('choicesOf', () => {
  it('CART-29: offers what the carts have, once and in order', () => {
    expect(choicesOf(inventory, 'brand', 'all')).toEqual([
      'Club Car',
      'Denago',
      'Evolution',
      'EZ-GO',
      'Swift EV',
      'Tomberlin',
    ])
    expect(choicesOf(inventory, 'seats', 'all')).toEqual(['2', '4', '6', '8'])
  })

  it('CART-29: keeps a choice in force that no cart has any more, and does not double one in another case', () => {
    expect(choicesOf([base], 'brand', 'Yamaha')).toEqual(['Evolution', 'Yamaha'])
    expect(choicesOf([base], 'brand', 'evolution')).toEqual(['Evolution'])
  })
})
