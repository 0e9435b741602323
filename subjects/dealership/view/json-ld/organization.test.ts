import { expect, test } from 'vitest'
import { business } from '#subjects/dealership/facts/business.ts'
import { organization, theOrganization } from './organization.ts'

test('FIND-5: the dealership carries the id that all others name, and the address of the footer', () => {
  expect(organization).toMatchObject({
    ...theOrganization,
    name: 'Switchback Golf Carts',
    telephone: business.phones.main,
    address: { addressLocality: 'White Haven', addressRegion: 'PA' },
  })
})
