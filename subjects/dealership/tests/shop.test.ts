import { expect, test } from 'vitest'
import { pageEntries } from '#app/pages.ts'
import { easternInstant } from '#kit/dates/eastern-time.ts'
import { StoreUnavailable } from '#subjects/contact/server/message/transactions.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { planHours, planNotice, planPhones, planWithdrawal } from '#subjects/dealership/server/change-shop.ts'
import { planMember } from '#subjects/dealership/server/change-team.ts'
import { about } from '#subjects/shopfront/facts/about-page.ts'
import { goodSubmission } from '#tests/setup/good-submission.ts'
import { find, findAll, jsonLdOf, mainOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { shopSite } from '#tests/setup/shop-site.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

const on = (day: string, time = '12:00') => easternInstant({ day, time })

const noticesOf = (html: string) => textsOf(mainOf(html), '[aria-label=Notice]')

test('SHOP-61: the notice stands at the top of every page from its first day to its last, as it was typed', async () => {
  const { app, publicPorts, db, at, now, make, page } = await shopSite(on('2026-12-10'))
  const plain = await page('/')
  const text = 'Closed Dec 24–26. <b>Call us</b> & "leave word".'
  await make(planNotice(db, { text, from: '2026-12-12', until: '2026-12-20' }, now))
  expect(await page('/')).toBe(plain)
  at(on('2026-12-11', '23:59'))
  expect((await app.request('/')).headers.get('cache-control')).toContain('max-age=60,')
  for (const [day, clock] of [
    ['2026-12-12', '00:00'],
    ['2026-12-20', '23:59'],
  ] as const) {
    at(on(day, clock))
    expect(noticesOf(await page('/'))).toEqual([text])
  }
  for (const path of [...(await pageEntries(publicPorts)).map((entry) => entry.path), '/no-such-page'])
    expect(noticesOf(await page(path)), path).toEqual([text])
  expect(find(mainOf(await page('/')), 'main > *').getAttribute('aria-label')).toBe('Notice')
  at(on('2026-12-21', '00:00'))
  expect(noticesOf(await page('/'))).toEqual([])
})

test('SHOP-61: of two notices the one that began last is shown; a page without one carries nothing of it', async () => {
  const { db, now, make, page } = await shopSite(on('2026-12-10'))
  const plain = await page('/about')
  expect(noticesOf(plain)).toEqual([])
  await make(planNotice(db, { text: 'All winter.', until: '2027-01-05' }, now))
  expect(noticesOf(await page('/about'))).toEqual(['All winter.'])
  await make(planNotice(db, { text: 'All of winter.', until: '2027-01-06' }, now))
  expect(noticesOf(await page('/about'))).toEqual(['All of winter.'])
  await make(planWithdrawal(db, 'notice 2026-12-10'))
  expect(await page('/about')).toBe(plain)
})

test('SHOP-52: a snow day of the dealer’s is in signs, weeks, markup and test drives within the same version', async () => {
  const { db, now, make, page } = await shopSite(on('2026-12-05', '10:00'))
  const drives = textsOf(await page('/showroom'), '#test-drives li').length
  expect(textOf(await page('/showroom'))).toContain('Saturday, December 5')
  await make(planHours(db, { day: '2026-12-05', name: 'Snow day' }, now))
  await make(planHours(db, { day: '2026-12-07', name: 'Late start', opens: '11:00', closes: '17:00' }, now))
  for (const path of ['/', '/contact', '/inventory', '/services', '/showroom'])
    expect(textOf(await page(path)), path).toContain('Closed for Snow day · opens Monday 11 AM')
  const showroom = await page('/showroom')
  expect(textsOf(showroom, 'dl > div').filter((line) => line.includes('Late start'))).not.toEqual([])
  expect(textsOf(showroom, '#test-drives li')).toHaveLength(drives)
  expect(textOf(showroom)).not.toContain('Saturday, December 5')
  const [marked] = jsonLdOf(showroom).filter((node) => 'openingHoursSpecification' in node)
  expect(marked?.specialOpeningHoursSpecification).toMatchObject([
    { validFrom: '2026-12-05', opens: '00:00', closes: '00:00' },
    { validFrom: '2026-12-07', opens: '11:00', closes: '17:00' },
  ])
})

test('SHOP-62: a changed number is on every page, in every link, markup, file and sentence, and the old one nowhere', async () => {
  const { app, publicPorts, db, make, page } = await shopSite(undefined, {
    contact: {
      storeMessage: () => Promise.reject(new StoreUnavailable('away')),
      ownOrigins: [testSiteUrl],
      trustedProxies: new (await import('node:net')).BlockList(),
    },
  })
  const shown = async () => {
    const paths = (await pageEntries(publicPorts)).map((entry) => entry.path)
    const more = ['/llms.txt', '/no-such-page', '/vehicles/none', '/inventory?search=zzz']
    const calendar = '/policies/return-policy/deadlines.ics?item=part&received=2026-05-01'
    const sent = {
      method: 'POST',
      body: JSON.stringify(goodSubmission),
      headers: { 'Content-Type': 'application/json', Origin: testSiteUrl },
    }
    const refused = await (await app.request('/api/contact', sent)).text()
    const texts = await Promise.all([...paths, ...more, calendar].map(page))
    return [...texts, refused]
  }
  const times = (texts: readonly string[], number: string) => {
    const [, area, office, rest] = /(\d{3})\D*(\d{3})\D*(\d{4})/.exec(number) ?? []
    const written = new RegExp(`${area}\\D{0,2}${office}\\D?${rest}`, 'g')
    return texts.map((text) => text.match(written)?.length ?? 0)
  }
  const before = await shown()
  const given = {
    main: '6102223341',
    tollFree: '8882223342',
    poconoPines: '5702223343',
    scranton: '5702223344',
  } as const
  for (const [line, number] of Object.entries(given)) await make(planPhones(db, { [line]: number }))
  const after = await shown()
  for (const [line, number] of Object.entries(given)) {
    const old = business.phones[line as 'main']
    expect(times(before, old).some((count) => count > 0)).toBe(true)
    expect(times(after, old), line).toEqual(after.map(() => 0))
    expect(
      times(after, number).map((count, index) => count >= (times(before, old)[index] ?? 0)),
      line,
    ).not.toContain(false)
  }
  expect(after.at(-1)).toContain('(610) 222-3341')
  const props = JSON.parse(find(await page('/inventory'), '[data-island="inventory-browser"] script').textContent)
  expect(props.phones.main).toBe('(610) 222-3341')
})

test('SHOP-63: the about page and its markup show the people whom the dealer names, with a photo, a badge or initials', async () => {
  const { db, make, page } = await shopSite()
  const [{ key = '' } = {}, second] = defaultShop.team
  const told = { role: 'Owner', experience: '3 years', description: 'Says <hello>.' }
  const photo = '/media/photos/ada-0123456789abcdef-900x900.jpg'
  await make(planMember(db, key, { ...told, name: 'Ada Nowak', image: photo }))
  await make(planMember(db, undefined, { ...told, name: 'Bo van Dam' }))
  const html = await page('/about')
  expect(html).not.toContain(about.team.text)
  const cards = findAll(sectionOf(html, about.team.heading), 'li')
  expect(cards.map((card) => textsOf(card, 'h3')[0])).toEqual([
    'Ada Nowak',
    ...defaultShop.team.slice(1).map(({ name }) => name),
    'Bo van Dam',
  ])
  expect(find(cards[0] ?? html, 'img').getAttribute('src')).toContain(photo)
  expect(find(cards[1] ?? html, 'img').getAttribute('src')).toBe(second?.image)
  expect(textOf(cards.at(-1) ?? html)).toContain('BD')
  expect(textOf(cards.at(-1) ?? html)).toContain('Says <hello>.')
  const people = jsonLdOf(html).filter((node) => node['@type'] === 'Person')
  expect(people[0]).toMatchObject({ name: 'Ada Nowak', image: testSiteUrl + photo })
  expect(people.at(-1)).not.toHaveProperty('image')
})

test('SHOP-64: while the shop cannot be read, pages stand with what was known last, for a second at most', async () => {
  let version = ''
  const broken = await testApp(undefined, {
    dataVersion: () => version,
    ports: {
      ...(await testApp()).ports,
      shop: async () => {
        if (version !== '') throw new Error('away')
        return { ...defaultShop, phones: { ...defaultShop.phones, main: '(610) 222-3342' } }
      },
    },
  })
  expect(await (await broken.app.request('/about')).text()).toContain('(610) 222-3342')
  version = 'later'
  const answer = await broken.app.request('/about')
  expect(await answer.text()).toContain('(610) 222-3342')
  expect(answer.headers.get('cache-control')).toContain('max-age=1,')
})
