import { describe, expect, test } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { modelSizes } from '#subjects/inventory/facts/model-sizes.ts'
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

  test('PIC-50, PIC-53: no part meets a wheel or floats, lamps sit in housings, what must touch touches, wheel rooms are closed, plates bear the mark', () => {
    expect(faultsOf(cartOf(id))).toEqual([])
    expect(cartOf(id).wheels).toHaveLength(4)
  })
})

test.each(Object.entries(modelSizes))('PIC-50: %s is as long as its record says, within 3 %%', (id, { length }) => {
  expect(Math.abs(boundsOf(cartOf(id))[0] / length - 1)).toBeLessThan(0.03)
})

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
          ...['cowl', 'lamp-housing-head-left'].filter((name) => differs(one.id, other.id, name)),
        ]).toEqual([one.id, other.id, 'cowl', 'lamp-housing-head-left'])
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

const withOff = (name: string, far: number) => ({
  ...city,
  off: city.off.map(([part]) => [part, city.parts[part]?.[0] === name ? far : 0] as const),
})

test.each<[string, CartGeometry]>([
  ['one sees through the room of wheel-front-left', withWheel(() => ({ open: [[0, 90, 300]] }))],
  ['rear strut foot is 64 mm off', withOff('rear strut foot', 64)],
  ['rail foot is 9 mm off', withOff('rail foot', 9)],
  ['rail foot is 40 mm off while the seat is folded', { ...city, folded: [['rail foot', 40]] }],
  ['belt is 51 mm off', withOff('belt', 51)],
  ['the folded deck is 20 mm above its bar', { ...city, deck: 20 }],
  ['grille sinks into the body', { ...city, sunk: city.sunk.map(([part]) => [part, 3]) }],
  ['wiper blade stands up', withPart('cowl', (part) => part.with(0, 'wiper blade'))],
  ['meets cowl', withWheel(({ near }) => ({ near: near.map(([part, x, ...at]) => [part, x - 60, ...at]) }))],
  ['stands -', withWheel(({ radius }) => ({ radius: radius + 50 }))],
  ['lamp-tail-left has no housing', withPart('lamp-tail-left', (part) => part.with(1, -9_000).with(4, -8_900))],
  ['a plate is blank', withPart('plate mark', (part) => part.with(0, 'label'))],
  ['no plate behind', withPart('plate', (part) => part.with(0, 'label'))],
  ['canopy floats', withPart('canopy', (part) => part.with(7, -1))],
])('PIC-50, PIC-53: "%s" is found', (fault, cart) => {
  expect(faultsOf(cart).some((found) => found.includes(fault))).toBe(true)
})
