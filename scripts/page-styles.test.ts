import { expect, test } from 'vitest'
import { carriedByPage, joinStyles } from './page-styles.ts'

test('SITE-44: the style of a page stands in the order of the layers', () => {
  const late = { layer: 'part', css: '.late { color: blue }' } as const
  const early = { layer: 'base', css: 'body { color: red }' } as const
  expect(joinStyles([late, early], {})).toBe(
    '@layer reset;@layer base{body{color:red}}@layer kit;@layer part{.late{color:#00f}}',
  )
})

test.each([
  ['./part.css', true],
  ['./part.later.css?inline', true],
  ['./model-viewer.css?inline', false],
])('SITE-44: a page carries %s: %s; a script that inlines its style keeps it', (source, isCarried) => {
  expect(carriedByPage.test(source)).toBe(isCarried)
})
