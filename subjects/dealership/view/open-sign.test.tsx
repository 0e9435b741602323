import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OpenState } from '#subjects/dealership/rules/hours.ts'
import { textOf } from '#tests/setup/page-html.ts'
import { OpenSign } from './open-sign.tsx'

const until = new Date('2026-05-06T21:00:00Z')
const signOf = (state: OpenState) => textOf(renderToStaticMarkup(<OpenSign state={state} />))

test('SHOP-13: the sign says until when a person is there', () => {
  expect(signOf({ open: true, closesAt: '5 PM', until })).toBe('Open now · until 5 PM')
})

test('SHOP-13: the sign says when a person will be there', () => {
  expect(signOf({ open: false, opensLabel: 'opens Monday 8 AM', until })).toBe('Closed · opens Monday 8 AM')
})
