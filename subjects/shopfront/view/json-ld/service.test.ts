import { expect, test } from 'vitest'
import { services } from '#subjects/dealership/facts/services.ts'
import { offer } from '#subjects/dealership/view/json-ld.ts'
import { service } from './service.ts'

test.each(services)('FIND-6: $title: a service of the dealership in the county, with its offer', (facts) => {
  expect(service(facts)).toMatchObject({
    '@type': 'Service',
    '@id': `/services#${facts.id}`,
    name: facts.title,
    description: facts.description,
    provider: { '@id': '/#organization' },
    areaServed: { name: 'Carbon County' },
    offers: offer(facts),
  })
})
