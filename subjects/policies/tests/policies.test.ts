import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readSettings } from '#app/settings.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { policyPage } from '#subjects/policies/facts/policy-page.ts'
import { messagesKeptYears } from '#subjects/policies/facts/policy-terms.ts'
import { budgets } from '#tests/budgets.ts'
import { htmlFaults } from '#tests/setup/html-faults.ts'
import {
  canonicalOf,
  find,
  findAll,
  jsonLdOf,
  labelled,
  linksIn,
  mainOf,
  metaOf,
  proseOf,
  textsOf,
} from '#tests/setup/page-html.ts'
import { policySentences } from '#tests/setup/policy-sentences.ts'
import { policies, policyNamed } from '#tests/setup/policy-text.ts'
import { app } from '#tests/setup/shared-site.ts'
import { testSiteUrl } from '#tests/setup/test-app.ts'

async function open(path: string) {
  const response = await app.request(path)
  const html = await response.text()
  return { status: response.status, headers: response.headers, html, text: proseOf(mainOf(html)) }
}

const pages = new Map(await Promise.all(policies.map(async ({ name, meta }) => [name, await open(meta.path)] as const)))
const each = policies.map((policy) => [policy.meta.path, policy] as const)

test.each(policySentences)(
  'POL-9, POL-14, POL-20, POL-23, POL-27, POL-37, POL-44, POL-48: the page %s shows: %s',
  (name, _, parts) => {
    for (const part of parts) expect(pages.get(name)?.text).toContain(part)
  },
)

describe.each(each)('%s', (_, { name, meta, headings }) => {
  const page = () => pages.get(name) ?? { html: '', text: '' }

  test('POL-4: its title, and its description for search engines', () => {
    expect(textsOf(page().html, 'h1')).toEqual([meta.title])
    expect(metaOf(page().html, 'description')).not.toBe('')
  })

  test('POL-6: effective, and last updated, January 23, 2025', () => {
    expect(page().text).toContain('Effective January 23, 2025 Last updated January 23, 2025')
  })

  test('POL-8: says first what a customer needs to know', () => {
    for (const sentence of meta.summary) expect(page().text).toContain(sentence)
    expect(page().text.indexOf(meta.summary[0] ?? '')).toBeLessThan(page().text.indexOf(headings[0] ?? ''))
  })

  test('POL-11, POL-97: lists its sections, each a link to what its heading opens', () => {
    const links = linksIn(labelled(page().html, 'nav', policyPage.contents))
    expect(links.map(({ text }) => text)).toEqual(headings)
    for (const { href, text } of links) {
      const fold = find(page().html, href).closest('details')
      expect(textsOf(fold?.outerHTML ?? '', 'summary h2')).toEqual([text])
    }
  })

  test('POL-97: no word of it is lost, and what has a table of figures or our numbers stands open', () => {
    const closed = findAll(page().html, 'main details:not([open])')
    for (const fold of closed) expect(findAll(fold, 'table, address')).toEqual([])
    const letters = (line: string) => line.replaceAll(/\s+/g, '')
    const shown = letters(page().text)
    // The ways to reach us are drawn in another order.
    const written = policyNamed(name)
      .text.split('\n')
      .filter((line) => !line.includes(business.email))
    expect(written.filter((line) => !shown.includes(letters(line)))).toEqual([])
  })

  test('POL-6: carries the contact block', () => {
    for (const part of [business.phones.main, business.email, business.address.street]) {
      expect(page().text).toContain(part)
    }
  })

  test('POL-11: leads on to the policies that belong to it', () => {
    const links = linksIn(labelled(page().html, 'nav', policyPage.related))
    expect(links.map(({ href }) => href)).toEqual(meta.related.map((other) => policyNamed(other).meta.path))
  })

  test('POL-4: shows the trail to it, and tells search engines the same', () => {
    labelled(page().html, 'nav', 'Breadcrumb')
    expect(jsonLdOf(page().html).find((node) => node['@type'] === 'BreadcrumbList')?.['@id']).toBe(
      `${testSiteUrl}${meta.path}#breadcrumb`,
    )
  })
})

