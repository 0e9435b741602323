import { expect, test } from 'vitest'
import { poconoPines, scranton } from '#subjects/dealership/facts/locations.ts'
import { addressLine, contactPath, directionsTo, mailHref, mapEmbed, servicesAt, telHref } from './reach.ts'

const point = { latitude: 40.8287, longitude: -75.7008 }

test.each([
  ['SHOP-3', telHref('(570) 555-0199'), 'tel:+15705550199'],
  ['SHOP-3', mailHref('desk@dealer.example'), 'mailto:desk@dealer.example'],
  ['LEAD-63', mailHref('a&b@example.com', { subject: 'A cart?' }), 'mailto:a%26b@example.com?subject=A%20cart%3F'],
  [
    'SHOP-3',
    addressLine({ street: '1 Canal Street', city: 'Weissport', state: 'PA', zip: '18235' }),
    '1 Canal Street, Weissport, PA 18235',
  ],
  ['SHOP-40', mapEmbed('1 Canal Street, Weissport'), /\?output=embed&q=1%20Canal%20Street%2C%20Weissport$/],
  ['SHOP-40', mapEmbed(point), /&q=40\.8287%2C-75\.7008&z=\d+$/],
  ['SHOP-40', directionsTo(point), /&destination=40\.8287%2C-75\.7008$/],
  ['LEAD-22', contactPath('service'), '/contact?interest=service'],
  ['LEAD-22', contactPath('sales', 'ev-city'), '/contact?interest=sales&cart=ev-city'],
] as const)('%s: %s reaches us', (_, reached, expected) => {
  if (expected instanceof RegExp) expect(reached).toMatch(expected)
  else expect(reached).toBe(expected)
})

test('SHOP-66: the repair shop and the storage are found at the address where they are', () => {
  expect(servicesAt(poconoPines)).toEqual(['repair shop', 'cart storage'])
  expect(servicesAt(scranton)).toEqual([])
})
