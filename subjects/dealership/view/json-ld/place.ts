import type { PlaceLeaf } from 'schema-dts'
import type { Coordinates, Phone, PostalAddress } from '#subjects/dealership/facts/business.ts'
import type { PostedHours } from '#subjects/dealership/facts/hours.ts'
import { openingHours } from './opening-hours.ts'
import { postalAddress } from './postal-address.ts'

interface PlaceFacts {
  /** Where a page shows it: `/showroom#pocono-pines`. */
  readonly id: string
  readonly name: string
  readonly address: PostalAddress
  readonly phone: Phone
  readonly coordinates: Coordinates
  readonly hours: PostedHours
}

export function place({ id, name, address, phone, coordinates, hours }: PlaceFacts): PlaceLeaf {
  return {
    '@type': 'Place',
    '@id': id,
    name,
    address: postalAddress(address),
    telephone: phone,
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: openingHours(hours.week),
  }
}
