import { expect, test } from 'vitest'
import { costMarks, highestCost, lineNames, longestLength, planLengths, rentalLines } from './rental-lengths.ts'
import { planRental } from './rental-planner.ts'

test('RENT-82: a line for each kind of cart, with the cheapest mix for each length', () => {
  expect(rentalLines.map(({ kind }) => kind)).toEqual(['four-seater', 'six-seater', 'utility'])
  for (const { kind, costs } of rentalLines) {
    expect(costs).toHaveLength(longestLength)
    costs.forEach((cost, index) => {
      expect(cost).toBe(planRental(kind, index + 1).best.cost)
      expect(cost).toBeGreaterThanOrEqual(costs[index - 1] ?? 0)
    })
  }
  expect(planLengths.at(-1)).toBe(longestLength)
  expect(Math.max(...costMarks)).toBeLessThanOrEqual(highestCost)
})

test('RENT-82: lines that lie on one another share a name', () => {
  expect(lineNames.map(({ carts }) => carts)).toEqual([['4-seater', 'Utility cart'], ['6-seater']])
})
