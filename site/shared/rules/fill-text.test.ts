import { expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

it('SITE-17: puts values in the place of their names, as often as they stand there', () => {
  expect(fillText('{town}, {town}: {miles} miles', { town: 'Kidder', miles: 14 })).toBe('Kidder, Kidder: 14 miles')
})

it('SITE-17: leaves unknown names, and never reads a value as a pattern', () => {
  expect(fillText('{a} {constructor}', { a: '$& {a}' })).toBe('$& {a} {constructor}')
})
