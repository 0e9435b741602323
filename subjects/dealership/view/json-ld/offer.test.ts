import { expect, test } from 'vitest'
import { offer } from './offer.ts'

test('FIND-6: labor from $155/hour is a least price by the hour in dollars', () => {
  expect(offer({ priceText: 'From $155/hour', pricePerHour: 155 })).toEqual({
    '@type': 'Offer',
    description: 'From $155/hour',
    offeredBy: { '@id': '/#organization' },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: 155,
      priceCurrency: 'USD',
      unitCode: 'HUR',
    },
  })
})

test('FIND-6: where the price depends no figure is claimed', () => {
  expect(offer({ priceText: 'By quote' })).not.toHaveProperty('priceSpecification')
})
