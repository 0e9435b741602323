import fc from 'fast-check'
import { expect, test } from 'vitest'
import { driveways } from '#subjects/fit/facts/climb.ts'
import { questionInWords } from './question-in-words.ts'

const length = fc.oneof(
  fc.constantFrom('', '7 ft 1.2 in', "7.1'", '30000', '11.999 in', '1,000 ft', '85.2', '0'),
  fc
    .tuple(
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom('', '.125', '.5', '.999'),
      fc.constantFrom('', ' in', "'", '"'),
    )
    .map((parts) => parts.join('')),
)
const fields = (of: Readonly<Record<string, fc.Arbitrary<string>>>) =>
  fc.record(of, { requiredKeys: [] }).map((given) => new URLSearchParams(given as Record<string, string>).toString())
const address = fc.oneof(
  fields({
    slope: fc.oneof(
      fc.integer({ min: 0, max: driveways.mostPercent }).map(String),
      fc.constantFrom('12.3456789 %', ''),
    ),
    length,
    rise: length,
    surface: fc.constantFrom('gravel', 'constructor', '__proto__', 'lava'),
    riders: fc.constantFrom('1', '4', '99'),
    load: fc.constantFrom('', '100', '1,200 lbs'),
  }).map((query) => `/will-it-climb?${query}`),
  fields({ width: length, height: length, depth: length }).map((query) => `/will-it-fit?${query}`),
  fields({
    town: fc.constantFrom('kline', '18229', 'constructor', 'nowhere'),
    riders: fc.constantFrom('4', '0', '__proto__'),
    ground: fc.constantFrom('gravel,steep', 'toString', 'any'),
    budget: fc.constantFrom('$12k', '1e309'),
  }).map((query) => `/find-a-cart?${query}`),
)

test('FIT-30: the address of an answer is written from what was understood, which it says again, and holds no key or word beside', () => {
  let understood = 0
  fc.assert(
    fc.property(address, fc.string(), (asked, more) => {
      const told = questionInWords(asked)
      expect(questionInWords(`${asked}&${new URLSearchParams({ x: more, cart: more })}`)).toEqual(told)
      if (!told) return
      understood += 1
      expect(questionInWords(told.path)).toEqual(told)
      expect(`${told.words} ${told.path}`).not.toMatch(/constructor|__proto__|lava|nowhere|\d\.\d{4}|NaN|undefined/)
    }),
    { numRuns: 600 },
  )
  expect(understood).toBeGreaterThan(100)
})

test('FIT-30: a cart of ours that is answered first stands in the address', () => {
  expect(questionInWords('/will-it-fit?width=8&cart=typed', 'ev-city')).toEqual({
    words: expect.stringContaining('8 ft wide'),
    path: '/find-a-cart?width=8+ft&cart=ev-city',
  })
})
