import { expect, test } from 'vitest'
import { rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { rentalPlans } from './rental-plans.ts'

test('RENT-1, RENT-3: twelve offers with their prices and days', () => {
  const offers: { price: number; eligibleDuration: { value: number } }[] = rentalSections.flatMap(
    (section) => JSON.parse(JSON.stringify(rentalPlans(section))).offers,
  )
  const four = [245, 685, 1050, 2800]
  expect(offers.map(({ price }) => price)).toEqual([...four, 295, 735, 1400, 3500, ...four])
  expect(offers.slice(0, 4).map(({ eligibleDuration }) => eligibleDuration.value)).toEqual([1, 3, 7, 30])
})
