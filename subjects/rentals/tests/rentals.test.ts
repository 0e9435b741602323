import { describe, expect, test } from 'vitest'
import { fillText, formatMoneyExact, formatPrice } from '#kit/formats/format.ts'
import { plannerWords } from '#kit/parts/words.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { hoursLines } from '#subjects/dealership/rules/hours.ts'
import { telHref } from '#subjects/dealership/rules/reach.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { priceTexts, usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { planTerms, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { rentalTerms } from '#subjects/rentals/facts/rentals-page.ts'
import { rentalDeliveryCost } from '#subjects/rentals/rules/rental-delivery.ts'
import {
  lineNames,
  planRental,
  rentalLines,
  sectionOf as sectionOfKind,
} from '#subjects/rentals/rules/rental-planner.ts'
import { find, findAll, heroOf, hrefsIn, linksIn, mainOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { app, htmlAt } from '#tests/setup/shared-site.ts'

const mainText = (html: string) => textOf(mainOf(html))
const rentals = await htmlAt('/rentals')
const call = telHref(business.phones.main)

/** To the digit: savings and renewal rates as given, for plan after plan. */
const usual = [
  ['Daily', '$245', '—', '$245'],
  ['3-day', '$685', '6.8%', '$228.34'],
  ['Weekly', '$1,050', '38.7%', '$150'],
  ['Monthly', '$2,800', '61.6%', '$94'],
]
const figures = {
  'four-seater': usual,
  'six-seater': [
    ['Daily', '$295', '—', '$295'],
    ['3-day', '$735', '16.9%', '$245'],
    ['Weekly', '$1,400', '32.2%', '$200'],
    ['Monthly', '$3,500', '60.4%', '$116.67'],
  ],
  utility: usual,
} as const
const days = ['1', '3', '7', '30']
const planRows = rentalSections.map(({ kind }) =>
  figures[kind].map(([name, ...money], index) => [name, days[index], ...money]),
)
const footnote = 'Rentals are in 24-hour increments. Early returns get no refund.'

describe('rentals', () => {
  test('RENT-17: the page begins with the planner, the phone and the lake', () => {
    const top = heroOf(rentals)
    expect(hrefsIn(top)).toContain(call)
    expect(findAll(top, 'form#plan [name=days]')).toHaveLength(1)
    expect(find(top, 'img').getAttribute('src')).toContain('/media/scenes/lake-dock.webp')
  })
  test('RENT-82: the cheapest rental by length is drawn, and written as a table', () => {
    const plot = find(rentals, 'figure:has(svg):has(table)')
    expect(findAll(plot, 'path')).toHaveLength(rentalSections.length)
    const rows = findAll(plot, 'tbody tr').map((row) => textsOf(row, 'th, td'))
    expect(rows).toHaveLength(policyTerms.rental.maximumDays)
    expect(rows[9]).toEqual([
      '10',
      ...lineNames(rentalLines(rentalSections)).map(({ line }) => formatMoneyExact(line.costs[9] ?? 0)),
    ])
    expect(findAll(plot, 'circle')).toEqual([])
  })
  test('RENT-1, RENT-6, RENT-9, RENT-10: a table of four plans for each kind of cart, each with its call', () => {
    const tables = findAll(find(rentals, 'section#plans'), 'table')
    expect(tables.map((table) => findAll(table, 'tbody tr').map((row) => textsOf(row, 'th, td')))).toEqual(planRows)
    for (const { kind } of rentalSections) expect(hrefsIn(find(rentals, `#${kind}`))).toEqual([call])
    const pictured = rentalSections.map(({ kind }) => findAll(find(rentals, `#${kind}`), 'img').length)
    expect(pictured).toEqual(rentalSections.map(() => 1))
  })
  test('RENT-9, RENT-28: says once what holds for all kinds of cart', () => {
    for (const words of [...planTerms.flatMap(({ badge, description }) => [badge, description]), 'Insurance included'])
      expect(mainText(rentals).split(words), words).toHaveLength(2)
  })
  test('RENT-14, RENT-18: six reasons to rent from us, a help section that ends in a call', () => {
    const reasons = textsOf(sectionOf(rentals, 'Why rent from us'), 'h3')
    expect(reasons).toHaveLength(6)
    for (const claim of ['Street legal with seat belts', 'Insurance included', '24/7 support'])
      expect(reasons).toContain(claim)
    expect(hrefsIn(sectionOf(rentals, 'Not sure which one?')).at(-1)).toBe(call)
  })
  test.each([
    ...['$500', '$750', '$600'].map((deposit) => `Refundable deposit ${deposit}`),
    '18 or older',
    '$25 for each hour',
    'Free until 24 hours before, then a 50% refund; none for a no-show.',
    '24 hours to 30 days',
    footnote,
  ])('RENT-18, RENT-19: says beside the prices: %s', (words) => {
    expect(textOf(find(rentals, 'section#plans'))).toContain(words)
  })
  test('RENT-13: each statement about delivery stands once and says for whom and how far it holds', () => {
    const said = findAll(rentals, 'section#delivery li').map(textOf)
    expect(said).toHaveLength(3)
    expect(said[0]).toMatch(/^Free delivery and pickup Rentals within 10 miles /)
    expect(said[1]).toMatch(/^\$6 per mile Rentals beyond the first 10 miles\b/)
    expect(said[2]).toMatch(/^When you buy: free in Carbon County On sales from \$5,000\./)
    expect(mainText(rentals).match(/\b10 miles/g)).toHaveLength(2)
  })
  test('RENT-23: leads to the rental page of every town', () => {
    expect(hrefsIn(mainOf(rentals))).toEqual(expect.arrayContaining(towns.map(({ rentalPath }) => rentalPath)))
  })
})

describe.each(towns)('the rental page of $name', (town) => {
  const load = htmlAt(town.rentalPath)

  test('RENT-23, RENT-27: begins with the planner for it, and shows its own texts, reasons and hours', async () => {
    const html = await load
    expect(textsOf(html, 'h1')).toEqual([`Golf cart rentals in ${town.name}`])
    const hero = heroOf(html)
    expect(hrefsIn(hero)).toEqual(expect.arrayContaining([call, town.url]))
    expect(find(hero, 'form#plan [name=town]').getAttribute('value')).toBe(town.name)
    expect(hrefsIn(mainOf(html))).toContain(`/inventory?town=${town.slug}`)
    for (const words of [
      'Help choosing',
      `Which cart ${town.suits.map((kind) => sectionOfKind(kind).cart).join(', ')}`,
      'With delivery, before tax and deposit.',
      ...['Why choose us', 'Free delivery', '24/7 support', 'Flexible booking', 'Best prices'],
      `Popular uses in ${town.name}`,
      ...town.uses,
      ...town.zips,
      town.rental.intro,
      town.rental.tip,
      ...hoursLines(businessHours.week).map(({ days, time }) => `${days} ${time}`),
    ])
      expect(mainText(html)).toContain(words)
  })
  test('RENT-28: three plan tables with all that a plan has', async () => {
    const html = await load
    const tables = findAll(html, 'table')
    expect(tables.map((table) => findAll(table, 'tbody tr').map((row) => textsOf(row, 'th, td')))).toEqual(planRows)
    for (const table of tables)
      expect(textsOf(table, 'thead th')).toEqual(['Plan', 'Days', 'Price', 'Save', 'Renews at'])
    expect(mainText(html)).toContain('Insurance included. Delivery $6 per mile beyond 10 miles.')
    expect(linksIn(html).filter(({ text }) => text === 'RESERVE TODAY')).toHaveLength(3)
    for (const text of [footnote, ...rentalTerms.map((term) => fillText<string>(term.text, priceTexts(usualAmounts)))])
      expect(mainText(html)).toContain(text)
  })
  test('RENT-34: usual stays, delivery included', async () => {
    const html = await load
    const delivery = rentalDeliveryCost(town.drivingMiles, usualAmounts).cost
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

  test.each([
    ['days=5&cart=six-seater&town=jim-thorpe', '$1,351 Total before tax and deposit, for 5 days with a 6-seater.'],
    ['days=5&cart=six-seater', 'Rental $1,225 1 × 3-day plan, plus 2 days at $245 a day Delivery $0 You pick it up'],
    ['days=5&cart=six-seater', 'Refundable deposit $750 Plans compared Daily only'],
    ['days=3', 'Early returns get no refund: the price stays $685.'],
    ['days=6', 'You get 7 days, 1 day more than you asked for, because no shorter plan costs less.'],
    ['days=1&cart=utility', 'for 1 day with a utility cart'],
    ['days=1&miles=10', 'Delivery $0 Free within 10 miles'],
    ['days=1&miles=11', 'Delivery $6 1 of about 11 miles, at $6 a mile, pickup included'],
    ['from=2026-07-03&to=2026-07-06', 'for 3 days with a 4-seater. From July 3, 2026 to July 6, 2026.'],
    ['days=61', 'One agreement covers up to 30 days, so this stay takes 3 agreements in a row.'],
  ])('RENT-11, RENT-39, RENT-42, RENT-43: %s is answered with: %s', async (query, sentence) => {
    const { status, text } = await answer(query)
    expect(status).toBe(200)
    expect(text).toContain(sentence)
  })
  test('RENT-39: draws each plan alone, the mix by itself only where no plan alone costs as little', async () => {
    const bars = findAll((await answer('days=5&cart=six-seater')).html, 'section[aria-labelledby=plan-result] rect')
    expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['42.1%', '35%', '40%', '100%'])
  })
  test('RENT-10, RENT-17, RENT-82: the answer begins with the total and the call, and is marked in the plot', async () => {
    const { html } = await answer('days=10&town=jim-thorpe')
    const result = find(heroOf(html), 'section[aria-labelledby=plan-result]')
    expect(textOf(result)).toMatch(/^\$1,626 Total before tax and deposit, for 10 days .* Call to reserve /)
    expect(textOf(result)).toContain('Pick it up yourself: $1,500')
    expect(linksIn(result).find(({ text }) => text.startsWith('Call to reserve'))?.href).toBe(call)
    const plot = find(html, 'figure:has(svg):has(table)')
    expect(findAll(plot, 'circle')).toHaveLength(2)
    expect(textOf(plot)).toContain(' 10 days: 4-seater and Utility cart $1,500 and 6-seater $2,000. ')
    expect(findAll((await answer('days=31')).html, 'figure:has(table) circle')).toEqual([])
  })
  test('RENT-45: its link holds what was filled in and nothing else, and the form shows it again', async () => {
    const { html } = await answer('days=4&from=&to=&cart=utility&town=kidder&miles=&spam=1')
    expect(hrefsIn(html)).toContain('/rentals?days=4&cart=utility&town=kidder#plan-result')
    expect(html).not.toContain('spam')
    expect(find(html, 'input[name=days]').getAttribute('value')).toBe('4')
    const prefilled = await answer('town=kidder')
    expect(find(prefilled.html, '#plan-town').getAttribute('value')).toBe('Kidder')
    expect(findAll(prefilled.html, '#plan-result')).toEqual([])
    const which = hrefsIn(find((await answer('days=4&town=albrightsville')).html, 'form#plan'))
    expect(which).toContain('/rentals?days=4&cart=four-seater&town=penn-forest#plan-result')
  })
  test.each([
    ['days=&cart=four-seater&town=&from=&to=&miles=', 'Enter the number of days, 1 or more.'],
    ['days=%3Cscript%3E', 'Enter the number of days, 1 or more.'],
    ['from=2026-02-30&to=2026-03-02', 'Choose the first day.'],
  ])('RENT-47: %s gets a sentence at its field', async (query, sentence) => {
    const { status, html } = await answer(query)
    expect([status, textsOf(html, 'nav[aria-label="Quick contact"] > a').at(-1)]).toEqual([200, 'Reserve'])
    const described = find(html, '[aria-invalid=true]').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => textOf(find(html, `#${id}`))).join(' ')).toContain(sentence)
    expect(textsOf(html, '#plan-result')).toEqual([plannerWords.problems])
    expect(html).not.toMatch(/<script>/)
  })
})
