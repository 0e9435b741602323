import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { find, textOf } from '#tests/setup/page-html.ts'
import { Fold } from './fold.tsx'

test('SITE-150: a fold is closed, its heading opens it, and what it holds stands in the page', () => {
  const html = renderToStaticMarkup(
    <Fold title="Winter" hint="3 lines" level={3}>
      <p id="inside">Put away.</p>
    </Fold>,
  )
  expect(find(html, 'details').hasAttribute('open')).toBe(false)
  expect(textOf(find(html, 'details > summary h3'))).toBe('Winter')
  expect(textOf(find(html, 'details #inside'))).toBe('Put away.')
})
