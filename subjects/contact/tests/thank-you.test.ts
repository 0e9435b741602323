import { expect, test } from 'vitest'
import { thankYou } from '#subjects/contact/facts/thank-you-page.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { type Location, poconoPines, scranton } from '#subjects/dealership/facts/locations.ts'
import { hoursSummary } from '#subjects/dealership/rules/posted-hours.ts'
import { addressLine, telHref } from '#subjects/dealership/rules/reach.ts'
import { linksIn, mainOf, metaOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'

const html = await (await app.request('/thank-you')).text()
const main = mainOf(html)
const lines = ({ address }: Location) => addressLine(address).replace(',', '')

test('LEAD-36: the message is confirmed', () => {
  expect(textsOf(main, 'h1')).toEqual(['Thank you. We have your message.'])
})

test('LEAD-37: how soon we answer', () => {
  expect(textOf(main)).toContain(
    'When you will hear from us A reply takes up to 24 hours In business hours typical 2-6 hours',
  )
})

test('LEAD-38: a number to call now, and the hours', () => {
  const card = main.slice(main.indexOf(thankYou.callNow.heading), main.indexOf('What Happens Next?'))
  expect(linksIn(card)[0]).toMatchObject({
    href: telHref(business.phones.main),
    text: `Call Now ${business.phones.main}`,
  })
  expect(textOf(card)).toContain(hoursSummary(businessHours.week).replaceAll(',', ''))
})

test('LEAD-39: What Happens Next? in three steps', () => {
  expect(textsOf(sectionOf(main, 'What Happens Next?'), 'ol h3')).toEqual([
    'Review',
    'Personal response',
    'Solution and service',
  ])
})

test('LEAD-40: the county, and the addresses of two showrooms', () => {
  const card = main.slice(main.indexOf('>Serving Carbon County<'))
  expect(textsOf(card, 'address')).toEqual([
    `Pocono Pines Showroom ${lines(poconoPines)} ${poconoPines.phone}`,
    `Scranton Showroom ${lines(scranton)} ${scranton.phone}`,
  ])
})

test('LEAD-41: buttons to /inventory, /rentals, /services and /', () => {
  expect(linksIn(sectionOf(main, 'While you wait')).map(({ href }) => href)).toEqual([
    '/inventory',
    '/rentals',
    '/services',
    '/',
  ])
})

test('LEAD-36: nobody lands on the thank-you page from a search', async () => {
  expect(metaOf(html, 'robots')).toBe('noindex')
  expect(await (await app.request('/sitemap.xml')).text()).not.toContain('/thank-you')
})
