import fc from 'fast-check'
import { expect, test } from 'vitest'
import { climbFigures } from '#subjects/fit/facts/climb.ts'
import { climbPage } from '#subjects/fit/facts/climb-page.ts'
import { firstCarts } from '#subjects/inventory/rules/first-cart.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { chargeOf, climbOf, type Drive, kilogramsOf, liftWattHours, mphAt, resistance, wattHoursFor } from './climb.ts'
import { climbReader } from './climb-query.ts'
import { chargeText, speedText } from './climb-text.ts'
import { proofOf } from './faults.ts'

const carts = firstCarts
const { paved } = climbFigures.rolling
const driveOf = (query: string) => climbReader.read(new URLSearchParams(query))

test.each([
  ['slope=12', { length: 100, steepest: 0.12, riders: 2, load: 0, surface: 'paved' }],
  ['length=300&rise=30&load=200 lbs', { length: 300, rise: 30, load: 200 }],
  ["length=300'&rise=30 ft&slope=20 %&surface=grass&riders=4", { length: 300, rise: 30, steepest: 0.2, riders: 4 }],
  ['length=1,200&slope=0', { length: 1200, rise: 0, steepest: 0 }],
])('FIT-23: %s is understood', (query, drive) => {
  const { input, problems } = driveOf(query)
  expect(problems).toEqual({})
  expect(input).toMatchObject(drive)
})

test.each([
  ['length=&rise=&slope=', ['slope']],
  ['length=300', ['rise']],
  ['rise=30', ['length']],
  ['length=30&rise=30', ['rise']],
  ['slope=steep', ['slope']],
  ['slope=101', ['slope']],
  ['length=100&rise=20&slope=5', ['slope']],
  ['length=0&slope=5', ['length']],
  ['slope=12&riders=0&load=much', ['riders', 'load']],
])('FIT-23: %s gets a sentence at its field and no answer', (query, fields) => {
  const { input, problems, typed } = driveOf(query)
  expect([input, Object.keys(problems)]).toEqual([undefined, fields])
  for (const problem of Object.values(problems)) expect(problem).toMatch(/^[^{}]{8,}\.$/)
  for (const [key, value] of new URLSearchParams(query)) expect(typed[key as keyof typeof typed]).toBe(value)
})

test('FIT-24: a heavier load never climbs faster, a steeper slope never either, and no cart climbs where its battery cannot or “Which cart?” rules it out', () => {
  const drives = fc.record({
    length: fc.integer({ min: 10, max: 5000 }),
    slope: fc.integer({ min: 0, max: 40 }),
    riders: fc.integer({ min: 1, max: 8 }),
    surface: fc.constantFrom('paved', 'gravel', 'grass'),
  })
  fc.assert(
    fc.property(drives, fc.constantFrom(...carts), fc.integer({ min: 1, max: 300 }), (asked, cart, more) => {
      const read = (query: object) => driveOf(new URLSearchParams(Object.entries(query)).toString()).input as Drive
      const mph = (query: object) => {
        const climb = climbOf(cart, read(query))
        return 'mph' in climb ? climb.mph : 0
      }
      expect(mph({ ...asked, load: more })).toBeLessThanOrEqual(mph(asked))
      expect(mph({ ...asked, slope: asked.slope + more / 10 })).toBeLessThanOrEqual(mph(asked))
      const climb = climbOf(cart, read(asked))
      if ('reason' in climb) expect(climb.reason).toMatch(/^[^{}]{8,}\.$/)
      else {
        expect(proofOf(cart, read(asked).surface)).toBeDefined()
        expect(climb.charge.share).toBeLessThan(1)
        const [least = 25] = speedText(climb).match(/\d+/g)?.map(Number) ?? []
        expect(climb.verdict).toBe(least < climbFigures.speeds.slow ? 'slowly' : 'yes')
      }
    }),
  )
})

test.each([
  ['classic-2-pro', 'slope=5&riders=4', 'It has 2 seats, and 4 ride.'],
  ['ev-city', 'slope=5&riders=4&load=400', 'Carries 800 lbs. Riders and load weigh 1,060 lbs.'],
  ['d6-max-gt4', 'slope=5&surface=grass', 'Its tires are made for pavement.'],
  ['ev-city', 'slope=8&surface=gravel', 'Not built for gravel.'],
  ['classic-2-pro', 'slope=20&surface=grass', 'On damp ground its rear tires slip where it is steeper than 12%.'],
  ['express-s6-2021', 'slope=34&riders=6', 'With this load its motor does not start where it is steeper than 22%.'],
])('FIT-24: %s, %s: no, with its reason', (id, query, sentence) => {
  const cart = carts.find((one) => one.id === id) as Vehicle
  expect(climbOf(cart, driveOf(query).input as Drive)).toEqual({ cart, verdict: 'no', reason: sentence })
})

