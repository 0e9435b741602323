import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { type Move, movedCarts } from './cart-order.ts'

const carts = firstCarts

/** As the store lists them. */
const listed = (all: readonly Vehicle[]) =>
  all.toSorted((one, other) => (one.order ?? Number.MAX_SAFE_INTEGER) - (other.order ?? Number.MAX_SAFE_INTEGER))
const after = (all: readonly Vehicle[], id: string, move: Move) => {
  const changed = movedCarts(listed(all), all.find((cart) => cart.id === id) as Vehicle, move)
  const byId = new Map(changed.map((each) => [each.before?.id, each.after]))
  return all.map((cart) => byId.get(cart.id) ?? cart)
}
const kin = (all: readonly Vehicle[], like: Vehicle) =>
  listed(all).flatMap(({ id, category }) => (category === like.category ? [id] : []))

test('CART-203: a cart moves by one among its kind or before all, from any places, and no other pair turns', () => {
  const places = fc.array(fc.option(fc.integer({ min: 1, max: 60 })), {
    minLength: carts.length,
    maxLength: carts.length,
  })
  fc.assert(
    fc.property(
      places,
      fc.constantFrom(...carts),
      fc.constantFrom<Move>('up', 'down', 'first'),
      (orders, { id }, move) => {
        const all = carts.map((cart, index) => {
          const order = orders[index]
          return typeof order === 'number' ? { ...cart, order } : cart
        })
        const cart = all.find((each) => each.id === id) as Vehicle
        const before = kin(all, cart)
        const place = before.indexOf(id)
        const wanted = { up: Math.max(0, place - 1), down: Math.min(before.length - 1, place + 1), first: 0 }[move]
        const made = after(all, id, move)
        expect(kin(made, cart)).toEqual(before.toSpliced(place, 1).toSpliced(wanted, 0, id))
        if (move === 'first') expect(listed(made)[0]?.id).toBe(id)
        const without = (list: readonly Vehicle[]) => listed(list).flatMap((each) => (each.id === id ? [] : [each.id]))
        expect(without(made)).toEqual(without(all))
      },
    ),
    { numRuns: 200 },
  )
})

test('CART-203: changes no more carts than it takes', () => {
  const [first, second, third] = carts as [Vehicle, Vehicle, Vehicle]
  expect(movedCarts(carts, third, 'first')).toEqual([{ before: third, after: { ...third, order: 1 } }])
  const placed = [{ ...third, order: 10 }, { ...first, order: 20 }, second] as const
  expect(movedCarts(placed, second, 'first').map(({ after }) => after?.order)).toEqual([1])
  expect(movedCarts(placed, placed[0], 'first')).toEqual([])
})
