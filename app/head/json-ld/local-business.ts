import type { LocalBusinessLeaf } from 'schema-dts'
import { business } from '#content/business.ts'
import { claims } from '#content/claims.ts'
import { structuredHours } from '#content/hours.ts'
import { localOffers } from '#content/local-offers.ts'
import type { Municipality } from '#content/municipalities.ts'
import type { Town } from '#content/towns/town.ts'
import { townName } from '#domain/town-path.ts'
import { openingHours } from './opening-hours.ts'
import { theOrganization } from './organization.ts'
import { postalAddress } from './postal-address.ts'

/** spec §1: local business only when a town name is given. §9: radius, price range, rating and hours as claimed. */
export function localBusiness(municipality: Municipality, { county, coordinates }: Town): LocalBusinessLeaf {
  const { url } = municipality
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}#local-business`,
    name: business.name,
    url,
    telephone: business.phones.main.display,
    email: business.email.display,
    address: postalAddress(business.address),
    parentOrganization: theOrganization,
    priceRange: claims.priceRange,
    openingHoursSpecification: openingHours(structuredHours.mondayToSaturday.week),
    areaServed: [
      {
        '@type': 'City',
        name: townName(municipality),
        containedInPlace: { '@type': 'AdministrativeArea', name: `${county} County, ${business.state}` },
      },
      {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', ...coordinates },
        geoRadius: String(claims.serviceRadiusMeters),
      },
    ],
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: claims.rating.value,
      bestRating: claims.rating.best,
      reviewCount: claims.rating.reviews,
    },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: localOffers.name,
      itemListElement: localOffers.items.map(({ name, path }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, url: path },
      })),
    },
  }
}
