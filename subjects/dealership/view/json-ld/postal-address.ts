import type { PostalAddress as PostalAddressNode } from 'schema-dts'
import { business, type PostalAddress } from '#subjects/dealership/facts/business.ts'

export function postalAddress({ street, city, state, zip }: PostalAddress): PostalAddressNode {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: business.country,
  }
}
