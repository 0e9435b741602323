import { expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

it('SITE-13: puts values in the place of their names, as often as they stand there', () => {
  expect(fillText('{town}, {town}: {miles} miles', { town: 'Kidder', miles: 14 })).toBe('Kidder, Kidder: 14 miles')
})

it('SITE-13: leaves unknown names, and never reads a value as a pattern', () => {
  const template: string = '{a} {constructor}'
  expect(fillText(template, { a: '$& {a}' })).toBe('$& {a} {constructor}')
})

it('takes the values that its template names, no fewer and no others', () => {
  // @ts-expect-error a value is missing
  expect(fillText('{a} of {b}', { a: 1 })).toBe('1 of {b}')
  // @ts-expect-error nothing is named c
  expect(fillText('{a} of {b}', { a: 1, b: 2, c: 3 })).toBe('1 of 2')
})
