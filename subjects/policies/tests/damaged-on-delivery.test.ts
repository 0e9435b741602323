import { expect, test } from 'vitest'
import { easternInstant } from '#kit/dates/eastern-time.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { damageReport as words } from '#subjects/policies/facts/damage-report.ts'
import { find, hrefsIn, mainOf, proseOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { htmlAt } from '#tests/setup/shared-site.ts'
import { testApp } from '#tests/setup/test-app.ts'

const path = addresses.damagedOnDelivery
const now = easternInstant({ day: '2026-11-22', time: '14:29' })
const { app: then } = await testApp(now)

async function ask(query: string) {
  const response = await then.request(`${path}${query}`)
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, text: proseOf(mainOf(html)) }
}

test('POL-90, POL-91: the deadline stands before anything else but the heading, and is kept while it is true', async () => {
  const { status, text, html, headers } = await ask('?delivered=2026-11-20&time=14:30')
  expect(status).toBe(200)
  expect(text).toContain('Until Sunday, November 22, 2:30 PM')
  expect(text).toContain('48 hours after Friday, November 20, 2:30 PM.')
  expect(text.indexOf('Until ')).toBeLessThan(text.indexOf(words.form.delivered))
  expect(find(html, 'input[name=delivered]').getAttribute('value')).toBe('2026-11-20')
  expect(headers.get('cache-control')).toContain('max-age=60, s-maxage=60,')
})

test.each([
  ['?delivered=2026-11-20', 'Until the end of Sunday, November 22'],
  ['?delivered=2026-11-19&time=08:00', 'Time ran out on Saturday, November 21, 8 AM'],
  ['?delivered=2024-02-28', 'Time ran out at the end of Friday, March 1, 2024'],
  ['?delivered=2026-12-31&time=18:00', 'Until Saturday, January 2, 2027, 6 PM'],
  ['?delivered=2026-11-01', 'Call all the same'],
  ['?delivered=2026-11-27', 'If it comes on Friday, November 27.'],
])('POL-91: %s: %s', async (query, answer) => {
  expect((await ask(query)).text).toContain(answer)
})

test('POL-92: what to photograph, the number to call, and a form that knows what it is about', async () => {
  const { html } = await ask('?delivered=2026-11-20')
  expect(textsOf(sectionOf(html, words.photos.heading), 'h3')).toEqual(words.photos.items.map(({ title }) => title))
  const links = hrefsIn(mainOf(html))
  expect(links).toEqual(expect.arrayContaining([telHref(business.phones.main), '/contact?interest=service']))
  expect(textOf(find(html, 'nav[aria-label="Quick contact"]'))).toContain('Report damage')
  const mail = new URL(links.find((href) => href.startsWith('mailto:')) ?? '')
  expect(mail.searchParams.get('body')).toContain('Friday, November 20')
})

test('POL-73: nonsense is answered with a sentence, and what was given stays as text', async () => {
  const { status, text, html } = await ask('?delivered=%3Cscript%3E&time=25:00')
  expect(status).toBe(200)
  for (const sentence of [words.form.wrongDay, words.form.wrongTime]) expect(text).toContain(sentence)
  expect(find(html, 'input[name=delivered][type=text]').getAttribute('value')).toBe('<script>')
  expect(text).not.toContain('Until')
  expect(html).not.toContain('<script>')
})

test.each([
  ...[addresses.contact, addresses.thankYou, addresses.siteMap].map((page) => [page, 'main'] as const),
  ...['return', 'delivery', 'rental'].map((policy) => [`/policies/${policy}-policy`, 'main'] as const),
  [addresses.home, '#site-menu'] as const,
])('POL-92: %s leads to it', async (page, part) => {
  const html = await htmlAt(page)
  expect(hrefsIn(find(html, part))).toContain(path)
})
