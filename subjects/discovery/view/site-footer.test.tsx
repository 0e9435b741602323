import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours, serviceHours } from '#subjects/dealership/facts/hours.ts'
import { footerHeadings } from '#subjects/dealership/facts/navigation.ts'
import { hoursSummary } from '#subjects/dealership/rules/posted-hours.ts'
import { mailHref, telHref } from '#subjects/dealership/rules/reach.ts'
import { labelled, linksIn, type Part, sectionOf, textOf } from '#tests/setup/page-html.ts'
import { SiteFooter } from './site-footer.tsx'

const html = renderToStaticMarkup(<SiteFooter />)
const links = linksIn(html)
const navigation = (label: string) => labelled(html, 'nav', label)
const hrefs = (part: Part) => linksIn(part).map(({ href }) => href)

describe('the footer', () => {
  test('FIND-33: the eight links', () => {
    expect(hrefs(navigation('Footer')).slice(0, -1)).toEqual([
      '/',
      '/inventory',
      '/rentals',
      '/services',
      '/about',
      '/contact',
      '/evolution',
      '/denago',
    ])
  })

  test('FIND-33: the lender’s application opens in a new tab', () => {
    const financing = linksIn(navigation('Footer')).at(-1)
    expect(financing?.href).toMatch(/^https:\/\//)
    expect(financing?.element.getAttribute('target')).toBe('_blank')
    expect(financing?.element.getAttribute('rel')).toBe('noopener')
    expect(financing?.text).toContain('opens in a new tab')
  })

  test('FIND-33: twelve policy links', () => {
    expect(hrefs(navigation('Policies'))).toEqual([
      '/policies/terms-conditions',
      '/policies/return-policy',
      '/privacy',
      '/policies/delivery-policy',
      '/policies/rental-policy',
      '/policies/ethics-policy',
      '/policies/storage-policy',
      '/policies/publishing-policy',
      '/policies/feedback-policy',
      '/policies/corrections-policy',
      '/policies/diversity-policy',
      '/policies/staffing-report',
    ])
  })

  test('FIND-33, SHOP-12: the copyright line says 2025 and leads to /privacy-policy and /terms-of-service', () => {
    expect(links.slice(-2).map(({ href }) => href)).toEqual(['/privacy-policy', '/terms-of-service'])
    expect(textOf(html)).toContain('© 2025 Switchback Golf Carts')
  })

  test("FIND-37: 24 town links at /{slug}-golf-carts, each reading name, type, 'Golf Carts'", () => {
    const towns = links.filter(({ href }) => href.endsWith('-golf-carts'))
    expect(towns).toHaveLength(24)
    expect(textOf(html)).toContain('24 communities')
    expect(new Set(towns.map(({ href }) => href)).size).toBe(24)
    const [county, ...others] = [towns.at(-1), ...towns.slice(0, -1)]
    expect(county).toMatchObject({ href: '/carbon-county-golf-carts', text: 'Carbon County Golf Carts' })
    for (const { href, text } of others) {
      expect(text).toMatch(/ (Borough|Township) Golf Carts$/)
      expect(href).toBe(`/${text.toLowerCase().replaceAll(' ', '-')}`)
    }
  })

  test('FIND-37: nine boroughs; of fifteen townships announced the fourteen that are named, and the county', () => {
    const names = (heading: string, type: string) =>
      linksIn(sectionOf(html, heading)).map(({ text }) => text.replace(` ${type} Golf Carts`, ''))
    expect(names('Boroughs', 'Borough')).toEqual([
      'Beaver Meadows',
      'East Side',
      'Jim Thorpe',
      'Lansford',
      'Lehighton',
      'Parryville',
      'Summit Hill',
      'Weatherly',
      'Weissport',
    ])
    expect(names('Townships', 'Township')).toEqual([
      'East Penn',
      'Franklin',
      'Kidder',
      'Kline',
      'Lausanne',
      'Lehigh',
      'Lower Towamensing',
      'Mahoning',
      'Packer',
      'Penn Forest',
      'Towamensing',
      'Banks',
      'Nesquehoning',
      'Palmerton',
    ])
  })

  test('FIND-33: phone, e-mail and the address in White Haven, PA', () => {
    const contact = sectionOf(html, footerHeadings.contact)
    expect(hrefs(contact)).toEqual([
      telHref(business.phones.main),
      telHref(business.phones.tollFree),
      mailHref(business.email),
    ])
    expect(textOf(contact)).toContain('White Haven, PA')
  })

  test('FIND-33, SHOP-6: the posted hours', () => {
    const hours = textOf(sectionOf(html, 'Hours'))
    expect(hours).toContain(`Business Hours ${hoursSummary(businessHours.week).replaceAll(',', '')}`)
    expect(hours).toContain(`Service Hours ${hoursSummary(serviceHours.week).replaceAll(',', '')}`)
  })
})
