import { expect, test } from 'vitest'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { datedHoursOf } from '#subjects/dealership/rules/hours.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { formatSpan, standingOf, waitingText } from './answer-time.ts'

const { within, typicalFrom, typicalTo } = promises.response.hours
const { datedOn } = defaultShop
const hour = 3_600_000
/** A Wednesday, at opening time. */
const opening = new Date('2025-07-16T09:00:00-04:00')
const after = (hours: number, from = opening) => new Date(from.getTime() + hours * hour)

test('LEAD-60: a message is fresh, due, past the typical hours and past the promised ones', () => {
  expect(standingOf(opening, after(typicalFrom - 0.1), datedOn)).toBe('fresh')
  expect(standingOf(opening, after(typicalFrom), datedOn)).toBe('due')
  expect(standingOf(opening, after(typicalTo), datedOn)).toBe('due')
  expect(standingOf(opening, after(typicalTo + 0.1), datedOn)).toBe('past typical')
  expect(standingOf(opening, after(within), datedOn)).toBe('past typical')
  expect(standingOf(opening, after(within + 0.1), datedOn)).toBe('past promise')
})

test('LEAD-60: the typical hours are business hours: one that came on Saturday evening is fresh on Sunday', () => {
  const saturday = new Date('2025-07-19T18:00:00-04:00')
  expect(standingOf(saturday, after(within, saturday), datedOn)).toBe('fresh')
  expect(standingOf(saturday, after(within + 1, saturday), datedOn)).toBe('past promise')
})

test('LEAD-60: a day on which the dealer closes has no business hours', () => {
  const snow = datedHoursOf([{ day: '2025-07-16', name: 'Snow day', hours: 'closed' }])
  expect(standingOf(opening, after(typicalTo + 1), snow)).toBe('fresh')
})

test('LEAD-60: it says how long it has been waiting, and against which promise', () => {
  expect(waitingText(opening, after(0.5), datedOn)).toBe('waits 30 min')
  expect(waitingText(opening, after(typicalTo + 1), datedOn)).toContain(
    `past the typical ${typicalFrom}-${typicalTo} h`,
  )
  expect(waitingText(opening, after(within + 1), datedOn)).toBe(`waits 25 h, past the ${within} h promised`)
})

test.each([
  [-5, '0 min'],
  [59.9 * 60_000, '59 min'],
  [hour, '1 h'],
  [47.9 * hour, '47 h'],
  [48 * hour, '2 days'],
])('LEAD-60: %d ms are "%s"', (ms, text) => expect(formatSpan(ms)).toBe(text))
