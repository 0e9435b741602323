import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it.each([
  ['EV Rover XL6', 'ev-rover-xl6'],
  ['  D5 Maverick (4 Plus)! ', 'd5-maverick-4-plus'],
  ['Café Über', 'cafe-uber'],
  ['—', ''],
])('%s becomes %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})
