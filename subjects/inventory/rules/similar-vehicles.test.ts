import { expect, it } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { similarVehicles } from './similar-vehicles.ts'
import { type Vehicle, vehicleSchema } from './vehicle.ts'

const carts = inventory.map((record) => vehicleSchema.parse(record))
const cart = (id: string) => carts.find((candidate) => candidate.id === id) as Vehicle
const idsLike = (id: string) => similarVehicles(cart(id), carts, 3).map((other) => other.id)

it('CART-52: are three others for every cart', () => {
  for (const { id } of carts) {
    const ids = idsLike(id)
    expect(new Set(ids).size).toBe(3)
    expect(ids).not.toContain(id)
  }
})

it('CART-52: answer the same wish', () => {
  expect(idsLike('turfman-200')).toContain('turfman-800')
  for (const id of idsLike('carrier-8-plus')) expect(cart(id).specifications.seatingCapacity).toBeGreaterThanOrEqual(6)
  for (const id of idsLike('ev-city')) expect(cart(id).isNew).toBe(true)
})

it('CART-52: prefer a cart that is here', () => {
  const twin: Vehicle = { ...cart('ev-nomad'), id: 'twin', inStock: false }
  const here: Vehicle = { ...twin, id: 'here', inStock: true }
  expect(similarVehicles(cart('ev-nomad'), [twin, here], 1)).toEqual([here])
})

it('CART-52: are fewer where there are fewer', () => {
  expect(similarVehicles(cart('ev-city'), [cart('ev-city')], 3)).toEqual([])
})
