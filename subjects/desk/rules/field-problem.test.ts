import { expect, test } from 'vitest'
import { fieldProblem } from './field-problem.ts'

test.each([
  ['price is missing', { column: 'price', text: 'Price is missing.' }],
  ['The specialUntil is\npast', { column: 'specialUntil', text: 'Special until is\npast.' }],
  ['There is a cart "ev-city" already', { text: 'There is a cart "ev-city" already.' }],
  ['Something else', { text: 'Something else.' }],
])('DESK-21: the problem %j stands at its field, in the words of the form', (problem, told) =>
  expect(fieldProblem(problem)).toEqual(told),
)
