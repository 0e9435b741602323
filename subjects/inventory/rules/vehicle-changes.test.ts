import { expect, it } from 'vitest'
import { fieldWords } from './vehicle-changes.ts'

it.each([
  ['price', 8495, 'price $8,495'],
  ['inStock', false, 'inStock no'],
  ['isNew', true, 'condition new'],
  ['features', ['Roof', 'Belts'], 'features Roof | Belts'],
  ['range', '41 miles', 'range 41 miles'],
  ['description', `${'word '.repeat(20)}`, `description ${'word '.repeat(20).slice(0, 59)}…`],
])('CART-74: tells %s as people at the desk know it', (field, value, told) => {
  const words = fieldWords(field, value)
  expect(`${words?.label} ${words?.text}`).toBe(told)
})

it('CART-74: keeps the place in the list to itself', () => {
  expect(fieldWords('position', 3)).toBeNull()
})
