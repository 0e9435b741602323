import { describe, expect, it } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { byKind, kindsOf } from './inventory-kinds.ts'
import { filterVehicles, noFilters } from './vehicle-filters.ts'

const ids = (carts: readonly { readonly id: string }[]) => carts.map(({ id }) => id)

describe('CART-143: kind by kind', () => {
  const carts = byKind(inventory)

  it('CART-143: each kind once, where its first cart stands, and its carts in the order of the list', () => {
    expect(new Set(ids(carts))).toEqual(new Set(ids(inventory)))
    expect([...new Set(carts.map(({ category }) => category))]).toEqual([
      ...new Set(inventory.map(({ category }) => category)),
    ])
    for (const { vehicles, name } of kindsOf(carts, 'featured'))
      expect(ids(vehicles)).toEqual(ids(inventory.filter(({ category }) => category === name)))
  })

  it('CART-143: arranging again changes nothing, filtered before or after', () => {
    expect(ids(byKind([...carts]))).toEqual(ids(carts))
    for (const brand of ['Denago', 'Club Car', 'Evolution']) {
      const filters = { ...noFilters, brand }
      const once = filterVehicles(carts, filters)
      expect(ids(filterVehicles(byKind([...carts]), filters))).toEqual(ids(once))
    }
  })

  it('CART-143: another order mixes them, and one kind needs no heading', () => {
    expect(kindsOf(carts, 'price-low')).toEqual([])
    expect(kindsOf(filterVehicles(carts, { ...noFilters, category: 'Golf' }), 'featured')).toEqual([])
  })

  it('CART-143: a kind in letters that no address has gets a place all the same', () => {
    const [first, second] = inventory
    const two = [
      { ...first, category: '山' },
      { ...second, category: 'Golf' },
    ] as typeof inventory
    expect(kindsOf(two, 'featured').map(({ id }) => id)).toEqual(['kind-1', 'kind-golf'])
  })
})
