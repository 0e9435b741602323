import type { Service } from 'schema-dts'
import { business } from '#subjects/dealership/facts/business.ts'
import { currency, theOrganization } from '#subjects/dealership/view/json-ld.ts'
import type { RentalSection } from '#subjects/rentals/facts/rental-plans.ts'
import { plansOf } from '#subjects/rentals/rules/rental-planner.ts'

const day = 'DAY'

/** One kind of cart for rent, with an offer for each plan: its price and for how many days. */
export function rentalPlans({ kind, heading, text }: RentalSection): Service {
  const url = `/rentals#${kind}`
  return {
    '@type': 'Service',
    '@id': url,
    name: heading,
    description: text,
    url,
    provider: theOrganization,
    areaServed: { '@type': 'AdministrativeArea', name: business.county },
    offers: plansOf(kind).map(({ id, name, description, price, days }) => ({
      '@type': 'Offer',
      '@id': `${url}-${id}`,
      name,
      description,
      price,
      priceCurrency: currency,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      eligibleDuration: { '@type': 'QuantitativeValue', value: days, unitCode: day },
      availability: 'https://schema.org/InStock',
      url,
    })),
  }
}
