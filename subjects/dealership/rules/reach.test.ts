import { expect, test } from 'vitest'
import { addressLine, directionsTo, mailHref, mapEmbed, telHref } from './reach.ts'

test('SHOP-3: a number is dialed as shown, in the form that every country understands', () => {
  expect(telHref('(570) 555-0199')).toBe('tel:+15705550199')
})

test('mail goes to the address shown', () => {
  expect(mailHref('desk@dealer.example')).toBe('mailto:desk@dealer.example')
})

test('an address in one line', () => {
  const address = { street: '1 Canal Street', city: 'Weissport', state: 'PA', zip: '18235' }
  expect(addressLine(address)).toBe('1 Canal Street, Weissport, PA 18235')
})

test('SHOP-40: the map takes an address or a point', () => {
  expect(mapEmbed('1 Canal Street, Weissport')).toMatch(/\?output=embed&q=1%20Canal%20Street%2C%20Weissport$/)
  expect(mapEmbed({ latitude: 40.8287, longitude: -75.7008 })).toMatch(/&q=40\.8287%2C-75\.7008&z=\d+$/)
  expect(directionsTo({ latitude: 40.8287, longitude: -75.7008 })).toMatch(/&destination=40\.8287%2C-75\.7008$/)
})
