import type { Offer } from 'schema-dts'
import { theOrganization } from './organization.ts'

interface OfferFacts {
  /** The price as the page words it. */
  readonly priceText: string
  /** Dollars an hour from which the work starts; left out where the price depends or nothing is charged. */
  readonly pricePerHour?: number
}

export const currency = 'USD'
const hour = 'HUR'

export function offer({ priceText, pricePerHour }: OfferFacts): Offer {
  return {
    '@type': 'Offer',
    description: priceText,
    offeredBy: theOrganization,
    ...(pricePerHour === undefined
      ? {}
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            minPrice: pricePerHour,
            priceCurrency: currency,
            unitCode: hour,
          },
        }),
  }
}
