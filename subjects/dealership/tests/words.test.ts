import { expect, test } from 'vitest'
import { linksIn, mainOf, textsOf } from '#tests/setup/page-html.ts'
import { htmlAt } from '#tests/setup/shared-site.ts'

const pages = ['/', '/about', '/services', '/showroom', '/site-map', '/404']

test.each(pages)('SHOP-55: %s says no heading twice and leaves no link without words', async (path) => {
  const main = mainOf(await htmlAt(path))
  const headings = textsOf(main, 'h1, h2')
  expect(new Set(headings).size).toBe(headings.length)
  const wordless = linksIn(main).filter(({ text, element }) => text === '' && !element.getAttribute('aria-label'))
  expect(wordless.map(({ href }) => href)).toEqual([])
})
