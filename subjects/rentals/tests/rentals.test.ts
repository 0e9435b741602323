import { describe, expect, test } from 'vitest'
import { formatMoneyExact, formatPercent, formatPrice } from '#kit/formats/format.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { hoursLines } from '#subjects/dealership/rules/posted-hours.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { rentalPlanner } from '#subjects/rentals/facts/rental-planner.ts'
import { planTerms, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { rentalsPage, rentalTerms } from '#subjects/rentals/facts/rentals-page.ts'
import { rentalDeliveryCost } from '#subjects/rentals/rules/rental-delivery.ts'
import { planRental } from '#subjects/rentals/rules/rental-planner.ts'
import {
  canonicalOf,
  find,
  findAll,
  heroOf,
  linksIn,
  mainOf,
  type Part,
  textOf,
  textsOf,
} from '#tests/setup/page-html.ts'
import { app } from '#tests/setup/shared-site.ts'
import { testSiteUrl } from '#tests/setup/test-app.ts'

const mainText = (html: string) => textOf(mainOf(html))
const page = async (path: string) => (await app.request(path)).text()
const rentals = await page('/rentals')
const call = telHref(business.phones.main)
const hrefsIn = (part: Part) => linksIn(part).map(({ href }) => href)

/** RENT-3 to RENT-6, to the digit. */
const figures = {
  'four-seater': [
    ['Daily', '$245', '—', '$245'],
    ['3-day', '$685', '6.8%', '$228.34'],
    ['Weekly', '$1,050', '38.7%', '$150'],
    ['Monthly', '$2,800', '61.6%', '$94'],
  ],
  'six-seater': [
    ['Daily', '$295', '—', '$295'],
    ['3-day', '$735', '16.9%', '$245'],
    ['Weekly', '$1,400', '32.2%', '$200'],
    ['Monthly', '$3,500', '60.4%', '$116.67'],
  ],
  utility: [
    ['Daily', '$245', '—', '$245'],
    ['3-day', '$685', '6.8%', '$228.34'],
    ['Weekly', '$1,050', '38.7%', '$150'],
    ['Monthly', '$2,800', '61.6%', '$94'],
  ],
} as const

describe('rentals', () => {
  test('RENT-17: the page begins with the planner, the phone and every price', () => {
    const top = heroOf(rentals)
    expect(hrefsIn(top)).toContain(call)
    expect(findAll(top, 'form#plan [name=days]')).toHaveLength(1)
    const rows = findAll(top, 'table tbody tr').map((row) => textsOf(row, 'td'))
    expect(rows).toEqual(planTerms.map((_, index) => rentalSections.map(({ kind }) => figures[kind][index]?.[1])))
    expect(textsOf(find(top, 'table tfoot'), 'td')).toEqual(['$500', '$750', '$600'])
  })
  test('RENT-82: the cheapest rental by length is drawn, and written as a table', () => {
    const plot = find(rentals, 'figure:has(svg):has(table)')
    expect(findAll(plot, 'path')).toHaveLength(rentalSections.length)
    const rows = findAll(plot, 'tbody tr')
    expect(rows).toHaveLength(policyTerms.rental.maximumDays)
    rows.forEach((row, index) => {
      const costs = (['four-seater', 'six-seater'] as const).map((kind) => planRental(kind, index + 1).best.cost)
      expect(textsOf(row, 'th, td')).toEqual([String(index + 1), ...costs.map(formatMoneyExact)])
    })
    expect(findAll(plot, 'circle')).toEqual([])
  })
  test('TOWN-72: the year stands on the rentals page too', () => {
    expect(textsOf(mainOf(rentals), 'dt')).toContain('Winter storage')
  })
  test.each(rentalSections)(
    'RENT-1, RENT-9, RENT-10, RENT-11: $cart, each figure, delivery fee and a RESERVE TODAY call',
    ({ kind }) => {
      const cards = findAll(rentals, `section#${kind} ul > li`)
      expect(cards).toHaveLength(4)
      cards.forEach((card, index) => {
        const [name, price, save, renews] = figures[kind][index] ?? []
        const { duration, description, badge } = planTerms[index] ?? planTerms[0]
        const saves = save === '—' ? '' : `Save ${save} `
        expect(textOf(card)).toBe(
          `${name} ${duration} ${price} ${badge} ${description} ${saves}Renews at ${renews} a day RESERVE TODAY`,
        )
        expect(hrefsIn(card)).toContain(call)
      })
      expect(textOf(find(rentals, `section#${kind} header`))).toContain(
        'Every plan: delivery $6 per mile beyond 10 miles.',
      )
    },
  )
  test('RENT-14, RENT-18: why-choose list of 6, help section and footnote', () => {
    for (const title of [
      'Street legal with seat belts',
      'Flexible pickup and return',
      'Fully charged',
      'Insurance included',
      '24/7 support',
      'No hidden fees',
      'Not sure which one?',
    ])
      expect(textsOf(mainOf(rentals), 'h2, h3')).toContain(title)
    expect(mainText(rentals)).toContain('Rentals are in 24-hour increments. Early returns get no refund.')
  })
  test('RENT-19: deposits, age, late fee and cancellation beside the price', () => {
    const text = mainText(rentals)
    for (const deposit of ['$500', '$750', '$600']) expect(text).toContain(`Refundable deposit ${deposit}`)
    for (const words of [
      '18 or older',
      '$25 for each hour',
      'Free until 24 hours before, then a 50% refund; none for a no-show.',
      '24 hours to 30 days',
    ])
      expect(text).toContain(words)
  })
  test('RENT-13: each statement about delivery says for whom and how far it holds', () => {
    const delivery = find(rentals, 'section#delivery')
    const said = findAll(delivery, 'li').map((line) => textOf(line))
    expect(said).toHaveLength(3)
    expect(said[0]).toMatch(/^Free delivery and pickup Rentals within 10 miles /)
    expect(said[1]).toMatch(/^\$6 per mile Rentals beyond the first 10 miles /)
    expect(said[2]).toMatch(/^Free in Carbon County Carts you buy, on sales from \$5,000\./)
    expect(textOf(delivery)).toContain(rentalsPage.delivery.settled)
  })
  test('RENT-23: leads to the rental page of every town', () => {
    expect(hrefsIn(mainOf(rentals))).toEqual(expect.arrayContaining(towns.map(({ rentalPath }) => rentalPath)))
  })
})

describe('rental town pages', () => {
  test.each(towns)('RENT-23: $rentalPath answers under its own canonical address', async ({ rentalPath, name }) => {
    const response = await app.request(rentalPath)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(canonicalOf(html)).toBe(testSiteUrl + rentalPath)
    expect(textsOf(html, 'h1')).toEqual([`Golf cart rentals in ${name}`])
  })
  test.each(['nesquehoning', 'palmerton'])('RENT-23: /rentals/%s redirects to the registered path', async (slug) => {
    const response = await app.request(`/rentals/${slug}`)
    expect([response.status, response.headers.get('location')]).toEqual([308, `/rentals/${slug}-township`])
  })
  test.each(towns)(
    'RENT-27, RENT-17: $rentalPath: hero, planner for the town, phone booking button, link to the town’s page',
    async (facts) => {
      const html = await page(facts.rentalPath)
      const hero = heroOf(html)
      expect(hrefsIn(hero)).toEqual(expect.arrayContaining([call, facts.url]))
      expect(find(hero, 'form#plan select[name=town] option[selected]').getAttribute('value')).toBe(facts.slug)
      expect(find(hero, 'form#plan').getAttribute('action')).toBe('/rentals#plan-result')
      expect(textOf(hero)).toContain(facts.meta.rental)
    },
  )
  test.each(towns)('RENT-28: $rentalPath: three plan tables with all that a plan has', async ({ rentalPath }) => {
    const html = await page(rentalPath)
    const tables = findAll(html, 'table').map((table) =>
      findAll(table, 'tbody tr').map((row) => textsOf(row, 'th, td')),
    )
    expect(tables).toEqual(
      rentalSections.map(({ kind }) =>
        figures[kind].map(([name, ...money], index) => [name, String(planTerms[index]?.days), ...money]),
      ),
    )
    for (const table of findAll(html, 'table')) {
      expect(textsOf(table, 'thead th')).toEqual(['Plan', 'Days', 'Price', 'Save', 'Renews, a day'])
      expect(textOf(find(table, 'tfoot'))).toBe('Every plan Insurance included. Delivery $6 per mile beyond 10 miles.')
    }
    expect(linksIn(html).filter(({ text }) => text === 'RESERVE TODAY')).toHaveLength(3)
    for (const { text } of rentalTerms) expect(mainText(html)).toContain(text)
    expect(mainText(html)).toContain('Rentals are in 24-hour increments. Early returns get no refund.')
  })
  test.each(towns)('RENT-14, RENT-27: $rentalPath: its blocks', async (facts) => {
    const html = await page(facts.rentalPath)
    const text = mainText(html)
    for (const words of [
      'Help choosing',
      'Why choose us',
      'Free delivery',
      '24/7 support',
      'Flexible booking',
      'Best prices',
      `Popular uses in ${facts.name}`,
      ...facts.uses,
      ...facts.zips,
      facts.rental.intro,
      facts.rental.tip,
    ])
      expect(text).toContain(words)
    for (const { days, time } of hoursLines(businessHours.week)) expect(text).toContain(`${days} ${time}`)
    expect(hrefsIn(html).filter((href) => href === call).length).toBeGreaterThan(5)
  })
  test.each(towns)('RENT-34: $rentalPath: usual stays, delivery included', async (town) => {
    const html = await page(town.rentalPath)
    const delivery = rentalDeliveryCost(town.drivingMiles).cost
    for (const { what, kind, days } of town.rental.examples) {
      const total = formatMoneyExact(planRental(kind, days).best.cost + delivery)
      expect(mainText(html)).toContain(`${what} ${days} ${days === 1 ? 'day' : 'days'}`)
      expect(hrefsIn(html)).toContain(`/rentals?days=${days}&cart=${kind}&town=${town.slug}#plan-result`)
      expect(mainText(html)).toContain(` ${total} `)
    }
    expect(mainText(html)).toContain(`What does delivery cost? About ${formatPrice(delivery)}`)
  })
})

describe('rental planner', () => {
  const answer = async (query: string) => {
    const response = await app.request(`/rentals?${query}`)
    const html = await response.text()
    return { status: response.status, html, text: mainText(html) }
  }

  test('RENT-39: adds up the cheapest mix, the delivery and the deposit', async () => {
    const { status, text } = await answer('days=5&cart=six-seater&town=jim-thorpe')
    expect(status).toBe(200)
    expect(text).toContain('$1,351 Total before tax and deposit, for 5 days with a 6-seater.')
    expect(text).toContain('Rental $1,225 1 × 3-day plan, plus 2 days at $245 a day')
    expect(text).toContain('Delivery $126 21 of about 31 miles, at $6 a mile')
    expect(text).toContain('Refundable deposit $750')
  })
  test('RENT-39: sets the mix beside each plan alone, in words and in bars', async () => {
    const { html, text } = await answer('days=5&cart=six-seater')
    expect(text).toContain(
      'Cheapest mix $1,225 Daily only $1,475 3-day only $1,225 Weekly only $1,400 Monthly only $3,500',
    )
    expect(findAll(html, 'section[aria-labelledby=plan-result] rect').map((bar) => bar.getAttribute('width'))).toEqual([
      '35%',
      '42.1%',
      '35%',
      '40%',
      '100%',
    ])
  })
  test('RENT-17: the answer stands beside the form, begins with the total and the call, and is marked in the plot', async () => {
    const { html } = await answer('days=10&town=jim-thorpe')
    const result = find(heroOf(html), 'section[aria-labelledby=plan-result]')
    expect(textOf(result)).toMatch(
      /^\$1,626 Total before tax and deposit, for 10 days with a 4-seater\. Call to reserve /,
    )
    const plot = find(html, 'figure:has(svg):has(table)')
    expect(findAll(plot, 'circle')).toHaveLength(2)
    expect(textOf(find(plot, 'figcaption'))).toBe('10 days: 4-seater and Utility cart $1,500 and 6-seater $2,000.')
    expect(findAll((await answer('days=31')).html, 'figure:has(table) circle')).toEqual([])
  })
  test('RENT-39: no refund for early return; says what unused days mean', async () => {
    const kept = await answer('days=3')
    expect(kept.text).toContain('Early returns get no refund: the price stays $685.')
    expect(kept.text).not.toContain('more than you asked for')
    const spare = await answer('days=6')
    expect(spare.text).toContain('You get 7 days, 1 day more than you asked for, because no shorter plan costs less.')
  })
  test('RENT-42: 30 days at most, so longer stays are several agreements', async () => {
    expect((await answer('days=30')).text).not.toContain('in a row')
    expect((await answer('days=61')).text).toContain(
      'One agreement covers up to 30 days, so this stay takes 3 agreements in a row.',
    )
  })
  test('RENT-43, RENT-11: reads dates, leaves pickup free, and includes the first ten miles', async () => {
    const dates = await answer('from=2026-07-03&to=2026-07-06')
    expect(dates.text).toContain('for 3 days with a 4-seater. From July 3, 2026 to July 6, 2026.')
    expect(dates.text).toContain('Delivery $0 You pick it up at the showroom')
    expect((await answer('days=1&miles=10')).text).toContain('Delivery $0 Free within 10 miles')
    expect((await answer('days=1&miles=11')).text).toContain('Delivery $6 1 of about 11 miles, at $6 a mile')
  })
  test('RENT-45, RENT-10: ends in a phone call, and its link holds what was filled in and nothing else', async () => {
    const { html } = await answer('days=4&from=&to=&cart=utility&town=kidder&miles=&spam=1')
    expect(hrefsIn(html)).toContain('/rentals?days=4&cart=utility&town=kidder#plan-result')
    expect(linksIn(html).find(({ text }) => text.startsWith('Call to reserve'))?.href).toBe(call)
    expect(html).not.toContain('spam')
  })
  test('RENT-45: shows again what was typed, and prefills a town that asks nothing yet', async () => {
    expect(find((await answer('days=9&cart=utility')).html, 'input[name=days]').getAttribute('value')).toBe('9')
    const { status, html } = await answer('town=kidder')
    expect(status).toBe(200)
    expect(find(html, 'select[name=town] option[selected]').getAttribute('value')).toBe('kidder')
    expect(findAll(html, '#plan-result')).toEqual([])
  })
  test.each([
    ['days=0', 'Enter the number of days, 1 or more.'],
    ['days=91', 'Plan up to 90 days here, or call us for a longer stay.'],
    ['days=%3Cscript%3E', 'Enter the number of days, 1 or more.'],
    ['from=2026-02-30&to=2026-03-02', 'Choose the first day.'],
    ['from=2026-07-06&to=2026-07-03', 'The return day is before the first day.'],
    ['days=2&miles=-4', 'Enter the miles from the showroom, 0 to 150.'],
  ])('RENT-47: %s gets a sentence', async (query, sentence) => {
    const { status, html } = await answer(query)
    expect(status).toBe(422)
    const field = find(html, '[aria-invalid=true]')
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => textOf(find(html, `#${id}`))).join(' ')).toContain(sentence)
    expect(textsOf(html, '#plan-result')).toEqual([rentalPlanner.problems])
    expect(html).not.toMatch(/<script>/)
  })
  test.each([
    [1, '1 day'],
    [2, '2 days'],
  ])('RENT-39: a stay of %d is "%s", to the last sentence', async (days, words) => {
    const { text } = await answer(`days=${days}&cart=utility`)
    expect(text).toContain(`for ${words} with a utility cart`)
    expect(text).not.toMatch(/\b1 days\b/)
  })
  test.each([
    [0, 'Free within 10 miles'],
    [1, 'Free within 10 miles'],
    [2, 'Free within 10 miles'],
    [12, '2 of about 12 miles, at $6 a mile'],
  ])('RENT-11, RENT-39: %d miles: %s', async (miles, words) => {
    expect((await answer(`days=1&miles=${miles}`)).text).toContain(words)
  })
  test('RENT-36: every length of stay has an answer for every cart', async () => {
    for (const { kind } of rentalSections) {
      for (const days of [1, 2, 7, 29, 30, 31, 90]) {
        const { status, text } = await answer(`days=${days}&cart=${kind}`)
        expect(status).toBe(200)
        expect(text).toContain(formatMoneyExact(planRental(kind, days).best.cost))
      }
    }
  })
  test('RENT-6: percentages are never recomputed', () => {
    for (const { figures: own } of rentalSections)
      for (const { savingsPercent } of Object.values(own))
        if (savingsPercent !== null) expect(mainText(rentals)).toContain(`Save ${formatPercent(savingsPercent)}`)
  })
})
