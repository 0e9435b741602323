import type { Menu } from 'schema-dts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import type { Service } from '#subjects/dealership/facts/services.ts'
import { theOrganization } from '#subjects/dealership/view/json-ld.ts'
import { serviceOfferId } from './service.ts'

/** What the shop does, with its prices, as a list to choose from (a Menu: the vocabulary has no nearer word). */
export function serviceMenu(name: string, services: readonly Service[]): Menu {
  return {
    '@type': 'Menu',
    '@id': '/services#menu',
    name,
    url: addresses.services,
    publisher: theOrganization,
    hasMenuItem: services.map((service) => ({
      '@type': 'MenuItem',
      name: service.title,
      description: service.description,
      url: `/services#${service.id}`,
      offers: { '@id': serviceOfferId(service) },
    })),
  }
}
