import { expect, test } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { answerSentences, missingFigures } from './cart-answers.ts'
import { climbOf } from './climb.ts'
import { parked } from './garage.ts'

const nomad = firstCarts.find(({ id }) => id === 'ev-nomad') as Vehicle
const without = (cart: Vehicle, ...fields: readonly (keyof Vehicle)[]) =>
  Object.fromEntries(Object.entries(cart).filter(([field]) => !fields.includes(field as keyof Vehicle))) as Vehicle
const texts = (cart: Vehicle) => missingFigures(cart).map(({ text }) => text)

test('FIT-31: a cart is told to climb the steepest pavement that the driveway answers with yes, all seats taken', () => {
  for (const cart of firstCarts) {
    const [told = ''] = answerSentences(cart)
    const [, percent, riders] = /^climbs (\d+)% with (\d) aboard$/.exec(told) ?? []
    expect(Number(riders)).toBe(cart.seatingCapacity)
    const verdict = (slope: number) => {
      const rise = 200 * Math.sin(Math.atan(slope / 100))
      const drive = { length: 200, rise, steepest: slope / 100, surface: 'paved', load: 0 } as const
      return climbOf(cart, { ...drive, riders: cart.seatingCapacity }).verdict
    }
    expect([verdict(Number(percent)), verdict(Number(percent) + 1)]).toEqual([expect.not.stringMatching('no'), 'no'])
  }
})

test('FIT-31: the lowest garage door, the grounds and the loads follow from measures and abilities', () => {
  const rest = (cart: Vehicle) => answerSentences(cart).slice(1)
  const plain: Vehicle = { ...nomad, height: 80, abilities: [], volts: 48 }
  expect(rest(plain)).toEqual(['fits a 7 ft door', 'suits grass, narrow lanes'])
  expect(
    rest({ ...plain, height: 81, abilities: ['lift', 'hill-hold', 'bag-rack', 'tow-hitch', 'low-profile'] }),
  ).toEqual(['fits an 8 ft door', 'suits gravel, steep, narrow lanes', 'carries golf clubs, a trailer'])
  expect(rest({ ...plain, height: 93 })[0]).toBe('fits no usual garage door')
  expect(answerSentences({ ...plain, payload: 300 })[0]).toBe(
    'climbs no hill with 4 aboard (It carries 300 lbs. Riders and load weigh 660 lbs.)',
  )
})

test('FIT-31: each figure that is missing names every answer that the cart is left out of for it, and no other', () => {
  expect(firstCarts.flatMap(texts)).toEqual([])
  expect(texts(without(nomad, 'range', 'height', 'topSpeed', 'tire', 'clearance'))).toEqual([
    'No range: left out of “Will it climb my driveway?” and “Is the range enough?”',
    'No top speed: left out of “Will it climb my driveway?”',
    'No height: left out of “Will it fit my garage?”',
  ])
  expect(texts({ ...without(nomad, 'ampereHours'), chemistry: 'agm' })).toEqual([])
  expect(texts(without(nomad, 'ampereHours', 'chemistry'))).toEqual([
    'No battery capacity: left out of “Will it climb my driveway?”',
  ])
  for (const field of ['volts', 'payload', 'length', 'width'] as const) {
    const cart = without(nomad, field)
    expect(missingFigures(cart).map((missing) => missing.field)).toEqual([field])
    const isUnknown = [climbOf(cart, drive), parked(cart, {})].some(({ verdict }) => verdict === 'unknown')
    expect(isUnknown).toBe(true)
  }
})

test('FIT-31: of a sold cart nothing is told', () => {
  const sold: Vehicle = { ...without(nomad, 'range'), inStock: false, soldOn: '2026-05-01' }
  expect([answerSentences(sold), missingFigures(sold)]).toEqual([[], []])
})

const drive = { length: 200, rise: 2, steepest: 0.01, surface: 'paved', riders: 1, load: 0 } as const
