import type { Service as ServiceNode } from 'schema-dts'
import { business } from '#subjects/dealership/facts/business.ts'
import type { Service } from '#subjects/dealership/facts/services.ts'
import { offer, theOrganization } from '#subjects/dealership/view/json-ld.ts'

/** `/services#battery-services-offer`: the price that the service and the menu of services speak of. */
export function serviceOfferId({ id }: Pick<Service, 'id'>): string {
  return `/services#${id}-offer`
}

export function service(facts: Service): ServiceNode {
  const address = `/services#${facts.id}`
  return {
    '@type': 'Service',
    '@id': address,
    name: facts.title,
    description: facts.description,
    url: address,
    provider: theOrganization,
    areaServed: { '@type': 'AdministrativeArea', name: business.county },
    offers: offer({ ...facts, offerId: serviceOfferId(facts) }),
  }
}
