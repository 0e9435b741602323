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

describe('PIC-50: what goes wrong is found', () => {
  const city = cartOf('ev-city')
  const [wheel] = city.wheels.filter(({ name }) => name === 'wheel-front-left')
  if (!wheel) throw new Error('The cart has no front wheel.')
  const withWheel = (changed: Partial<typeof wheel>): CartGeometry => ({
    ...city,
    wheels: city.wheels.map((other) => (other === wheel ? { ...other, ...changed } : other)),
  })
  const withPart = (name: string, change: (part: CartGeometry['parts'][number]) => CartGeometry['parts'][number]) => ({
    ...city,
    parts: city.parts.map((part) => (part[0] === name ? change(part) : part)),
  })

  test('a wheel that is moved forward meets the body', () => {
    const moved = wheel.near.map(([part, x, y, z]) => [part, x - 60, y, z] as const)
    expect(faultsOf(withWheel({ near: moved }))).toContain('wheel-front-left meets cowl')
  })

  test('a tire that is too large meets the body and sinks into the ground', () => {
    const faults = faultsOf(withWheel({ radius: wheel.radius + 50 }))
    expect(faults).toContain('wheel-front-left meets cowl')
    expect(faults.some((fault) => fault.startsWith('wheel-front-left stands -'))).toBe(true)
  })

  test('a tail lamp behind the body has neither hold nor housing', () => {
    const back = withPart('lamp-tail-left', ([name, x, y, z, x2, ...rest]) => [name, x - 200, y, z, x2 - 200, ...rest])
    expect(faultsOf(back)).toEqual(['lamp-tail-left floats', 'lamp-tail-left has no housing'])
  })

  test('what hangs on a part that floats, floats', () => {
    const index = city.parts.findIndex(([name]) => name === 'canopy')
    const held = city.parts.filter((part) => part[7] === index).map(([name]) => name)
    const faults = faultsOf(withPart('canopy', (part) => part.with(7, -1) as unknown as typeof part))
    expect(held.length).toBeGreaterThan(0)
    for (const name of ['canopy', ...held]) expect(faults).toContain(`${name} floats`)
  })

  test('a bed that hangs behind the axle is told', () => {
    const pickup = cartOf('turfman-800')
    const parts = pickup.parts.map((part): typeof part =>
      part[0] === 'bed floor'
        ? (part.map((value, at) => (at === 1 || at === 4 ? Number(value) - 500 : value)) as unknown as typeof part)
        : part,
    )
    expect(faultsOf({ ...pickup, parts }).some((fault) => fault.startsWith("the bed's middle is"))).toBe(true)
  })
})