test.each([
  ['/privacy-policy', '/privacy'],
  ['/terms-of-service', '/terms'],
])('POL-2: %s shows the very page of %s, which is canonical', async (alias, path) => {
  const [one, other] = await Promise.all([open(alias), open(path)])
  expect(one.status).toBe(200)
  expect(one.text).toBe(other.text)
  expect(canonicalOf(one.html)).toBe(testSiteUrl + path)
})

test('POL-51: the staffing report draws its counts, one mark for each person', () => {
  const { html } = pages.get('staffing-report') ?? { html: '' }
  const plots = findAll(html, 'main figure')
  expect(plots).toHaveLength(6)
  const drawn = findAll(plots[0] ?? '', 'path').map((path) => path.getAttribute('d')?.match(/z/g)?.length)
  expect(drawn).toEqual([24, 8, 6])
})

const storage = '/policies/storage-policy'
const returns = '/policies/return-policy'
const rental = '/policies/rental-policy'

describe('storage planner', () => {
  test('POL-37, POL-55, POL-58: a whole winter indoors is $650 and not six months at $125', async () => {
    const { status, text } = await open(`${storage}?from=2026-10-15&to=2027-04-14&place=indoor`)
    expect(status).toBe(200)
    expect(text).toContain('$650 October 15, 2026 to April 14, 2027')
    expect(text).toContain('By the month it would be $750, so the season price saves you $100.')
  })

  test('POL-37, POL-58: the add-ons stand in lines of their own', async () => {
    const { text } = await open(`${storage}?from=2026-06-01&to=2026-07-31&place=covered-outdoor&maintenance=on&prep=on`)
    expect(text).toContain('By the month June 1, 2026 to July 31, 2026 2 months at $75 $150')
    expect(text).toContain('Maintenance June 1, 2026 to July 31, 2026 2 months at $50 $100')
    expect(text).toContain('Pre-season prep before you pick it up $150 $150')
    expect(text).toContain('lowest price for these dates $400')
  })

  test('POL-74: can be shared as a link that holds every answer', async () => {
    const { html } = await open(`${storage}?from=2026-10-15&to=2027-04-14&place=indoor&prep=on&utm=x`)
    expect(linksIn(html).map(({ href }) => href)).toContain(
      `${storage}?from=2026-10-15&to=2027-04-14&place=indoor&prep=on#planner`,
    )
  })
})

