import { expect, test } from 'vitest'
import { addDays } from '#kit/dates/calendar-day.ts'
import { easternInstant } from '#kit/dates/eastern-time.ts'
import { holidaysIn } from '#kit/dates/holidays.ts'
import { formatShortDay } from '#kit/formats/format.ts'
import { announcedDays } from '#subjects/dealership/facts/dated-hours.ts'
import { findAll, jsonLdOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { testApp } from '#tests/setup/test-app.ts'

const thanksgiving = holidaysIn(2026).find(({ name }) => name === 'Thanksgiving Day')?.day ?? ''
const pageAt = async (path: string, day: string, time = '12:00') =>
  (await (await testApp(easternInstant({ day, time }))).app.request(path)).text()
const notices = (html: string) => textsOf(html, 'dl > div').filter((line) => line.includes('Thanksgiving Day'))

test.each(['/', '/contact', '/showroom', '/about', '/kidder-township-golf-carts'])(
  'SHOP-52: %s: below each week the date stands a week ahead, not sooner and not later',
  async (path) => {
    const during = await pageAt(path, addDays(thanksgiving, -announcedDays), '00:00')
    const weeks = findAll(during, 'dl.hours-list').length
    expect(weeks).toBeGreaterThan(1)
    expect(notices(during)).toEqual(Array(weeks).fill(`${formatShortDay(thanksgiving)} closed , Thanksgiving Day`))
    expect(notices(await pageAt(path, addDays(thanksgiving, -announcedDays - 1), '23:59'))).toEqual([])
    expect(notices(await pageAt(path, addDays(thanksgiving, 1), '00:00'))).toEqual([])
  },
)

test('SHOP-52: on the day itself every page says that we are closed, and for what', async () => {
  const html = await pageAt('/', thanksgiving)
  expect(textOf(html)).toContain('Closed for Thanksgiving Day · opens Friday 9 AM')
  expect(textOf(html)).not.toContain('Showrooms open')
})

test('SHOP-52: a page says until when its announcement is true', async () => {
  const { app } = await testApp(easternInstant({ day: addDays(thanksgiving, -announcedDays - 1), time: '23:59' }))
  expect((await app.request('/')).headers.get('cache-control')).toContain('max-age=60, s-maxage=60,')
  const later = await testApp(new Date(easternInstant({ day: thanksgiving, time: '23:59' }).getTime() + 30_000))
  expect((await later.app.request('/')).headers.get('cache-control')).toContain('max-age=30, s-maxage=30,')
})

test.each(['/showroom', '/about', '/contact', '/kidder-township-golf-carts'])(
  'SHOP-52: the markup of %s has the date where the page has it',
  async (path) => {
    const special = (html: string) => jsonLdOf(html).filter((node) => 'openingHoursSpecification' in node)
    const marked = special(await pageAt(path, thanksgiving))
    expect(marked).not.toEqual([])
    for (const node of marked)
      expect(node.specialOpeningHoursSpecification).toMatchObject([
        { validFrom: thanksgiving, validThrough: thanksgiving, opens: '00:00', closes: '00:00' },
      ])
    for (const node of special(await pageAt(path, addDays(thanksgiving, 1))))
      expect(node).not.toHaveProperty('specialOpeningHoursSpecification')
  },
)
