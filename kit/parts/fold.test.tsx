import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { find, textOf } from '#tests/setup/page-html.ts'
import { examples } from './examples.tsx'

test('SITE-150: a fold is closed, its heading opens it, and what it holds stands in the page', () => {
  const html = renderToStaticMarkup(examples.Fold)
  expect(find(html, 'details').hasAttribute('open')).toBe(false)
  expect(textOf(find(html, 'details > summary h3'))).toBe('Winter')
  expect(textOf(find(html, 'details #folded'))).toBe('Put away.')
})
