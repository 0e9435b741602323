import { expect, it } from 'vitest'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { cardText } from './card-text.ts'

it.each([
  ['A four-seater for gravel lanes. The factory lift takes ruts.', 'A four-seater for gravel lanes.'],
  ['Runs at 25.5 mph', 'Runs at 25.5 mph'],
  [
    'A low four-seater for errands close to home: the post office, the ball field, a neighbor.',
    'A low four-seater for errands close to home.',
  ],
  ['Six people, or four and their gear, on a lift high enough for spring ruts.', 'Six people, or four and their gear.'],
  ['', ''],
])('CART-15: of %j a card says %j', (description, text) => expect(cardText(description)).toBe(text))

it('CART-15: what a card says of our carts begins their description and has at most twelve words', () => {
  for (const { description } of inventory) {
    const text = cardText(description)
    expect(description.startsWith(text.slice(0, -1))).toBe(true)
    expect(text.split(' ').length).toBeLessThanOrEqual(12)
  }
})
