import type { Offer } from 'schema-dts'
import { theOrganization } from './organization.ts'

interface OfferFacts {
  /** Its own address, where something else speaks of it. */
  readonly offerId?: string
  /** The price as the page words it. */
  readonly priceText: string
  /** Dollars an hour from which the work starts; left out where the price depends or nothing is charged. */
  readonly pricePerHour?: number
}

export const currency = 'USD'
const hour = 'HUR'

export function offer({ offerId, priceText, pricePerHour }: OfferFacts): Offer {
  return {
    '@type': 'Offer',
    ...(offerId ? { '@id': offerId } : {}),
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
