import { expect, test } from 'vitest'
import { weekdayNames } from '#subjects/dealership/facts/hours.ts'
import { planHoliday, planWeek } from '#subjects/dealership/server/change-shop.ts'
import { paths } from '#tests/setup/shared-site.ts'
import { shopSite } from '#tests/setup/shop-site.ts'

const now = new Date('2026-05-06T15:00:00Z')
const weekOf = (hours: string) => Object.fromEntries(weekdayNames.map((day) => [day, hours])) as never

async function shopAt(moment: Date) {
  const { db, make, page } = await shopSite(moment)
  return {
    html: page,
    say: (of: 'sales' | 'service', from: string, hours: string) =>
      make(planWeek(db, of, { from, days: weekOf(hours) }, now)),
    keep: (name: 'Columbus Day' | 'Memorial Day', from: string | undefined) => make(planHoliday(db, name, from, now)),
  }
}

test('SHOP-80: another week is on every page, in its texts, signs and markup, and none shows the one before', async () => {
  const { say, html } = await shopAt(now)
  await say('sales', '2026-05-06', '10:30-18:30')
  await say('service', '2026-05-06', '07:30-16:30')
  for (const path of paths) {
    const page = await html(path)
    expect(page, path).toContain('10:30AM-6:30PM')
    expect(page, path).toContain('7:30AM-4:30PM')
    expect(page, path).not.toMatch(/9AM-5PM|8AM-5PM|9AM-3PM|"opens":"(?:09|12):00"/)
  }
  expect(await html('/showroom')).toContain('"opens":"10:30"')
  expect(await html('/llms.txt')).toContain('Mon-Fri 10:30AM-6:30PM')
  expect(await html('/about')).not.toContain('by appointment')
})

test('SHOP-80: a week begins on its first day, and the sign of the evening before knows it', async () => {
  const { say, html } = await shopAt(new Date('2026-05-06T22:00:00Z'))
  await say('sales', '2026-05-07', '11:30-18:00')
  const evening = await html('/contact')
  expect(evening).toContain('9AM-5PM')
  expect(evening).toContain('opens Thursday 11:30 AM')
})

test('SHOP-81: a holiday is kept from its first day, and no longer once it is not', async () => {
  const before = await shopAt(new Date('2026-10-10T15:00:00Z'))
  expect(await before.html('/contact')).not.toContain('Columbus Day')
  await before.keep('Columbus Day', '2026-05-06')
  expect(await before.html('/contact')).toContain('Columbus Day')
  const spring = await shopAt(new Date('2026-05-23T15:00:00Z'))
  expect(await spring.html('/contact')).toContain('Memorial Day')
  await spring.keep('Memorial Day', undefined)
  expect(await spring.html('/contact')).not.toContain('Memorial Day')
})
