import { expect, test } from 'vitest'
import { formatMonthDay } from '#kit/formats/format.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { monthLetters, yearStrip } from './year-strip.ts'

const row = (name: string) => yearStrip.find((one) => one.name === name)

test('TOWN-72: twelve months, and in words what is drawn', () => {
  expect(monthLetters.join('')).toBe('JFMAMJJASOND')
  const { from, to } = policyTerms.storage.winter
  expect(row('Winter storage')?.text).toContain(`${formatMonthDay(from)} to ${formatMonthDay(to)}`)
})

test('TOWN-72: a season over New Year is drawn at both ends, another as one stretch, Saturdays in every month', () => {
  expect(row('Winter storage')?.stretches).toEqual([
    { from: 0, width: 29.2 },
    { from: 78.9, width: 21.1 },
  ])
  expect(row('Summer storage')?.stretches).toEqual([{ from: 33.3, width: 41.7 }])
  expect(row('Test-drive Saturdays')).toMatchObject({ stretches: [], days: [0.11, 0.57] })
})
