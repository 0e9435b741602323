import { localOffers } from '#subjects/county/facts/local-offers.ts'
import { countyName, type Town, townName } from '#subjects/county/rules/towns.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { claims } from '#subjects/dealership/facts/claims.ts'
import { structuredHoursOn } from '#subjects/dealership/facts/hours.ts'
import type { ShopToday } from '#subjects/dealership/rules/shop.ts'
import { merchantReturnPolicy, openAt, postalAddress, theOrganization } from '#subjects/dealership/view/json-ld.ts'

/** Only on a town's two pages, each with its own reading of the hours; the rest as claimed (SHOP-9, FIND-7). */
export function localBusiness(town: Town, page: 'town' | 'rentals', today: ShopToday) {
  const url = page === 'rentals' ? town.rentalPath : town.url
  const week = structuredHoursOn[page === 'rentals' ? 'rentals' : town.type]
  return {
    '@type': 'AutoDealer',
    '@id': `${url}#local-business`,
    name: business.name,
    url,
    telephone: today.phones.main,
    email: business.email,
    address: postalAddress(business.address),
    geo: { '@type': 'GeoCoordinates', ...business.coordinates },
    image: `/media/og/town-${town.slug}.jpg`,
    parentOrganization: theOrganization,
    priceRange: claims.priceRange,
    ...openAt({ department: 'sales', week }, today),
    areaServed: [
      {
        '@type': 'City',
        '@id': `${town.url}#town`,
        name: townName(town),
        containedInPlace: { '@type': 'AdministrativeArea', name: countyName(town) },
      },
      {
        '@type': 'GeoCircle',
        geoMidpoint: { '@type': 'GeoCoordinates', ...town.coordinates },
        geoRadius: String(claims.serviceRadiusMeters),
      },
    ],
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: claims.rating.value,
      bestRating: claims.rating.best,
      reviewCount: claims.rating.reviews,
    },
    hasMerchantReturnPolicy: merchantReturnPolicy,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: localOffers.name,
      itemListElement: localOffers.items.map((item) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: item.name, url: item.path },
      })),
    },
  }
}
