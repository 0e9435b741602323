import { expect, test } from 'vitest'
import { joinStyles } from './page-styles.ts'

test('SITE-44: the style of a page stands in the order of the layers', () => {
  const late = { layer: 'part', css: '.late { color: blue }' } as const
  const early = { layer: 'base', css: 'body { color: red }' } as const
  expect(joinStyles([late, early], {})).toBe(
    '@layer reset;@layer base{body{color:red}}@layer kit;@layer part{.late{color:#00f}}',
  )
})

test('SITE-44: custom properties that nothing reads go, properties that the compiler does not know stay', () => {
  const css = '.a { --unread: 1px; --read: 2px; width: var(--read); something-new: on }'
  const joined = joinStyles([{ layer: 'part', css }], {})
  expect(joined).not.toContain('--unread')
  expect(joined).toContain('--read')
  expect(joined).toContain('something-new')
})
