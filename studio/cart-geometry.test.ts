import { describe, expect, test } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { sideViews } from '#subjects/inventory/facts/side-views.ts'
import { boundsOf, type CartGeometry, faultsOf, madeFrom, readGeometry } from './cart-geometry.ts'
import { parametersOf } from './parameters.ts'

const geometry = new Map(readGeometry().map((cart) => [cart.id, cart]))
const cartOf = (id: string): CartGeometry => {
  const cart = geometry.get(id)
  if (!cart) throw new Error(`${id} was not measured: npm run art:geometry`)
  return cart
}

describe.each(inventory.map((vehicle) => [vehicle.id, vehicle] as const))('%s', (id, vehicle) => {
  test('PIC-22: was measured from the scripts and parameters as they are (npm run art:geometry)', () => {
    expect(cartOf(id).made).toBe(madeFrom(id, parametersOf(vehicle)))
  })

  test('PIC-50: no part meets a wheel, none floats, wheels stand on the ground, lamps sit in housings', () => {
    expect(faultsOf(cartOf(id))).toEqual([])
    expect(cartOf(id).wheels).toHaveLength(4)
  })
})

test.each(Object.entries(sideViews))(
  'PIC-50: %s is as long as its record says, within 3 %%',
  (id, { lengthInches }) => {
    const inches = boundsOf(cartOf(id))[0] / 25.4
    expect(Math.abs(inches / lengthInches - 1)).toBeLessThan(0.03)
  },
)

test('PIC-50: used carts of two brands are told apart by nose and lamps', () => {
  const used = inventory.filter(({ isNew }) => !isNew)
  const shapeOf = (id: string, name: string) => cartOf(id).parts.find((part) => part[0] === name)
  const differs = (one: string, other: string, name: string) => {
    const [a, b] = [shapeOf(one, name), shapeOf(other, name)]
    const size = (part: typeof a, axis: number) => Number(part?.[axis + 3]) - Number(part?.[axis])
    return [1, 2, 3].some((axis) => Math.abs(size(a, axis) - size(b, axis)) >= 8)
  }
  for (const one of used)
    for (const other of used)
      if (one.brand < other.brand)
        expect([
          one.id,
          other.id,
          ...['cowl', 'lamp-head-left'].filter((name) => differs(one.id, other.id, name)),
        ]).toEqual([one.id, other.id, 'cowl', 'lamp-head-left'])
})

const city = cartOf('ev-city')
type Parts = CartGeometry['parts'][number]
const withPart = (name: string, change: (part: Parts) => readonly unknown[]) => ({
  ...city,
  parts: city.parts.map((part) => (part[0] === name ? (change(part) as unknown as Parts) : part)),
})
const withWheel = (change: (wheel: CartGeometry['wheels'][number]) => object) => ({
  ...city,
  wheels: city.wheels.map((wheel) => (wheel.name === 'wheel-front-left' ? { ...wheel, ...change(wheel) } : wheel)),
})

test.each<[string, CartGeometry]>([
  ['meets cowl', withWheel(({ near }) => ({ near: near.map(([part, x, ...at]) => [part, x - 60, ...at]) }))],
  ['stands -', withWheel(({ radius }) => ({ radius: radius + 50 }))],
  ['lamp-tail-left has no housing', withPart('lamp-tail-left', (part) => part.with(1, -9_000).with(4, -8_900))],
  ['canopy floats', withPart('canopy', (part) => part.with(7, -1))],
])('PIC-50: "%s" is found', (fault, cart) => {
  expect(faultsOf(cart).some((found) => found.includes(fault))).toBe(true)
})
