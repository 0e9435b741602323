import { expect, test } from 'vitest'
import { type Finding, type InspectedPart, isFinding, shownInspection } from './inspection.ts'

const found = (said: string, more: Partial<Finding> = {}): Finding => ({
  said,
  hasMarks: false,
  day: '2026-05-06',
  who: 'Dana',
  ...more,
})

test.each([
  ['front', found(''), true],
  ['front', found('Scuff, left'), true],
  ['tread', found(''), false],
  ['tread', found('6/32 in'), true],
  ['fixed', found('New brakes.\nNew belts.'), true],
  ['front', found('x'.repeat(161)), false],
  ['front', found('a\tb'), false],
  ['front', found('', { day: '2026-02-30' }), false],
  ['constructor', found('x'), false],
])('CART-230: of %s %j may stand: %s', (part, finding, may) => expect(isFinding(part, finding)).toBe(may))

test('CART-231: marks are numbered on the way around, gaps are named, and the note for ourselves is never told', () => {
  const inspection = new Map<InspectedPart, Finding>([
    ['rear', found('Dent under the bag rack', { hasMarks: true })],
    ['hood', found('', { hasMarks: true, day: '2026-05-08', who: 'Ruth' })],
    ['roof', found('')],
    ['tread', found('6/32 in')],
    ['note', found('Sold to us by a neighbor')],
  ])
  const told = shownInspection(inspection, { hours: 312 })
  expect(told?.places.map(({ part, text, number }) => [part, text, number])).toEqual([
    ['hood', 'marks of use', 1],
    ['roof', 'nothing to see', undefined],
    ['rear', 'Dent under the bag rack', 2],
  ])
  expect(told?.gaps).toContain('battery reading')
  expect(told?.gaps).not.toContain('tread')
  expect(told?.places[0]).toMatchObject({ day: '2026-05-08', who: 'Ruth' })
  expect(told?.figures.map(({ label, text }) => [label, text])).toEqual([
    ['Tread', '6/32 in'],
    ['Hours of use', '312'],
  ])
  expect(shownInspection(inspection, {})?.gaps).toContain('hours of use')
  expect(JSON.stringify(told)).not.toContain('neighbor')
  expect(shownInspection(new Map([['note', found('Only for us')]]), {})).toBeUndefined()
})
