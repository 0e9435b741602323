import { expect, it } from 'vitest'
import { featuredCarts, firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { featuredToday, similarCarts } from './suggested-carts.ts'

const vehicles = firstCarts
const chosen = featuredCarts.map(({ id }) => id)
const [first = '', second = '', third = ''] = chosen
const without = (...ids: string[]) => vehicles.filter(({ id }) => !ids.includes(id))
const ids = (list: readonly Vehicle[] | null) => featuredToday(featuredCarts, list).carts.map(({ id }) => id)

it('SHOP-22: the chosen carts, with the inventory and without it, in stock or not', () => {
  const soldOut = vehicles.map((vehicle) => ({ ...vehicle, inStock: false }))
  for (const list of [vehicles, soldOut, vehicles.toReversed(), null]) expect(ids(list)).toEqual(chosen)
  expect(featuredToday(featuredCarts, vehicles).asChosen).toBe(true)
})

it('CART-83: one that is no longer listed makes way for another, one in stock if there is any', () => {
  const rest = without(...chosen)
  const inStock = rest.find((vehicle) => vehicle.inStock)?.id
  expect(ids(without(second))).toEqual([first, third, inStock])
  expect(featuredToday(featuredCarts, without(second)).asChosen).toBe(false)
  const [last, ...others] = rest.toReversed().map((vehicle, index) => ({ ...vehicle, inStock: index === 0 }))
  expect(ids([...others, last as Vehicle])[0]).toBe(last?.id)
})

it('CART-106: what the dealer features comes first, in the order of the list, then ours', () => {
  const rest = without(...chosen).map(({ id }) => id)
  const featuring = (...which: readonly (string | undefined)[]) =>
    vehicles.map((vehicle) => ({ ...vehicle, ...(which.includes(vehicle.id) && { featured: true }) }))
  expect(ids(featuring(rest[1]))).toEqual([rest[1], first, second])
  expect(ids(featuring(rest[4], rest[3], rest[2], rest[1]))).toEqual(rest.slice(1, 4))
  // Words that are about our three stand over no others.
  expect(featuredToday(featuredCarts, featuring(rest[1])).asChosen).toBe(false)
  expect(featuredToday(featuredCarts, featuring(third, first)).asChosen).toBe(true)
})

it('CART-83: shows fewer where no more are listed', () => {
  for (const count of [0, 1, 2]) expect(ids(vehicles.slice(0, count))).toEqual(chosen.slice(0, count))
})

const cart = (id: string) => vehicles.find((candidate) => candidate.id === id) as Vehicle
const idsLike = (id: string) => similarCarts(cart(id), vehicles, 3).map((other) => other.id)

it('CART-52: three others for every cart, that answer the same wish', () => {
  for (const { id } of vehicles) expect(new Set([...idsLike(id), id]).size).toBe(4)
  expect(idsLike('turfman-200')).toContain('turfman-800')
  for (const id of idsLike('carrier-8-plus')) expect(cart(id).seatingCapacity).toBeGreaterThanOrEqual(6)
  for (const id of idsLike('ev-city')) expect(cart(id).isNew).toBe(true)
})

it('CART-52: a cart that is here comes first; there are fewer where there are fewer', () => {
  const twin: Vehicle = { ...cart('ev-nomad'), id: 'twin', inStock: false }
  const here: Vehicle = { ...twin, id: 'here', inStock: true }
  expect(similarCarts(cart('ev-nomad'), [twin, here], 1)).toEqual([here])
  expect(similarCarts(cart('ev-city'), [cart('ev-city')], 3)).toEqual([])
})
