import { expect, test } from 'vitest'
import { formatMoneyExact, formatPrice } from '#kit/formats/format.ts'
import { planPrices } from '#subjects/dealership/server/change-shop.ts'
import { changeShop } from '#subjects/dealership/server/shop-store.ts'
import { rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { rentalPrices } from '#subjects/rentals/rules/rental-prices.ts'
import { testApp } from '#tests/setup/test-app.ts'

test('RENT-80, SHOP-82: every page, plan, plot and markup has the prices that the dealer asks, and none of those before', async () => {
  const { app, database } = await testApp()
  const html = async (path: string) => (await app.request(path)).text()
  const usual = rentalPrices(rentalSections)
  const typed = new Map([...usual].map(([name, amount]) => [name, amount + 7]))
  const { change = [] } = await planPrices(database.db, typed, { usual, seen: usual })
  await changeShop(database, change, { who: 'Dana', command: 'prices', at: new Date() })
  const pages = ['/', '/rentals', '/rentals?days=10&cart=six-seater', '/rentals/jim-thorpe']
  const texts = await Promise.all(pages.map(html))
  const [home = '', rentals = '', answer = ''] = texts
  expect(home).toContain('Rent from $252 a day')
  for (const { figures } of rentalSections)
    for (const { price, renewalDailyRate } of Object.values(figures)) {
      expect(rentals).toContain(formatPrice(price + 7))
      expect(rentals).toContain(formatMoneyExact(renewalDailyRate + 7))
      expect(rentals).toContain(`"price":${price + 7}`)
      expect(rentals).not.toContain(`"price":${price},`)
    }
  for (const text of texts) expect(text).not.toMatch(/\$(?:245|295|685|735|1,050|1,400|2,800|3,500)(?![\d,])/)
  // A week, then three days at its new daily rate: 1,407 + 3 × 207.
  expect(answer).toContain('$2,028')
})
