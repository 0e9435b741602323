import { describe, expect, it } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import type { Vehicle } from './vehicle.ts'
import { sortVehicles } from './vehicle-sort.ts'

const cart = (id: string, change: Partial<Vehicle> = {}): Vehicle => ({
  id,
  name: id,
  description: id,
  price: 9_000,
  brand: 'Evolution',
  category: 'Golf',
  images: [],
  inStock: true,
  isNew: true,
  features: [],
  specifications: { seatingCapacity: 4, range: '40 miles' },
  addedAt: '2025-06-01',
  ...change,
})
const small = cart('small', { price: 7_000, specifications: { seatingCapacity: 2 }, addedAt: '2025-09-01' })
const plain = cart('plain')
const twin = cart('twin')
const large = cart('large', { price: 12_000, specifications: { seatingCapacity: 8, range: '55 miles' } })
const carts = [plain, small, twin, large]

describe('sortVehicles', () => {
  it.each([
    ['featured', ['plain', 'small', 'twin', 'large']],
    ['price-low', ['small', 'plain', 'twin', 'large']],
    ['price-high', ['large', 'plain', 'twin', 'small']],
    ['seats', ['large', 'plain', 'twin', 'small']],
    ['range', ['large', 'plain', 'twin', 'small']],
    ['newest', ['small', 'plain', 'twin', 'large']],
  ] as const)('%s; equals keep their order and an unknown range comes last', (order, ids) => {
    expect(sortVehicles(carts, order).map(({ id }) => id)).toEqual(ids)
  })

  it('CART-30: leaves the list it was given alone', () => {
    const before = inventory.map(({ id }) => id)
    sortVehicles(inventory, 'price-low')
    expect(inventory.map(({ id }) => id)).toEqual(before)
  })
})