test('FIT-25: with four aboard 100 ft of climb take about 90 Wh, 0.6 mile at 0.15 kWh a mile; Mount Pisgah about 595', () => {
  expect(Math.abs(kilogramsOf(4, { riders: 4, load: 0 }) - 863)).toBeLessThan(2)
  expect([100, 664].map((feet) => Math.round(liftWattHours(863, feet)))).toEqual([90, 595])
  expect(liftWattHours(863, 100) / 150).toBeCloseTo(0.6, 1)
  const seated = liftWattHours(kilogramsOf(4, { riders: 4, load: 0 }), 664)
  expect(climbPage.notes.list.join(' ')).toContain(`about ${Math.round(seated / 10) * 10} Wh`)
})

test.each([
  [5, 20],
  [10, 11],
  [20, 6],
])('FIT-25: at 6.3 kW a slope of %d%% is climbed at the known speed', (percent, mph) => {
  expect(Math.round(mphAt(6300, resistance(863, percent / 100, paved)))).toBe(mph)
})

test('FIT-25: energy is conserved: power times time is height, rolling and nothing else, in however many pieces', () => {
  const pieces = fc.array(fc.tuple(fc.double({ min: 0, max: 0.4, noNaN: true }), fc.integer({ min: 1, max: 500 })), {
    minLength: 1,
  })
  fc.assert(
    fc.property(pieces, fc.integer({ min: 400, max: 2000 }), (way, kilograms) => {
      const watts = 6300
      const driven = way.reduce((sum, [slope, feet]) => {
        const hours = feet / 5280 / mphAt(watts, resistance(kilograms, slope, paved))
        return sum + watts * hours
      }, 0)
      const rise = way.reduce((sum, [slope, feet]) => sum + feet * Math.sin(Math.atan(slope)), 0)
      const run = way.reduce((sum, [slope, feet]) => sum + feet * Math.cos(Math.atan(slope)), 0)
      const rolled = wattHoursFor(resistance(kilograms, 0, paved), run)
      expect(driven / (liftWattHours(kilograms, rise) + rolled)).toBeCloseTo(1, 3)
    }),
  )
})

test('FIT-25: a level paved road takes the listed range, whatever rides along', () => {
  for (const cart of carts) {
    const { range: miles = 0 } = cart
    const drive: Drive = { length: miles * 5280, rise: 0, steepest: 0, surface: 'paved', riders: 1, load: 0 }
    for (const kilograms of [400, 1500])
      expect(chargeOf({ wattHours: 5280, miles }, kilograms, drive)).toEqual({ wattHours: 5280, share: 1, miles })
  }
})

test.each([
  [6.1, 'About 5 to 7 mph'],
  [23, 'About 20 to 25 mph'],
  [60, 'About 25 mph'],
])('FIT-25: %d mph are told as %s', (mph, text) => {
  expect(speedText({ mph, topMph: 25 })).toBe(text)
})

test('FIT-25: charges are told from the least to the most of all carts', () => {
  const charges = [
    { wattHours: 90, share: 0.017, miles: 0.6 },
    { wattHours: 100, share: 0.02, miles: 0.7 },
  ]
  expect(chargeText(charges)).toBe('It takes 80 to 110 Wh, 1 to 2% of a charge, 0.5 to 0.8 miles of range.')
  expect(chargeText([{ wattHours: 3, share: 0.0005, miles: 0.1 }])).toContain(climbPage.little)
})

test.each([
  [{ volts: undefined }, 'We have not read its battery.'],
  [{ ampereHours: undefined, range: undefined }, 'We have not read its battery and range.'],
  [{ payload: undefined }, 'We have not read its payload.'],
  [{ topSpeed: undefined }, 'We have not read its top speed.'],
])('FIT-24: of a cart without the figures %j the answer names what is missing', (missing, reason) => {
  const given = Object.entries({ ...carts[0], ...missing }).filter(([, value]) => value !== undefined)
  const cart = Object.fromEntries(given) as unknown as Vehicle
  expect(climbOf(cart, driveOf('slope=5').input as Drive)).toEqual({ cart, verdict: 'unknown', reason })
})

test('FIT-24: a lead-acid battery counts with its usual capacity', () => {
  const { ampereHours: _, ...cart } = { ...(carts[0] as Vehicle), chemistry: 'lead-acid' as const }
  const stated = { ...cart, ampereHours: climbFigures.leadAcidAmpereHours }
  const drive = driveOf('slope=5').input as Drive
  expect({ ...climbOf(cart, drive), cart: undefined }).toEqual({ ...climbOf(stated, drive), cart: undefined })
})
