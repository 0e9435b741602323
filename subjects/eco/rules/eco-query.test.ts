import { expect, test } from 'vitest'
import { ecoQueryString, readEcoQuery } from './eco-query.ts'

const read = (query: string) => readEcoQuery(new URLSearchParams(query))
const miles = (typed: string) => readEcoQuery(new URLSearchParams({ miles: typed }))
const defaults = { milesPerWeek: 25, usageType: 'recreational', years: 1 }

test.each([
  ['', false, defaults],
  ['utm=x', false, defaults],
  ['miles=25', true, defaults],
  ['use=recreational', true, defaults],
  ['years=1', true, defaults],
  ['miles=40&use=Golf_Course&years=10', true, { milesPerWeek: 40, usageType: 'golf_course', years: 10 }],
])('ECO-10, ECO-23: reads "%s"', (query, asked, input) => {
  expect(read(query)).toEqual({ input, asked, notes: [] })
})

test.each([...'0 -0 -5 +7 501 12.5 .5 5. 1e3 007 99999999999999999999 1e300'.split(' '), ' 30 '])(
  'ECO-10: other values are not rejected: miles=%s',
  (typed) => {
    expect(miles(typed)).toEqual({ input: { ...defaults, milesPerWeek: Number(typed) }, asked: true, notes: [] })
  },
)

test.each([
  ['', 'You left the miles empty'],
  ['   ', 'You left the miles empty'],
  [' many ', '“many” is not a number'],
  ['12,5', '“12,5” is not a number'],
  ['0x10', '“0x10” is not a number'],
  ['NaN', '“NaN” is not a number'],
  ['Infinity', '“Infinity” is not a number'],
  ['1e309', 'That number is too large to calculate with'],
  ['1.7e308', 'That number is too large to calculate with'],
  ['<script>alert(docume', '“<script>alert(docume” is not a number'],
  ['<script>alert(document.cookie)</script>', '“<script>alert(docume…” is not a number'],
  // No character is cut in two.
  ['🛺'.repeat(30), `“${'🛺'.repeat(20)}…” is not a number`],
])('ECO-13: falls back to the default and says so: miles=%j', (typed, note) => {
  expect(miles(typed)).toMatchObject({ input: defaults, notes: [`${note}, so we used 25 miles a week.`] })
})

test.each(['racing', ''])('ECO-10, ECO-13: a fixed list of uses: use=%j', (use) => {
  const notes = ['That type of use is not on the list, so we used recreational.']
  expect(read(`use=${use}`)).toEqual({ input: defaults, asked: true, notes })
})

test.each(['2', '0', '', '1.0', '100'])('ECO-10, ECO-13: a fixed list of timeframes: years=%j', (years) => {
  const notes = ['The choices are 1, 3, 5 or 10 years, so we used 1 year.']
  expect(read(`years=${years}`)).toEqual({ input: defaults, asked: true, notes })
})

test('ECO-13: notes every value it could not use, and takes commas in one and spaces around one that it can', () => {
  expect(miles('1,200').input.milesPerWeek).toBe(1200)
  expect(read('miles=x&use=x&years=x').notes).toHaveLength(3)
  expect(read('use=+commercial+&years=+5+')).toMatchObject({ input: { usageType: 'commercial', years: 5 }, notes: [] })
})

test.each([0, -5, 12.5, 501, 1e300])('ECO-23: brings %d miles back as they were', (milesPerWeek) => {
  const input = { milesPerWeek, usageType: 'commercial', years: 5 } as const
  expect(read(ecoQueryString(input)).input).toEqual(input)
})

test.each(['1,2345', '--1', '1 000', '1,200x', 'x1,200', 'x1', '1x'])('ECO-13: %s is no number of miles', (typed) => {
  expect(miles(typed)).toMatchObject({ input: defaults, notes: [expect.stringContaining('is not a number')] })
})
