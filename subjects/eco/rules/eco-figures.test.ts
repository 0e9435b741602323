import { expect, test } from 'vitest'
import { calculateEco } from './eco-calculator.ts'
import { axisTicks, ecoFigures, nounFor } from './eco-figures.ts'

const figuresFor = (milesPerWeek: number, share?: number) =>
  ecoFigures(calculateEco({ milesPerWeek, usageType: 'recreational', years: 1 }), share)

test.each([
  [25, ['1,699', '0.85', '87', '14', '$303', '$23', '$280']],
  [501, ['34,041', '17.02', '1,737', '281', '$6,079', '$469', '$5,610']],
  [0, ['0', '0.00', '0', '0', '$0', '$0', '$0']],
  // No zero with a minus.
  [-0.001, ['0', '0.00', '0', '0', '$0', '$0', '$0']],
  [-25, ['-1,699', '-0.85', '-87', '-14', '-$303', '-$23', '-$280']],
  [1e300, ['6.79E301', '3.4E298', '3.47E300', '5.61E299', '$1.21E301', '$9.36E299', '$1.12E301']],
  [-1e300, ['-6.79E301', '-3.4E298', '-3.47E300', '-5.61E299', '-$1.21E301', '-$9.36E299', '-$1.12E301']],
])('ECO-8: %d miles are pounds, tons, gallons, trees and dollars without cents', (miles, figures) => {
  expect(Object.values(figuresFor(miles))).toEqual(figures)
})

test('ECO-16: every figure at a share of its way while it counts up', () => {
  expect(figuresFor(50, 0.5)).toEqual(figuresFor(25))
})

test.each([
  ['0', 'trees'],
  ['1', 'tree'],
  ['1.5', 'trees'],
  ['1,699', 'trees'],
])('ECO-8: %s %s', (figure, noun) => {
  expect(nounFor(figure, { one: 'tree', many: 'trees' })).toBe(noun)
})

test.each([
  [3033, [1000, 2000, 3000]],
  [910, [200, 400, 600, 800]],
  [1000, [200, 400, 600, 800, 1000]],
  [1300, [500, 1000]],
  [12, [2, 4, 6, 8, 10, 12]],
  [4, [1, 2, 3, 4]],
  [0.5, []],
  [0, []],
  [-3033, [-1000, -2000, -3000]],
  [5e300, [1e300, 2e300, 3e300, 4e300, 5e300]],
])('SITE-50: an axis up to %d is marked at a handful of round figures', (end, ticks) => {
  expect(axisTicks(end)).toEqual(ticks)
})
