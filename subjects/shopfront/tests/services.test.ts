import { expect, test } from 'vitest'
import { fillText } from '#kit/formats/format.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { serviceHours } from '#subjects/dealership/facts/hours.ts'
import { workshop } from '#subjects/dealership/facts/locations.ts'
import { hoursSummary, openState } from '#subjects/dealership/rules/hours.ts'
import { directionsTo, telHref } from '#subjects/dealership/rules/reach.ts'
import { defaultShop } from '#subjects/dealership/rules/shop.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { priceTexts, usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import { serviceCallouts } from '#subjects/shopfront/facts/service-callouts.ts'
import { services } from '#subjects/shopfront/facts/services.ts'
import { servicesPageWords } from '#subjects/shopfront/facts/services-page.ts'
import { winterStorage } from '#subjects/shopfront/facts/winter-storage.ts'
import { find, findAll, labelled, linksIn, mainOf, sectionOf, textOf, textsOf } from '#tests/setup/page-html.ts'
import { htmlAt } from '#tests/setup/shared-site.ts'
import { testApp } from '#tests/setup/test-app.ts'

const main = mainOf(await htmlAt('/services'))
const titles = services.map(({ title }) => title)
const cards = sectionOf(main, servicesPageWords.cards.heading)

test('SHOP-27: four cards, each with what it holds and its price', () => {
  expect(textsOf(cards, 'h3')).toEqual(titles)
  expect(findAll(cards, 'ul[aria-label]').map((list) => textsOf(list, 'li').length)).toEqual([4, 4, 4, 4])
  expect(textsOf(cards, 'span')).toEqual(
    expect.arrayContaining(services.map(({ priceText }) => fillText<string>(priceText, priceTexts(usualAmounts)))),
  )
})

test("SHOP-29: each Learn More opens that service's section in its card, with a contact link that carries the interest", () => {
  const cardsOf = findAll(cards, '.columns > li')
  const interests = cardsOf.map((card, index) => {
    const title = titles[index] ?? ''
    expect(textsOf(card, 'summary')).toEqual([`Learn More : ${title}`])
    const own = find(card, 'details > section')
    expect(own.getAttribute('aria-label')).toBe(title)
    expect(textsOf(own, 'ol > li')).toHaveLength(3)
    return linksIn(own)[0]?.href
  })
  const asked = ['service', 'service', 'parts', 'service']
  expect(interests).toEqual(asked.map((interest) => `/contact?interest=${interest}`))
})

test('SHOP-60: a number stands on each part of the cart on the lift, and a list of the parts leads to their services', () => {
  const parts = linksIn(labelled(main, 'nav', serviceCallouts.label))
  expect(parts.map(({ text }) => text)).toEqual(
    serviceCallouts.items.map(({ part, service }) => `${part} ${services.find(({ id }) => id === service)?.title}`),
  )
  for (const { href } of parts) expect(find(main, href).closest('details')).not.toBeNull()
  for (const kind of ['wide', 'phone']) {
    const [left = 0, top = 0, width = 0, height = 0] = (
      find(main, `svg.service-callouts-${kind}`).getAttribute('viewbox') ?? ''
    )
      .split(' ')
      .map(Number)
    for (const { at } of serviceCallouts.items) {
      expect(findAll(main, `.service-callouts-${kind} circle[cx="${at.x}"][cy="${at.y}"]`)).toHaveLength(1)
      expect(at.x > left && at.x < left + width).toBe(true)
      expect(at.y > top && at.y < top + height).toBe(true)
    }
  }
})

test('SHOP-29: how to store a cart is folded, and a link to it opens it', () => {
  const steps = find(main, `#${winterStorage.id}`)
  expect(textsOf(steps, 'h3')).toEqual(winterStorage.steps.map(({ title }) => title))
  expect(textsOf(steps.closest('details')?.outerHTML ?? '', 'summary h2')).toEqual([winterStorage.heading])
})

test('TOWN-72: the year is shown', () => {
  expect(textsOf(main, 'dt')).toContain('Test-drive Saturdays')
})

test('SHOP-30: reasons to choose us; Schedule Service leads to /contact, numbers call', () => {
  const why = sectionOf(main, 'Why choose our shop')
  expect(textsOf(why, 'h3')).toHaveLength(4)
  expect(textOf(why)).toContain('Most repairs 24-48 hours')
  const schedule = linksIn(main).filter(({ text }) => text === 'Schedule Service')
  expect(schedule).toHaveLength(6)
  for (const { href } of schedule) expect(href).toMatch(/^\/contact\?interest=(service|parts)$/)
  expect(linksIn(main).filter(({ href }) => href === telHref(business.phones.main))).toHaveLength(6)
  expect(linksIn(main)[1]).toMatchObject({ href: '/policies/storage-policy', text: 'Storage from $75 a month' })
})

test.each(['2026-05-06T11:00:00-04:00', '2026-05-09T03:00:00-04:00'])(
  'SHOP-6, SHOP-30: the hours of the workshop, and whether it is open at %s',
  async (time) => {
    const { app: then } = await testApp(new Date(time))
    const state = openState(defaultShop, 'service', new Date(time))
    const sign = state.open ? `Shop open · until ${state.closesAt}` : `Shop closed · ${state.opensLabel}`
    const page = mainOf(await (await then.request('/services')).text())
    const card = textOf(page.slice(page.indexOf('>Service Hours<')))
    for (const words of [sign, hoursSummary(serviceHours.week).replaceAll(',', '')]) expect(card).toContain(words)
  },
)

test('SHOP-66: where the repair shop is, the way there, and what picking a cart up costs', () => {
  const section = find(main, '#workshop')
  expect(textOf(section)).toContain(workshop.address.street)
  expect(textOf(section)).toContain(`$${policyTerms.delivery.perMileBeyond} a mile`)
  expect(linksIn(section).map(({ href }) => href)).toEqual([directionsTo(workshop.coordinates)])
})
