import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { business } from '#subjects/dealership/facts/business.ts'
import type { PageAction } from '#subjects/dealership/facts/navigation.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { linksIn } from '#tests/setup/page-html.ts'
import { ThumbBar } from './thumb-bar.tsx'

test.each<[PageAction | undefined, string, string]>([
  [undefined, 'Contact', '/contact'],
  ['askAboutCart', 'Ask about it', '/contact?interest=sales&cart=ev-city'],
  ['reserve', 'Reserve', telHref(business.phones.main)],
  ['reportDamage', 'Report damage', '/contact?interest=service'],
])('FIND-61: the third action of a page for %s', (action, text, href) => {
  const bar = renderToStaticMarkup(<ThumbBar action={action} cart="ev-city" />)
  expect(linksIn(bar)[0]).toMatchObject({ text: 'Call', href: telHref(business.phones.main) })
  expect(linksIn(bar).at(-1)).toMatchObject({ text, href })
})
