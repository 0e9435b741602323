import { expect, test } from 'vitest'
import { boxOf, putLabels, spotsAround } from './town-map.ts'

const label = (text: string, at: readonly [number, number]) => ({ text, size: 13, spots: spotsAround(at, 13) })

test('TOWN-53: a name stands right of its point while there is room, else where it covers nothing', () => {
  expect(putLabels([label('Lehighton', [100, 100])], [], 400)).toEqual([{ x: 106, y: 105, anchor: 'start' }])
  expect(putLabels([label('Lehighton', [380, 100])], [], 400)[0]?.anchor).toBe('end')
  const labels = [label('Lehighton', [100, 100]), label('Weissport', [104, 102])] as const
  const [first, second] = putLabels(labels, [], 400)
  if (!first || !second) throw new Error('Each label has a spot')
  const [one, other] = [boxOf(labels[0], first), boxOf(labels[1], second)]
  const beside = one.right <= other.left || other.right <= one.left
  expect(beside || one.bottom <= other.top || other.bottom <= one.top).toBe(true)
})

test('TOWN-53: where no spot is free, the one that covers the least is taken', () => {
  const whole = { left: 0, right: 400, top: 0, bottom: 400 }
  const [spot] = putLabels([label('Lehighton', [200, 200])], [whole], 400)
  expect(spot).toEqual({ x: 206, y: 205, anchor: 'start' })
  expect(() => putLabels([{ text: 'Nowhere', size: 13, spots: [] }], [], 400)).toThrow('A label needs a spot')
})
