import type { OrganizationLeaf } from 'schema-dts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { postalAddress } from './postal-address.ts'

/** How every other node names the dealership. */
export const theOrganization = { '@id': '/#organization' } as const

/** The dealership as the footer of every page shows it. The local business of a town is another node. */
export const organization: OrganizationLeaf = {
  '@type': 'Organization',
  ...theOrganization,
  name: business.name,
  url: addresses.home,
  logo: '/icon-512.png',
  telephone: business.phones.main,
  email: business.email,
  address: postalAddress(business.address),
}
