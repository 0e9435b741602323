import { expect, test } from 'vitest'
import { serviceHours } from '#subjects/dealership/facts/hours.ts'
import { offer, openingHours } from './json-ld.ts'

test('FIND-6: the days with the same times stand together, a day without times is left out', () => {
  expect(openingHours(serviceHours.week)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      opens: '08:00',
      closes: '17:00',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    },
    { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '15:00', dayOfWeek: ['Saturday'] },
  ])
})

test('FIND-6: labor from $155/hour is a least price by the hour; where the price depends no figure is claimed', () => {
  expect(offer({ priceText: 'From $155/hour', pricePerHour: 155 })).toMatchObject({
    priceSpecification: { minPrice: 155, priceCurrency: 'USD', unitCode: 'HUR' },
  })
  expect(offer({ priceText: 'By quote' })).not.toHaveProperty('priceSpecification')
})
