import { describe, expect, it, test } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { byKind, kindsOf, sortCarts } from './cart-sort.ts'

const ids = (carts: readonly { readonly id: string }[]) => carts.map(({ id }) => id)
const cart = (id: string, change: Partial<Vehicle> = {}): Vehicle => ({
  ...(firstCarts[0] as Vehicle),
  id,
  price: 9_000,
  seatingCapacity: 4,
  range: 40,
  addedAt: '2025-06-01',
  ...change,
})
const { range: _, ...small } = cart('small', { price: 7_000, seatingCapacity: 2, addedAt: '2025-09-01' })
const large = cart('large', { price: 12_000, seatingCapacity: 8, range: 55 })
const carts = [cart('plain'), small, cart('twin'), large]

test.each([
  ['featured', ['plain', 'small', 'twin', 'large']],
  ['price-low', ['small', 'plain', 'twin', 'large']],
  ['price-high', ['large', 'plain', 'twin', 'small']],
  ['seats', ['large', 'plain', 'twin', 'small']],
  ['range', ['large', 'plain', 'twin', 'small']],
  ['newest', ['small', 'plain', 'twin', 'large']],
] as const)(
  'CART-30: %s; equals keep their order, an unknown range comes last, the list given stays',
  (order, sorted) => {
    expect(ids(sortCarts(carts, order))).toEqual(sorted)
    expect(ids(carts)).toEqual(['plain', 'small', 'twin', 'large'])
  },
)

describe('CART-30: kind by kind', () => {
  const listed = byKind(firstCarts)

  it('CART-30: each kind once, where its first cart stands, and its carts in the order of the list', () => {
    expect(listed).toHaveLength(firstCarts.length)
    expect(kindsOf(listed, 'featured').map(({ name }) => name)).toEqual([
      ...new Set(firstCarts.map(({ category }) => category)),
    ])
    for (const { carts, name } of kindsOf(listed, 'featured'))
      expect(ids(carts)).toEqual(ids(firstCarts.filter(({ category }) => category === name)))
    expect(ids(byKind(listed))).toEqual(ids(listed))
  })

  it('CART-30: another order mixes them, one kind needs no heading, and each has a place in the page', () => {
    expect(kindsOf(listed, 'price-low')).toEqual([])
    const golf = listed.filter(({ category }) => category === 'Golf')
    expect(kindsOf(golf, 'featured')).toEqual([])
    const two = [cart('one', { category: '山' }), cart('other', { category: 'Golf' })]
    expect(kindsOf(two, 'featured', 8).map(({ id }) => id)).toEqual(['kind-1', 'kind-golf'])
  })

  it('CART-30: fewer than eight have no headings', () => {
    expect(kindsOf(listed, 'featured', 7)).toEqual([])
    expect(kindsOf(listed, 'featured', 8)).not.toEqual([])
  })
})
