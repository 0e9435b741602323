import { expect, test } from 'vitest'
import { promises } from '#subjects/dealership/facts/promises.ts'
import { datedHoursOf } from '#subjects/dealership/rules/hours.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { standingText, urgencyOf } from './waiting-time.ts'

const { within, typicalFrom, typicalTo } = promises.response.hours
const { datedOn, weeks } = defaultShop
const hour = 3_600_000
/** A Wednesday, at opening time. */
const opening = new Date('2025-07-16T09:00:00-04:00')
const after = (hours: number, from = opening) => ({ now: new Date(from.getTime() + hours * hour), datedOn, weeks })

test('LEAD-60: a message is fresh, due, past the typical hours and past the promised ones', () => {
  expect(urgencyOf(opening, after(typicalFrom - 0.1))).toBe('fresh')
  expect(urgencyOf(opening, after(typicalFrom))).toBe('due')
  expect(urgencyOf(opening, after(typicalTo))).toBe('due')
  expect(urgencyOf(opening, after(typicalTo + 0.1))).toBe('past typical')
  expect(urgencyOf(opening, after(within))).toBe('past typical')
  expect(urgencyOf(opening, after(within + 0.1))).toBe('past promise')
})

test('LEAD-60: the typical hours are business hours: one that came on Saturday evening is fresh on Sunday', () => {
  const saturday = new Date('2025-07-19T18:00:00-04:00')
  expect(urgencyOf(saturday, after(within, saturday))).toBe('fresh')
  expect(urgencyOf(saturday, after(within + 1, saturday))).toBe('past promise')
})

test('LEAD-60: a day on which the dealer closes has no business hours', () => {
  const snow = datedHoursOf([{ day: '2025-07-16', name: 'Snow day', hours: 'closed' }], defaultShop.holidays)
  expect(urgencyOf(opening, { ...after(typicalTo + 1), datedOn: snow })).toBe('fresh')
})

const fresh = { status: 'new', statusAt: null, statusBy: null, takenBy: null } as const
const waiting = { ...fresh, receivedAt: opening }

test.each([
  [-0.1, 'just now'],
  [0.5, 'waiting 30 min'],
  [0.999, 'waiting 59 min'],
  [typicalFrom, `waiting ${typicalFrom} h, due now (${typicalFrom}-${typicalTo} h)`],
  [typicalTo + 1, `waiting ${typicalTo + 1} h, past the typical ${typicalFrom}-${typicalTo} h`],
  [47.9, `waiting 47 h, past the ${within} h promised`],
  [48, `waiting 2 days, past the ${within} h promised`],
])('LEAD-60: after %d h it says how long it has been waiting, and against which promise: "%s"', (hours, text) =>
  expect(standingText(waiting, after(hours))).toBe(text),
)

test.each([
  [{ status: 'answered', statusAt: new Date('2025-07-16T15:00:00Z'), statusBy: 'Dana' }, 'answered after 2 h by Dana'],
  [{ status: 'answered', statusAt: null, statusBy: null }, 'answered'],
  [{ status: 'closed', statusAt: new Date('2025-07-16T15:00:00Z'), statusBy: 'Dana' }, 'closed by Dana'],
] as const)('LEAD-64: a message with %j stands as "%s"', (marks, text) => {
  expect(standingText({ ...waiting, ...marks }, after(0.5))).toBe(text)
})
