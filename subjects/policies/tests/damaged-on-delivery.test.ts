import { expect, test } from 'vitest'
import { easternInstant } from '#kit/dates/eastern-time.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { damageReport as words } from '#subjects/policies/facts/damage-report.ts'
import { htmlFaults } from '#tests/setup/html-faults.ts'
import { find, linksIn, mainOf, proseOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'
import { testApp } from '#tests/setup/test-app.ts'

const path = addresses.damagedOnDelivery
const { app: then } = await testApp(easternInstant({ day: '2026-11-21', time: '09:00' }))

async function ask(query: string) {
  const response = await then.request(`${path}${query}`)
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, text: proseOf(mainOf(html)) }
}

test('POL-90: says until when damage can be reported, before anything else but the heading', async () => {
  const { status, text, html } = await ask('?delivered=2026-11-20&time=14:30')
  expect(status).toBe(200)
  expect(text).toContain('Until Sunday, November 22, 2:30 PM')
  expect(text).toContain('48 hours after Friday, November 20, 2:30 PM.')
  const main = mainOf(html)
  expect(main.indexOf('Until ')).toBeLessThan(main.indexOf('<form'))
  expect(find(html, 'input[name=delivered]').getAttribute('value')).toBe('2026-11-20')
  expect(await htmlFaults(html)).toEqual([])
})

test.each([
  ['?delivered=2026-11-20', 'Until the end of Sunday, November 22'],
  ['?delivered=2026-11-19&time=08:00', 'It was until Saturday, November 21, 8 AM'],
  ['?delivered=2024-02-28', 'It was until the end of Friday, March 1, 2024'],
  ['?delivered=2026-11-27', 'Until the end of Sunday, November 29'],
  ['?delivered=2026-12-31&time=18:00', 'Until Saturday, January 2, 2027, 6 PM'],
])('POL-91: %s: %s', async (query, answer) => {
  expect((await ask(query)).text).toContain(answer)
})

test('POL-91: too late is told with what to do all the same, a delivery to come with what to do first', async () => {
  expect((await ask('?delivered=2026-11-01')).text).toContain('Call all the same')
  expect((await ask('?delivered=2026-11-27')).text).toContain('If it comes on Friday, November 27.')
})

test('POL-91: the answer is kept until it would be wrong, and no longer', async () => {
  const { app: late } = await testApp(new Date(easternInstant({ day: '2026-11-22', time: '14:29' }).getTime() + 30_000))
  const { headers } = await late.request(`${path}?delivered=2026-11-20&time=14:30`)
  expect(headers.get('cache-control')).toContain('max-age=30, s-maxage=30,')
})

test('POL-92: what to photograph, the number to call, and a form that knows what it is about', async () => {
  const { html } = await ask('?delivered=2026-11-20')
  expect(textsOf(sectionOf(mainOf(html), words.photos.heading), 'h3')).toEqual(
    words.photos.items.map(({ title }) => title),
  )
  const links = linksIn(mainOf(html)).map(({ href }) => href)
  expect(links).toContain(telHref(business.phones.main))
  expect(links).toContain('/contact?interest=service')
  expect(textOf(find(html, 'nav[aria-label="Quick contact"]'))).toContain('Report damage')
})

test('POL-73: nonsense is answered with a sentence and 422, and what was given stays as text', async () => {
  const { status, text, html } = await ask('?delivered=%3Cscript%3E&time=25:00')
  expect(status).toBe(422)
  expect(text).toContain(words.form.wrongDay)
  expect(text).toContain(words.form.wrongTime)
  expect(text).not.toContain('Until')
  expect(html).not.toContain('<script>')
  expect(await htmlFaults(html)).toEqual([])
})

test.each([
  addresses.contact,
  addresses.thankYou,
  addresses.siteMap,
  '/policies/return-policy',
  '/policies/delivery-policy',
  '/policies/rental-policy',
])('POL-92: %s leads to it', async (page) => {
  const html = await (await app.request(page)).text()
  expect(linksIn(mainOf(html)).map(({ href }) => href)).toContain(path)
})

test('POL-92: so does the menu of every page', async () => {
  const html = await (await app.request('/')).text()
  expect(linksIn(find(html, '#site-menu'))).toContainEqual(
    expect.objectContaining({ href: path, text: words.link.name }),
  )
})
