import fc from 'fast-check'
import { expect, test } from 'vitest'
import { climbFigures } from '#subjects/fit/facts/climb.ts'
import { climbWords } from '#subjects/fit/facts/climb-words.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { readFitQuery } from './answers.ts'
import { chargeShare, type Drive, kilogramsOf, liftWattHours, mphAt, resistance, wattHoursFor } from './climb.ts'
import { chargeText, speedText } from './climb-text.ts'
import { judgmentOf } from './faults.ts'

const carts = firstCarts
const { paved } = climbFigures.rolling
const read = (query: string) => readFitQuery(new URLSearchParams(query))
const climbWith = (cart: Vehicle, query: string) => judgmentOf(cart, read(query).answers).climb

test.each([
  ['slope=12', { length: 100, steepest: 0.12 }],
  ['length=300&rise=30', { length: 300, rise: 30 }],
  ["length=300'&rise=30 ft&slope=20 %", { length: 300, rise: 30, steepest: 0.2 }],
  ['length=1,200&slope=0', { length: 1200, rise: 0, steepest: 0 }],
])('FIT-23: %s is understood', (query, driveway) => {
  const { answers, problems } = read(query)
  expect(problems).toEqual({})
  expect(answers.driveway).toMatchObject(driveway)
})

test.each([
  ['length=300', ['rise']],
  ['rise=30', ['length']],
  ['length=30&rise=30', ['rise']],
  ['slope=steep', ['slope']],
  ['slope=101', ['slope']],
  ['length=100&rise=20&slope=5', ['slope']],
  ['length=0&slope=5', ['length']],
  ['slope=12%25&riders=0&load=much', ['riders', 'load']],
])('FIT-3, FIT-23: %s gets a sentence at its field, stays in it, and the other answers count', (query, fields) => {
  const { answers, problems, typed } = read(`${query}&budget=9000`)
  expect([answers.budget, Object.keys(problems)]).toEqual([9000, fields])
  for (const problem of Object.values(problems)) expect(problem).toMatch(/^[^{}]{8,}\.$/)
  for (const key of fields) expect(typed[key as keyof typeof typed]).toBe(new URLSearchParams(query).get(key) ?? '')
  expect(answers.driveway === undefined).toBe(!fields.includes('load'))
})

test('FIT-24: a heavier load never climbs faster, a steeper slope never either, and no cart climbs where its battery cannot', () => {
  const drives = fc.record({
    length: fc.integer({ min: 10, max: 5000 }),
    slope: fc.integer({ min: 0, max: 40 }),
    riders: fc.integer({ min: 1, max: 8 }),
    ground: fc.constantFrom('paved', 'gravel', 'grass'),
  })
  fc.assert(
    fc.property(drives, fc.constantFrom(...carts), fc.integer({ min: 1, max: 300 }), (asked, cart, more) => {
      const climbIn = (query: object) => climbWith(cart, new URLSearchParams(Object.entries(query)).toString())
      const mph = (query: object) => {
        const climb = climbIn(query)
        return climb && 'mph' in climb ? climb.mph : 0
      }
      expect(mph({ ...asked, load: more })).toBeLessThanOrEqual(mph(asked))
      expect(mph({ ...asked, slope: asked.slope + more / 10 })).toBeLessThanOrEqual(mph(asked))
      const climb = climbIn(asked)
      if (!climb || 'reason' in climb) expect(climb?.reason).toMatch(/^[^{}]{8,}\.$/)
      else {
        expect(climb.share).toBeLessThan(1)
        const [least = 25] = speedText(climb).match(/\d+/g)?.map(Number) ?? []
        expect(climb.verdict).toBe(least < climbFigures.speeds.slow ? 'slowly' : 'yes')
      }
    }),
  )
})

test.each([
  ['ev-city', 'slope=5&riders=4&load=400', 'It carries 800 lbs. Riders and load weigh 1,060 lbs.'],
  ['classic-2-pro', 'slope=20&ground=grass', 'Above 12% its rear tires slip on damp ground.'],
  ['express-s6-2021', 'slope=34&riders=6', 'Above 22% its motor does not start with this load.'],
])('FIT-24: %s, %s: no, with its reason', (id, query, sentence) => {
  const cart = carts.find((one) => one.id === id) as Vehicle
  expect(climbWith(cart, query)).toEqual({ verdict: 'no', reason: sentence })
})

test('FIT-25: with four aboard 100 ft of climb take about 90 Wh, 0.6 mile at 0.15 kWh a mile; Mount Pisgah about 595', () => {
  expect(Math.abs(kilogramsOf(4, { riders: 4, load: 0 }) - 863)).toBeLessThan(2)
  expect([100, 664].map((feet) => Math.round(liftWattHours(863, feet)))).toEqual([90, 595])
  expect(liftWattHours(863, 100) / 150).toBeCloseTo(0.6, 1)
  const seated = liftWattHours(kilogramsOf(4, { riders: 4, load: 0 }), 664)
  expect(climbWords.notes.join(' ')).toContain(`about ${Math.round(seated / 10) * 10} Wh`)
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

test('FIT-25: a level paved road takes the listed range, with any load', () => {
  for (const cart of carts) {
    const { range: miles = 0 } = cart
    const drive: Drive = { length: miles * 5280, rise: 0, steepest: 0, surface: 'paved', riders: 1, load: 0 }
    for (const kilograms of [400, 1500]) expect(chargeShare({ wattHours: 5280, miles }, kilograms, drive)).toBe(1)
  }
})

test.each([
  [6.1, 'slowly', 'Climbs it slowly, at about 5 to 7 mph'],
  [23, 'yes', 'Climbs it at about 20 to 25 mph'],
  [60, 'yes', 'Climbs it at about 25 mph'],
] as const)('FIT-25: %d mph are told as a range, up to the top speed', (mph, verdict, text) => {
  expect(speedText({ mph, topMph: 25, verdict })).toBe(text)
})

test.each([
  [0.02, 'uses 2% of the battery per climb'],
  [0.1, 'uses 9 to 12% of the battery per climb'],
  [0.0005, 'uses under 1% of the battery per climb'],
])('FIT-25: %d of a charge is told as a range', (share, text) => {
  expect(chargeText(share)).toBe(text)
})

test.each([
  [{ volts: undefined }, 'We have not read its battery.'],
  [{ ampereHours: undefined, range: undefined }, 'We have not read its battery and range.'],
  [{ payload: undefined }, 'We have not read its payload.'],
  [{ topSpeed: undefined }, 'We have not read its top speed.'],
])('FIT-24: of a cart without the figures %j the answer names what is missing', (missing, reason) => {
  const given = Object.entries({ ...carts[0], ...missing }).filter(([, value]) => value !== undefined)
  const cart = Object.fromEntries(given) as unknown as Vehicle
  expect(climbWith(cart, 'slope=5')).toEqual({ verdict: 'unknown', reason })
})

test('FIT-24: a lead-acid battery counts with its usual capacity', () => {
  const { ampereHours: _, ...cart } = { ...(carts[0] as Vehicle), chemistry: 'lead-acid' as const }
  const stated = { ...cart, ampereHours: climbFigures.leadAcidAmpereHours }
  expect(climbWith(cart, 'slope=5')).toEqual(climbWith(stated, 'slope=5'))
})
