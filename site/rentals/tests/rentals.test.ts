import { describe, expect, test } from 'vitest'
import { municipalities } from '#content/county/municipalities.ts'
import { towns } from '#content/county/towns/towns.ts'
import { business } from '#content/dealership/business.ts'
import { businessHours } from '#content/dealership/hours.ts'
import { planTerms, rentalSections } from '#content/rentals/rental-plans.ts'
import { rentalTerms } from '#content/rentals/rentals-page.ts'
import { planRental, rentalDeliveryCost } from '#site/rentals/rules/rental-planner.ts'
import { formatMoneyExact, formatPercent, formatPrice } from '#site/shared/rules/format.ts'
import { mainOf, textOf } from '#tests/setup/page-html.ts'
import { testApp, testSiteUrl } from '#tests/setup/test-app.ts'

const { app } = await testApp()
const mainText = (html: string) => textOf(mainOf(html))
const page = async (path: string) => (await app.request(path)).text()
const rentals = await page('/rentals')
const every = municipalities.map((municipality) => ({ ...municipality, town: towns[municipality.slug] }))
const call = `href="${business.phones.main.href}"`

/** RENT-3 to RENT-7, to the digit. */
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
  test('RENT-17: the hero leads to the planner and to the phone', () => {
    const hero = rentals.slice(rentals.indexOf('class="hero'), rentals.indexOf('class="stop'))
    expect(hero).toContain('href="#plan"')
    expect(hero).toContain(call)
  })
  test.each(rentalSections)(
    'RENT-1, RENT-9, RENT-10, RENT-11: $cart, each figure, delivery fee and a RESERVE TODAY call',
    ({ kind }) => {
      const start = rentals.indexOf(`<section id="${kind}"`)
      const section = rentals.slice(start, rentals.indexOf('</section>', start))
      const cards = [...section.matchAll(/<li class="card.*?<\/li>/g)].map(([card]) => card)
      expect(cards).toHaveLength(4)
      cards.forEach((card, index) => {
        const [name, price, save, renews] = figures[kind][index] ?? []
        const { duration, description, badge } = planTerms[index] ?? planTerms[0]
        expect(textOf(card)).toBe(
          `${badge} ${name} ${duration} ${price} ${description} Save ${save} Renews at ${renews} a day Delivery $6 per mile beyond 10 miles RESERVE TODAY`,
        )
        expect(card).toMatch(new RegExp(`<a class="button[^>]*${call.replace('+', '\\+')}`))
      })
    },
  )
  test('RENT-14, RENT-15, RENT-16, RENT-18, RENT-21, RENT-22: why-choose list of 6, help section and footnote', () => {
    for (const title of [
      'Street legal with seat belts',
      'Flexible pickup and return',
      'Fully charged',
      'Insurance included',
      '24/7 support',
      'No hidden fees',
      'Not sure which one?',
    ])
      expect(mainOf(rentals)).toContain(`>${title}<`)
    expect(mainText(rentals)).toContain('Rentals are in 24-hour increments. Early returns get no refund.')
  })
  test('RENT-19, RENT-20: deposits, age, late fee and cancellation beside the price', () => {
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
  test('RENT-13: the three statements about delivery stand side by side', () => {
    const text = mainText(rentals)
    for (const words of ['Free delivery and pickup', '$6 per mile', 'Free in Carbon County'])
      expect(text).toContain(words)
    expect(text).toContain('the figure we give you then is the one you pay')
  })
  test('RENT-23: leads to the rental page of every town', () => {
    for (const { rentalPath } of municipalities) expect(mainOf(rentals)).toContain(`href="${rentalPath}"`)
  })
})

describe('rental town pages', () => {
  test.each(every)('RENT-25: $rentalPath answers under its own canonical address', async ({ rentalPath, name }) => {
    const response = await app.request(rentalPath)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${testSiteUrl}${rentalPath}"/>`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>Golf cart rentals in ${name}</h1>`))
  })
  test.each(['nesquehoning', 'palmerton'])('RENT-26: /rentals/%s redirects to the registered path', async (slug) => {
    const response = await app.request(`/rentals/${slug}`)
    expect([response.status, response.headers.get('location')]).toEqual([308, `/rentals/${slug}-township`])
  })
  test.each(every)('RENT-27: $rentalPath: hero, phone booking button, link to the town’s page', async (facts) => {
    const html = await page(facts.rentalPath)
    const hero = html.slice(html.indexOf('class="hero'), html.indexOf('class="stop'))
    expect(hero).toContain(call)
    expect(hero).toContain(`href="${facts.url}"`)
    expect(hero).toContain(facts.town.meta.rental.replaceAll("'", '&#x27;'))
  })
  test.each(every)('RENT-28: $rentalPath: three plan tables with every figure', async ({ rentalPath }) => {
    const html = await page(rentalPath)
    const tables = [...html.matchAll(/<table.*?<\/table>/g)].map(([table]) =>
      [...table.matchAll(/<tr>(?=<th scope="row").*?<\/tr>/g)].map(([row]) =>
        [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell),
      ),
    )
    expect(tables).toEqual(rentalSections.map(({ kind }) => figures[kind]))
    expect(html.match(/>RESERVE TODAY</g)).toHaveLength(3)
    for (const { text } of rentalTerms) expect(mainText(html)).toContain(text)
    expect(mainText(html)).toContain('$6 per mile beyond 10 miles')
  })
  test.each(every)('RENT-15, RENT-29, RENT-30, RENT-31, RENT-32, RENT-33: $rentalPath: its blocks', async (facts) => {
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
      ...facts.town.uses,
      ...facts.town.zips,
      facts.town.rental.intro,
      facts.town.rental.tip,
    ])
      expect(text).toContain(words)
    for (const { days, time } of businessHours.lines) expect(text).toContain(`${days} ${time}`)
    expect(html.split(call).length - 1).toBeGreaterThan(5)
  })
  test.each(every)('RENT-34, RENT-35: $rentalPath: usual stays, delivery included', async ({ rentalPath, town }) => {
    const html = await page(rentalPath)
    const delivery = rentalDeliveryCost(town.drivingMiles).cost
    for (const { what, kind, days } of town.rental.examples) {
      const total = formatMoneyExact(planRental(kind, days).best.cost + delivery)
      expect(mainText(html)).toContain(`${what} ${days} ${days === 1 ? 'day' : 'days'}`)
      expect(html).toContain(`/rentals?days=${days}&amp;cart=${kind}&amp;town=${town.slug}#plan-result`)
      expect(html).toContain(`>${total}<`)
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
    expect(text).toContain('$1,351 In all, before tax and deposit, for 5 days with a 6-seater.')
    expect(text).toContain('How it adds up $1,225 1 × 3-day plan, renewed for 2 days at $245 a day')
    expect(text).toContain('Delivery $126 $126 for 21 of about 31 miles')
    expect(text).toContain('Refundable deposit $750')
  })
  test('RENT-40: sets the mix beside each plan alone, in words and in bars', async () => {
    const { html, text } = await answer('days=5&cart=six-seater')
    expect(text).toContain(
      'Cheapest mix $1,225 Daily alone $1,475 3-day alone $1,225 Weekly alone $1,400 Monthly alone $3,500',
    )
    expect([...html.matchAll(/<rect width="([\d.]+)%"/g)].map(([, width]) => Number(width))).toEqual([
      35, 42.1, 35, 40, 100,
    ])
  })
  test('RENT-41: no refund for early return; says what unused days mean', async () => {
    const kept = await answer('days=3')
    expect(kept.text).toContain('Early returns get no refund, so the price stays $685.')
    expect(kept.text).not.toContain('you do not need')
    const spare = await answer('days=6')
    expect(spare.text).toContain('This mix covers 7 days; the 1 day you do not need')
  })
  test('RENT-42: 30 days at most, so longer stays are several agreements', async () => {
    expect((await answer('days=30')).text).not.toContain('in a row')
    expect((await answer('days=61')).text).toContain(
      'One agreement runs 30 days at most, so this stay is 3 agreements in a row.',
    )
  })
  test('RENT-43, RENT-44: reads dates, fetches at the showroom, and includes the first ten miles', async () => {
    const dates = await answer('from=2026-07-03&to=2026-07-06')
    expect(dates.text).toContain('for 3 days with a 4-seater. From July 3, 2026 to July 6, 2026.')
    expect(dates.text).toContain('None: you fetch it')
    expect((await answer('days=1&miles=10')).text).toContain('None: the first 10 miles are included')
    expect((await answer('days=1&miles=11')).text).toContain('Delivery $6 $6 for 1 of about 11 miles')
  })
  test('RENT-45, RENT-49: ends in a phone call, and its link holds what was filled in and nothing else', async () => {
    const { html } = await answer('days=4&from=&to=&cart=utility&town=kidder&miles=&spam=1')
    expect(html).toContain('href="/rentals?days=4&amp;cart=utility&amp;town=kidder#plan-result"')
    expect(html).toMatch(/href="tel:\+15705550134"[^>]*>.*?Call to reserve/)
    expect(html).not.toContain('spam')
  })
  test('RENT-46: shows again what was typed, and prefills a town that asks nothing yet', async () => {
    expect((await answer('days=9&cart=utility')).html).toMatch(/name="days"[^>]*value="9"/)
    const { status, html } = await answer('town=kidder')
    expect(status).toBe(200)
    expect(html).toMatch(/<option value="kidder" selected=""/)
    expect(html).not.toContain('id="plan-result"')
  })
  test.each([
    ['days=0', 'Give the number of days, 1 or more.'],
    ['days=91', 'Plan up to 90 days here, or call us for a longer stay.'],
    ['days=%3Cscript%3E', 'Give the number of days, 1 or more.'],
    ['from=2026-02-30&to=2026-03-02', 'Choose the day the cart comes.'],
    ['from=2026-07-06&to=2026-07-03', 'The day it goes back is before the day it comes.'],
    ['days=2&miles=-4', 'Give the miles from the showroom, 0 to 150.'],
  ])('RENT-47: %s gets a sentence', async (query, sentence) => {
    const { status, html } = await answer(query)
    expect(status).toBe(422)
    expect(html).toContain(sentence)
    expect(html).toMatch(/aria-invalid="true" aria-describedby="plan-[a-z]+-?[^"]*error"/)
    expect(html).toMatch(/<p id="plan-result"[^>]*>Something in the form needs another look\.<\/p>/)
    expect(html).not.toMatch(/<script>/)
  })
  test('RENT-48: every length of stay has an answer for every cart', async () => {
    for (const { kind } of rentalSections) {
      for (const days of [1, 2, 7, 29, 30, 31, 90]) {
        const { status, text } = await answer(`days=${days}&cart=${kind}`)
        expect(status).toBe(200)
        expect(text).toContain(formatMoneyExact(planRental(kind, days).best.cost))
      }
    }
  })
  test('RENT-8: percentages are never recomputed', () => {
    for (const { figures: own } of rentalSections)
      for (const { savingsPercent } of Object.values(own))
        if (savingsPercent !== null) expect(mainText(rentals)).toContain(`Save ${formatPercent(savingsPercent)}`)
  })
})
