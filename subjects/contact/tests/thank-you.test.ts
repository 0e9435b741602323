import { expect, test } from 'vitest'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { poconoPines, scranton } from '#subjects/dealership/facts/locations.ts'
import { hoursSummary } from '#subjects/dealership/rules/hours.ts'
import { addressLine, telHref } from '#subjects/dealership/rules/reach.ts'
import { linksIn, mainOf, metaOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'

const html = await (await app.request('/thank-you')).text()
const main = mainOf(html)

test('LEAD-36: says when we answer, the number to call now with the hours, and what happens next', () => {
  const text = textOf(main)
  expect(text).toContain('A reply takes up to 24 hours In business hours typically 2-6 hours')
  expect(text).toContain(hoursSummary(businessHours.week).replaceAll(',', ''))
  expect(text).toMatch(/Showrooms (open|closed)|Closed for/)
  const call = { href: telHref(business.phones.main), text: `Call Now ${business.phones.main}` }
  expect(linksIn(main)).toContainEqual(expect.objectContaining(call))
  const steps = ['Review', 'Personal response', 'Solution and service']
  expect(textsOf(sectionOf(main, 'What Happens Next?'), 'ol h3')).toEqual(steps)
})

test('LEAD-36: the county, both showrooms, and links to go on by', () => {
  const card = main.slice(main.indexOf('>Serving Carbon County<'))
  expect(textsOf(card, 'address')).toEqual(
    [poconoPines, scranton].map(
      ({ name, address, line }) => `${name} ${addressLine(address).replace(',', '')} ${business.phones[line]}`,
    ),
  )
  const links = linksIn(sectionOf(main, 'While you wait')).map(({ href }) => href)
  expect(links).toEqual(['/inventory', '/rentals', '/services', '/'])
})

test('LEAD-36: no search leads to it', async () => {
  expect(metaOf(html, 'robots')).toBe('noindex')
  expect(await (await app.request('/sitemap.xml')).text()).not.toContain('/thank-you')
})
