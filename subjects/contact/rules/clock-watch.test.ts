import { expect, test } from 'vitest'
import { createClockWatch } from './clock-watch.ts'

const minute = 60_000

test('LEAD-32: a wall clock that runs with the time is undisturbed, small corrections included', () => {
  const undisturbed = createClockWatch(15 * minute)
  for (let elapsed = 0; elapsed < 60 * minute; elapsed += minute)
    expect(undisturbed(1_000_000 + elapsed + (elapsed % 7) * 1_000, elapsed)).toBe(true)
})

test.each([5 * 24 * 60 * minute, -5 * 24 * 60 * minute, minute])(
  'LEAD-32: one that is set by %i ms is disturbed until it has run on for the whole time',
  (step) => {
    const undisturbed = createClockWatch(15 * minute)
    expect(undisturbed(0, 0)).toBe(true)
    expect(undisturbed(step + minute, minute)).toBe(false)
    expect(undisturbed(step + 15 * minute, 15 * minute)).toBe(false)
    expect(undisturbed(step + 16 * minute, 16 * minute)).toBe(true)
  },
)
