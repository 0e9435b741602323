import { expect, test } from 'vitest'
import { formatMoneyExact, formatPrice } from '#kit/formats/format.ts'
import { planPrices } from '#subjects/dealership/server/change-shop.ts'
import { rentalSections } from '#subjects/rentals/facts/rental-plans.ts'
import { rentalPrices } from '#subjects/rentals/rules/rental-prices.ts'
import { shopSite } from '#tests/setup/shop-site.ts'

test('RENT-80, SHOP-82: every page, plan, plot and markup has the prices that the dealer asks, and none of those before', async () => {
  const { db, make, page } = await shopSite()
  const ourPrices = rentalPrices(rentalSections)
  const typed = new Map([...ourPrices].map(([name, amount]) => [name, amount + 7]))
  await make(planPrices(db, typed, { ourPrices, seen: ourPrices }))
  const pages = ['/', '/rentals', '/rentals?days=10&cart=six-seater', '/rentals/jim-thorpe']
  const texts = await Promise.all(pages.map(page))
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
