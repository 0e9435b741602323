import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { towns as allTowns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours, serviceHours } from '#subjects/dealership/facts/hours.ts'
import { footerHeadings, footerLinks } from '#subjects/dealership/facts/navigation.ts'
import { hoursSummary } from '#subjects/dealership/rules/hours.ts'
import { mailHref, telHref } from '#subjects/dealership/rules/reach.ts'
import { footerPolicies } from '#subjects/policies/rules/policies.ts'
import { hrefsIn, labelled, linksIn, sectionOf, textOf } from '#tests/setup/page-html.ts'
import { SiteFooter } from './site-footer.tsx'

const html = renderToStaticMarkup(<SiteFooter />)
const links = linksIn(html)

test('FIND-33: the eight links, and the lender’s application in a new tab', () => {
  const footer = linksIn(labelled(html, 'nav', 'Footer'))
  expect(footer.slice(0, -1).map(({ href }) => href)).toEqual(footerLinks.map(({ url }) => url))
  const financing = footer.at(-1)
  expect(financing?.href).toMatch(/^https:\/\//)
  expect(['target', 'rel'].map((name) => financing?.element.getAttribute(name))).toEqual(['_blank', 'noopener'])
  expect(financing?.text).toContain('opens in a new tab')
})

test('FIND-33, SHOP-12: twelve policy links, and a copyright line that says 2025 and leads to two', () => {
  expect(hrefsIn(labelled(html, 'nav', 'Policies'))).toEqual(footerPolicies.map(({ url }) => url))
  expect(footerPolicies).toHaveLength(12)
  expect(links.slice(-2).map(({ href }) => href)).toEqual(['/privacy-policy', '/terms-of-service'])
  expect(textOf(html)).toContain('© 2025 Switchback Golf Carts')
})

test("FIND-37: town links at /{slug}-golf-carts, each reading name, type, 'Golf Carts', all of it seen", () => {
  const towns = links.filter(({ href }) => href.endsWith('-golf-carts'))
  expect(new Set(towns.map(({ href }) => href)).size).toBe(allTowns.length + 1)
  expect(textOf(html)).toContain('24 communities')
  expect(towns.at(-1)).toMatchObject({ href: '/carbon-county-golf-carts', text: 'Carbon County Golf Carts' })
  for (const { href, text, element } of towns.slice(0, -1)) {
    expect(element.childNodes).toHaveLength(1)
    expect(text).toMatch(/ (Borough|Township) Golf Carts$/)
    expect(href).toBe(`/${text.toLowerCase().replaceAll(' ', '-')}`)
  }
  const counted = (type: string) => towns.filter(({ text }) => text.endsWith(` ${type} Golf Carts`)).length
  expect([counted('Borough'), counted('Township')]).toEqual([9, 14])
})

test('FIND-33, SHOP-6: phone, e-mail, the address in White Haven, PA, and the posted hours', () => {
  const contact = sectionOf(html, footerHeadings.contact)
  const { phones, email } = business
  expect(hrefsIn(contact)).toEqual([telHref(phones.main), telHref(phones.tollFree), mailHref(email)])
  expect(textOf(contact)).toContain('White Haven, PA')
  const hours = textOf(sectionOf(html, 'Hours'))
  for (const { name, week } of [businessHours, serviceHours])
    expect(hours).toContain(`${name} ${hoursSummary(week).replaceAll(',', '')}`)
})
