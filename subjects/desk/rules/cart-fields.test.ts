import { expect, test } from 'vitest'
import { abilityNames } from '#subjects/inventory/facts/abilities.ts'
import { columnOfKey } from '#subjects/inventory/rules/change/cart-columns.ts'
import { vehicleFields } from '#subjects/inventory/rules/vehicle.ts'
import { abilityParts, cellsTyped, formParts, isAsked, newFormParts } from './cart-fields.ts'

test('DESK-25: every field of a cart has one place in the form, but for its id, its pictures and its place in the list', () => {
  const columns = formParts.flatMap(({ fields }) => fields.map(({ column }) => column))
  expect(new Set(columns).size).toBe(columns.length)
  const others = Object.keys(vehicleFields).filter((key) => !columns.includes(columnOfKey(key).name))
  expect(others).toEqual(['id', 'images', 'order'])
  expect(others.some(isAsked)).toBe(false)
  const [needed, ...further] = newFormParts.map(({ fields }) => fields.map(({ column }) => column))
  const describe = ['brand', 'category', 'condition', 'description', 'name']
  expect(needed?.toSorted()).toEqual([...describe, 'price', 'seatingCapacity'])
  expect([...(needed ?? []), ...further.flat()].toSorted()).toEqual(columns.toSorted())
})

test('DESK-26: every ability has one box', () => {
  const boxes = abilityParts.flatMap((part) => part.boxes.map(({ ability }) => ability))
  expect(boxes.toSorted()).toEqual(abilityNames.toSorted())
})

test.each([
  [{ abilities: '', 'ability.tow-hitch': 'yes', 'ability.lift': 'yes' }, { abilities: 'lift|tow-hitch' }],
  [{ abilities: '' }, { abilities: '' }],
  [{ abilities: 'lift', 'ability.constructor': 'yes' }, { abilities: '' }],
  [
    { price: '12,995', name: '1,100' },
    { price: '12995', name: '1,100' },
  ],
  [{ price: 'cheap' }, { price: 'cheap' }],
  [{ id: 'x', images: 'y', order: '1', Range: '4', constructor: 'z' }, {}],
  [{ furtherName: 'Tow bar', furtherValue: '500 lb' }, { 'spec.Tow bar': '500 lb' }],
])('DESK-21, DESK-26: the form %j says %j', (form, cells) => expect(cellsTyped(form)).toEqual(cells))
