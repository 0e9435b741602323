import { expect, test } from 'vitest'
import { graph } from '#kit/formats/json-ld.ts'
import { services } from '#subjects/dealership/facts/services.ts'
import { serviceMenu } from './menu.ts'
import { service } from './service.ts'

test('FIND-6: every service once, at the very offer that the service makes', () => {
  const menu = JSON.stringify(serviceMenu('What we do', services))
  const made = JSON.stringify(graph(services.map(service), ''))
  const offers = [...menu.matchAll(/"offers":\{"@id":"(.*?)"\}/g)].map(([, id]) => id)
  expect(offers).toHaveLength(services.length)
  for (const id of offers) expect(made).toContain(`"@type":"Offer","@id":"${id}"`)
})
