import { expect, test } from 'vitest'
import { businessHours } from '#subjects/dealership/facts/hours.ts'
import { poconoPines } from '#subjects/dealership/facts/locations.ts'
import { openingHours } from './opening-hours.ts'
import { place } from './place.ts'

test('FIND-6: a place has its address, number, point on the map and hours', () => {
  expect(place({ ...poconoPines, id: '/showroom#pocono-pines', hours: businessHours })).toEqual({
    '@type': 'Place',
    '@id': '/showroom#pocono-pines',
    name: 'Pocono Pines Showroom',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '212 Laurel Ridge Road',
      addressLocality: 'Pocono Pines',
      addressRegion: 'PA',
      postalCode: '18350',
      addressCountry: 'US',
    },
    telephone: poconoPines.phone,
    geo: { '@type': 'GeoCoordinates', latitude: 41.1065, longitude: -75.4546 },
    openingHoursSpecification: openingHours(businessHours.week),
  })
})
