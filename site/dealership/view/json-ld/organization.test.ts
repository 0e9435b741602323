import { expect, test } from 'vitest'
import { organization, theOrganization } from './organization.ts'

test('FIND-24: the dealership carries the id that all others name, and the address of the footer', () => {
  expect(organization).toMatchObject({
    ...theOrganization,
    name: 'Switchback Golf Carts',
    telephone: '(570) 555-0134',
    address: { addressLocality: 'White Haven', addressRegion: 'PA' },
  })
})