describe('deadline finder', () => {
  test('POL-14, POL-60: the days of a new cart received on a Wednesday afternoon', async () => {
    const { status, text } = await open(`${returns}?item=new-cart&received=2026-05-06&time=15:30&returned=`)
    expect(status).toBe(200)
    expect(text).toContain('Report a defect by Friday, May 8, 2026, 3:30 PM')
    expect(text).toContain('Last day to return it Wednesday, May 13, 2026')
    expect(text).toContain('Refund sent by Thursday, May 28, 2026')
    expect(text).toContain('Refund on your card by Thursday, June 4, 2026')
  })

  test('POL-14, POL-60: none on as-is sales', async () => {
    const { status, text, html } = await open(`${returns}?item=as-is-cart&received=2026-05-06`)
    expect(status).toBe(200)
    expect(text).toContain('A cart sold as is cannot be returned.')
    expect(html).not.toContain('.ics')
  })

  test('POL-27, POL-65: free until 24 hours before, at most 30 days', async () => {
    const { status, text } = await open(`${rental}?pickup=2026-07-04&time=10:00&days=3`)
    expect(status).toBe(200)
    expect(text).toContain('Cancel free of charge until Friday, July 3, 2026, 10 AM')
    expect(text).toContain('Cart due back Tuesday, July 7, 2026, 10 AM')
    expect(text).toContain('Longest you can keep it Monday, August 3, 2026, 10 AM')
    expect(text).toContain('Refund sent by, if you cancel at the last free moment Friday, July 17, 2026')
  })

  test.each([
    [returns, 'item=new-cart&received=2026-05-06', 'switchback-return-deadlines.ics', 4],
    [rental, 'pickup=2026-07-04&time=10:00&days=3', 'switchback-rental-deadlines.ics', 5],
  ])('POL-68: %s hands its deadlines to a calendar', async (path, query, fileName, events) => {
    const { html } = await open(`${path}?${query}`)
    const href = find(html, 'a[href*=".ics"]').getAttribute('href') ?? ''
    const file = await app.request(href)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`)
    const text = await file.text()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(events)
    expect(text).toContain(`URL:${testSiteUrl}${path}`)
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*END:VCALENDAR\r\n$/s)
  })
})

describe('nonsense in a planner', () => {
  test.each([
    [`${storage}?from=&to=&place=indoor`, ['Choose the first day.', 'Choose the last day.']],
    [`${storage}?from=2026-05-06&to=2026-05-01`, ['The last day comes before the first day.']],
    [`${storage}?from=2026-05-06&to=2999-05-01`, ['Plan at most 5 years at a time']],
    [`${storage}?place=moon`, ['Choose indoor or covered outdoor storage.']],
    [`${returns}?item=boat&received=2026-02-30`, ['Choose what you bought.', 'Choose the day you received it.']],
    [`${returns}?received=2026-05-06&returned=2026-05-01`, ['It cannot come back before you received it.']],
    [`${rental}?pickup=2026-07-04&time=25:00&days=31`, ['as hours and minutes.', 'Rent from 1 to 30 days.']],
    [`${rental}?pickup=%3Cscript%3E`, ['Choose your pick-up day.']],
  ])('POL-73: %s is answered with a sentence and the status 422', async (path, sentences) => {
    const { status, text, html } = await open(path)
    expect(status).toBe(422)
    expect(text).toContain('Please check these answers:')
    for (const sentence of sentences) expect(text).toContain(sentence)
    expect(text).not.toMatch(/Link to this result|Your deadlines, in Eastern time/)
    expect(html).not.toContain('<script>')
    expect(await htmlFaults(html)).toEqual([])
  })

  test.each([
    [`${returns}/deadlines.ics`, 'Enter a date'],
    [`${returns}/deadlines.ics?received=soon`, 'Choose the day you received it.'],
    [`${returns}/deadlines.ics?item=as-is-cart&received=2026-05-06`, 'A cart sold as is cannot be returned'],
    [`${rental}/deadlines.ics`, 'Enter a date'],
    [`${rental}/deadlines.ics?pickup=2026-07-04&time=10:00&days=0`, 'Rent from 1 to 30 days.'],
  ])('POL-60, POL-72: %s is no calendar, and says why', async (path, sentence) => {
    const response = await app.request(path)
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).toContain(sentence)
  })
})

test.each([
  `${storage}?from=2026-09-20&to=2028-06-30&place=indoor&maintenance=on&prep=on`,
  `${returns}?item=part&received=2026-05-06&time=09:05&returned=2026-05-20`,
  `${rental}?pickup=2026-10-31&time=23:59&days=30`,
])('POL-74: %s is valid and fits into the first 14 KB', async (path) => {
  const { html } = await open(path)
  expect(await htmlFaults(html)).toEqual([])
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(budgets.html.page)
})

test('POL-54: a policy without a planner is one page under every query', async () => {
  const { html } = await open('/privacy')
  expect((await open('/privacy?from=2026-01-01&to=x')).html).toBe(html)
})

test('POL-81: the privacy policy says for how long a message is kept, which is how long the site keeps it', async () => {
  expect(readSettings({}).leadsKeptDays).toBe(messagesKeptYears * 365)
  expect(proseOf(mainOf((await open('/privacy')).html))).toContain(`messages ${messagesKeptYears} years after`)
})
