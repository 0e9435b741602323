import { expect, test } from 'vitest'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { formatSpan, standingOf, waitingText } from './answer-time.ts'

const { within, typicalFrom, typicalTo } = promises.response.hours
const hour = 3_600_000
/** A Wednesday, at opening time. */
const opening = new Date('2025-07-16T09:00:00-04:00')
const after = (hours: number, from = opening) => new Date(from.getTime() + hours * hour)

test('LEAD-60: a message is fresh, due, past the typical hours and past the promised ones', () => {
  expect(standingOf(opening, after(typicalFrom - 0.1))).toBe('fresh')
  expect(standingOf(opening, after(typicalFrom))).toBe('due')
  expect(standingOf(opening, after(typicalTo))).toBe('due')
  expect(standingOf(opening, after(typicalTo + 0.1))).toBe('past typical')
  expect(standingOf(opening, after(within))).toBe('past typical')
  expect(standingOf(opening, after(within + 0.1))).toBe('past promise')
})

test('LEAD-60: the typical hours are business hours: one that came on Saturday evening is fresh on Sunday', () => {
  const saturday = new Date('2025-07-19T18:00:00-04:00')
  expect(standingOf(saturday, after(within, saturday))).toBe('fresh')
  expect(standingOf(saturday, after(within + 1, saturday))).toBe('past promise')
})

test('LEAD-60: it says how long it has been waiting, and against which promise', () => {
  expect(waitingText(opening, after(0.5))).toBe('waits 30 min')
  expect(waitingText(opening, after(typicalTo + 1))).toContain(`past the typical ${typicalFrom}-${typicalTo} h`)
  expect(waitingText(opening, after(within + 1))).toBe(`waits 25 h, PAST THE ${within} H PROMISED`)
})

test.each([
  [-5, '0 min'],
  [59.9 * 60_000, '59 min'],
  [hour, '1 h'],
  [47.9 * hour, '47 h'],
  [48 * hour, '2 days'],
])('LEAD-60: %d ms are "%s"', (ms, text) => expect(formatSpan(ms)).toBe(text))
