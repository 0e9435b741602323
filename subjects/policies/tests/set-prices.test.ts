import { expect, test } from 'vitest'
import { formatNumber, formatPrice } from '#kit/formats/format.ts'
import { planPrices } from '#subjects/dealership/server/change-shop.ts'
import { setPrices } from '#subjects/policies/facts/set-prices.ts'
import { mainOf, textOf } from '#tests/setup/page-html.ts'
import { shopSite } from '#tests/setup/shop-site.ts'

test('POL-98, SHOP-82: pages, planners, policies and markup have the prices that the dealer asks, and none of those before', async () => {
  const { db, make, page: html } = await shopSite()
  const ourPrices = new Map(Object.entries(setPrices).map(([name, { usual: amount }]) => [name, amount]))
  // Far from any other figure of the site.
  const typed = new Map([...ourPrices.keys()].map((name, index) => [name, 31_001 + 101 * index]))
  await make(planPrices(db, typed, { ourPrices, seen: ourPrices }))
  const today = (name: string) => formatPrice(typed.get(name) ?? 0)
  const pages = {
    '/services': [
      'labor-hour',
      'delivery-mile',
      ...['month', 'winter', 'summer'].map((term) => `storage-${term}-covered`),
    ],
    '/contact': [
      ...['storage-winter-indoor', 'storage-winter-covered', 'storage-month-indoor', 'storage-month-covered'],
      'delivery-mile',
    ],
    '/rentals': ['deposit-four-seater', 'deposit-six-seater', 'deposit-utility', 'fee-late-hour'],
    '/rentals?days=3&cart=six-seater&town=jim-thorpe': ['deposit-six-seater', 'delivery-mile'],
    '/rentals/jim-thorpe': ['delivery-mile'],
    '/carbon-county-golf-carts': ['delivery-mile'],
    '/find-a-cart?extra=white-glove': ['delivery-white-glove'],
    '/inventory': ['delivery-mile'],
    '/policies/delivery-policy': [...ourPrices.keys()].filter((name) => name.startsWith('delivery-')),
    '/vehicles/ev-city': ['labor-hour', 'storage-month-indoor', 'delivery-white-glove', 'delivery-missed'],
    '/policies/storage-policy': [...ourPrices.keys()].filter((name) => name.startsWith('storage-')),
    '/policies/storage-policy?from=2026-11-01&to=2026-11-20&place=indoor&maintenance=on&prep=on': [
      ...['storage-month-indoor', 'storage-maintenance', 'storage-prep'],
    ],
    '/policies/rental-policy': [...ourPrices.keys()].filter((name) => /^(?:deposit|fee)-(?!cleaning-most)/.test(name)),
    '/policies/terms-conditions': ['labor-hour'],
    '/policies/ethics-policy': ['labor-hour'],
    '/jim-thorpe-borough-golf-carts': ['delivery-mile'],
  }
  for (const [path, names] of Object.entries(pages)) {
    const page = await html(path)
    const text = textOf(mainOf(page))
    for (const name of names) {
      expect(text, `${name} on ${path}`).toContain(today(name))
      expect(text, `${name} on ${path}`).not.toMatch(new RegExp(`\\$${ourPrices.get(name)}(?![\\d,.])`))
    }
    expect(page, path).not.toMatch(/\{[a-z]+-[a-z-]+\}/)
  }
  expect(textOf(mainOf(await html('/policies/rental-policy')))).toContain(
    `${today('fee-cleaning-least')}-${formatNumber(typed.get('fee-cleaning-most') ?? 0)}`,
  )
  expect(await html('/services')).toContain(`"minPrice":${typed.get('labor-hour')}`)
  expect(await html('/contact')).toContain(`"text":"${today('storage-winter-indoor')} indoors`)
})
