import { expect, test } from 'vitest'
import { breadcrumb } from '#kit/json-ld/breadcrumb.ts'
import { faq } from '#kit/json-ld/faq.ts'
import { withWebPage } from './web-page.ts'

const trail = breadcrumb([
  { name: 'Home', url: '/' },
  { name: 'Contact', url: '/contact' },
])
const ties = {
  isPartOf: { '@id': '/#website' },
  publisher: { '@id': '/#organization' },
  breadcrumb: { '@id': '/contact#breadcrumb' },
}

test('FIND-5: a page is a node of its own, tied to the site and to its trail', () => {
  const [first, page] = withWebPage([trail], '/contact')
  expect(first).toBe(trail)
  expect(page).toMatchObject({ '@type': 'WebPage', '@id': '/contact#page', url: '/contact', ...ties })
})

test('FIND-5: a page that is already there as a list of questions is not there twice', () => {
  const nodes = withWebPage([trail, faq('/contact', [])], '/contact')
  expect(nodes).toHaveLength(2)
  expect(nodes[1]).toMatchObject({ '@type': 'FAQPage', '@id': '/contact#page', ...ties })
})
