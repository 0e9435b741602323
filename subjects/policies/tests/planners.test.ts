import { expect, test } from 'vitest'
import { find, findAll, linksIn, mainOf, proseOf } from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'
import { testSiteUrl } from '#tests/setup/test-app.ts'

async function open(path: string) {
  const response = await app.request(path)
  const html = await response.text()
  return { status: response.status, html, text: proseOf(mainOf(html)) }
}

const storage = '/policies/storage-policy'
const returns = '/policies/return-policy'
const rental = '/policies/rental-policy'

test.each([
  [`${storage}?from=2026-10-15&to=2027-04-14&place=indoor`, '$650 October 15, 2026 to April 14, 2027'],
  [`${storage}?from=2026-10-15&to=2027-04-14`, 'By the month it would be $750, so the season price saves you $100.'],
  [`${storage}?from=2026-06-01&to=2026-06-02`, 'For these dates the price by the month is the lowest.'],
  [
    `${storage}?from=2026-06-01&to=2026-07-31&place=covered-outdoor&maintenance=on&prep=on`,
    'By the month June 1, 2026 to July 31, 2026 2 months at $75 $150 Maintenance June 1, 2026 to July 31, 2026 ' +
      '2 months at $50 $100 Pre-season prep before you pick it up $150 $150 ' +
      'Total June 1, 2026 to July 31, 2026 lowest price for these dates $400',
  ],
  [`${returns}?item=new-cart&received=2026-05-06&time=15:30`, 'Report a defect by Friday, May 8, 2026, 3:30 PM'],
  [`${returns}?item=new-cart&received=2026-05-06`, 'Last day to return it Wednesday, May 13, 2026'],
  [`${returns}?item=as-is-cart&received=2026-05-06`, 'A cart sold as is cannot be returned.'],
  [`${rental}?pickup=2026-07-04&time=10:00&days=3`, 'Cancel free of charge until Friday, July 3, 2026, 10 AM'],
])('POL-37, POL-55, POL-58, POL-60, POL-65: %s is answered with: %s', async (path, answer) => {
  const { status, text } = await open(path)
  expect(status).toBe(200)
  expect(text).toContain(answer)
})

test.each([
  `${storage}?from=2026-09-20&to=2028-06-30&place=indoor&maintenance=on&prep=on`,
  `${returns}?item=part&received=2026-05-06&time=09:05&returned=2026-05-20`,
  `${rental}?pickup=2026-10-31&time=23:59&days=30`,
])('POL-74: %s has a link that holds every answer and nothing else', async (path) => {
  const { html } = await open(`${path}&utm=x`)
  const shared = linksIn(html).find(({ text }) => text === 'Link to this result')
  expect(decodeURIComponent(shared?.href ?? '')).toBe(`${path}#planner`)
})

test.each([
  [returns, 'item=part&received=2026-05-06', 'switchback-return-deadlines.ics', 4],
  [rental, 'pickup=2026-07-04&time=10:00&days=3', 'switchback-rental-deadlines.ics', 5],
])('POL-68: %s hands its deadlines to a calendar', async (path, query, fileName, events) => {
  const { html } = await open(`${path}?${query}`)
  const file = await app.request(find(html, 'a[href*=".ics"]').getAttribute('href') ?? '')
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`)
  const text = await file.text()
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(events)
  expect(text).toContain(`URL:${testSiteUrl}${path}`)
})

test.each([
  [returns, '', 'Enter a date'],
  [returns, 'received=soon', 'Choose the day you received it.'],
  [returns, 'item=as-is-cart&received=2026-05-06', 'A cart sold as is cannot be returned'],
  [rental, '', 'Enter a date'],
  [rental, 'pickup=2026-07-04&time=10:00&days=0', 'Rent from 1 to 30 days.'],
])('POL-60, POL-72: %s?%s is no calendar, and says why', async (path, query, sentence) => {
  const response = await app.request(`${path}/deadlines.ics?${query}`)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await response.text()).toContain(sentence)
  expect(findAll((await open(`${path}?${query}`)).html, 'a[href*=".ics"]')).toEqual([])
})

test.each([
  [`${storage}?from=&to=&place=indoor`, ['Choose the first day.', 'Choose the last day.']],
  [`${returns}?item=boat&received=2026-02-30`, ['Choose what you bought.', 'Choose the day you received it.']],
  [`${rental}?pickup=%3Cscript%3E&time=25:00&days=31`, ['Choose your pick-up day.', 'Rent from 1 to 30 days.']],
])('POL-73: %s is answered with sentences at its fields', async (path, sentences) => {
  const { status, text, html } = await open(path)
  expect(status).toBe(200)
  for (const sentence of ['Please check the fields marked below.', ...sentences]) expect(text).toContain(sentence)
  expect(text).not.toMatch(/Link to this result|Your deadlines, in Eastern time/)
  expect(html).not.toContain('<script>')
})
