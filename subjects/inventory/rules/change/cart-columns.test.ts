import { expect, it } from 'vitest'
import type { FieldDefinition } from '#subjects/inventory/rules/cart-field.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { type Vehicle, vehicleFields } from '#subjects/inventory/rules/vehicle.ts'
import {
  cartCell,
  cartColumns,
  cartFieldWords,
  cellsToCopy,
  columnOf,
  exportColumns,
  isSameCell,
  readHeadings,
  rowOfHeadings,
} from './cart-columns.ts'

const [first] = firstCarts

it.each<readonly [heading: string, column: string | null]>([
  ['Make', 'brand'],
  ['Battery', 'batteryType'],
  ['Trailer hitch', 'hitch'],
  ['inStock', 'inStock'],
  ['In stock', 'inStock'],
  ['in-stock', 'inStock'],
  [' PRICE ', 'price'],
  ['Seats', 'seatingCapacity'],
  ['isNew', 'condition'],
  ['VIN', 'serialNumber'],
  ['Stock No.', 'stockNumber'],
  ['Mileage', 'miles'],
  ['Stock #', 'stockNumber'],
  ['Serial #', 'serialNumber'],
  ['Date sold', 'soldOn'],
  ...['Sold', 'Stock', 'Available', 'New', 'Photos', 'Place', '#'].map((count): [string, null] => [count, null]),
  ['spec.towBarRating', 'spec.towBarRating'],
  ['Spec: Tow bar', 'spec.Tow bar'],
  ['spec.range', 'range'],
  ['spec.speed', 'spec.speed'],
  ['spec.price', 'spec.price'],
  ['constructor', null],
  ['spec.constructor', null],
  ['spec.__proto__', null],
  ['Specs: toString', null],
  ['Notes', null],
  ['', null],
])('CART-69, CART-106: the column %j is %s', (heading, column) => {
  expect(columnOf(heading)).toBe(column)
})

it('CART-69, CART-73: knows its own headings, lets an empty one be, and says what is wrong', () => {
  expect(readHeadings(cartColumns)).toEqual({ columns: cartColumns, skipped: [], asks: [], problems: [] })
  expect(readHeadings(['id', 'price', '']).problems).toEqual([])
  expect(readHeadings(['Name', 'Brand']).problems).toEqual([])
  expect(readHeadings(['Price', 'price', 'Notes', 'Name'])).toEqual({
    columns: ['price', 'price', null, 'name'],
    skipped: ['Notes'],
    asks: [],
    problems: [
      '"Price" is there twice',
      'no column says which cart a row is: there must be "Name" and "Brand", or "Id"',
    ],
  })
})

it('CART-73: an export has a column for every further specification, and cells as people read them', () => {
  const cart = { ...(first as Vehicle), specifications: { towBarRating: 500 }, inStock: false }
  expect(exportColumns([cart])).toEqual([...cartColumns, 'spec.towBarRating'])
  const cells = ['condition', 'inStock', 'price', 'seatingCapacity', 'year', 'spec.towBarRating'].map((column) =>
    cartCell(cart, column),
  )
  expect(cells).toEqual(['new', 'no', '12995', '4', '', '500'])
  expect(cartCell(cart, 'features')).toContain('|Folding windshield')
})

it.each([
  ['price', 8495, 'price $8,495'],
  ['inStock', false, 'in stock no'],
  ['isNew', true, 'condition new'],
  ['features', ['Roof', 'Belts'], 'features Roof | Belts'],
  ['range', 41, 'range 41 miles'],
  ['specifications.range', 'all day', 'range all day'],
  ['abilities', ['lift', 'tow-hitch'], 'abilities Lift, Tow hitch'],
  ['chemistry', 'agm', 'battery type AGM lead-acid'],
  ['hitch', 'Two\ninch', 'hitch Two inch'],
  ['description', 'x'.repeat(60), `description ${'x'.repeat(60)}`],
  ['description', 'word '.repeat(20), `description ${'word '.repeat(20).slice(0, 59)}…`],
])('CART-74: tells %s as people at the desk know it', (field, value, told) => {
  const words = cartFieldWords(field, value)
  expect(`${words?.label} ${words?.text}`).toBe(told)
})

it('CART-74: keeps the place in the list to itself', () => {
  expect(cartFieldWords('position', 3)).toBeNull()
})

it.each([
  ['price', '8495', '8495 ', true],
  ['price', undefined, '', true],
  ['price', '8495', '8,495', false],
  ['features', 'Lift|Rack', 'Lift\r\nRack\n', true],
  ['description', 'A | B', 'A \n B', false],
  ['description', 'A\r\nB', 'A\nB', true],
])('CART-201: in the column %s %j and %j say the same: %s', (column, one, other, isSame) => {
  expect(isSameCell(column, one, other)).toBe(isSame)
})

it('CART-202: a copy begins with all but what is a cart’s own', () => {
  const cart = { ...(first as Vehicle), specifications: { towBar: '2 in' } }
  const cells = cellsToCopy(cart)
  expect(cells).toMatchObject({ name: cart.name, price: String(cart.price), range: '45', 'spec.towBar': '2 in' })
  expect(cells).toMatchObject({ abilities: 'lift|all-terrain', drawnModel: cart.id, length: String(cart.length) })
  for (const own of ['id', 'images', 'inStock', 'stockNumber', 'soldOn']) expect(cells).not.toHaveProperty(own)
})

it.each([
  ['Stock #,Year,Make,Model,MSRP,Dealer Price', 'stockNumber,year,brand,name,,price'],
  ['Make,Model,Our Price,MSRP', 'brand,name,price,'],
  ['Make,Model,MSRP', 'brand,name,price'],
  ['Name,Model,Brand', 'name,,brand'],
  ['Make,Model,Status,In Stock', 'brand,name,,inStock'],
])('CART-211: of the headings %s each thing is read once: %s', (headings, columns) => {
  const read = readHeadings(headings.split(','))
  expect(read.problems).toEqual([])
  expect(read.columns.map((column) => column ?? '').join()).toBe(columns)
})

it('CART-211: the headings may stand below a title; without any the first row is taken for them', () => {
  const title = [
    ['Switchback Golf Carts'],
    ['Stock of May 6, 2026', ''],
    ['Make', 'Model', 'Price'],
    ['Denago', 'EV City', '1'],
  ]
  expect(rowOfHeadings(title)).toBe(2)
  expect(rowOfHeadings([['Price'], ['1']])).toBe(0)
})

it('CART-210: every field has a label and, but for the map of the dealer’s own, a column', () => {
  for (const [key, field] of Object.entries<FieldDefinition>(vehicleFields)) {
    expect(field.label, key).toMatch(/^[A-Z]/)
    if (field.kind !== 'map') expect(cartColumns).toContain(field.heading ?? key)
  }
})

it('CART-211: a price that may be another than visitors shall see is asked about', () => {
  expect(readHeadings(['Make', 'Model', 'MSRP', 'Dealer Price']).asks).toEqual([
    'The price that visitors see is taken from the column “Dealer Price”.',
  ])
  expect(readHeadings(['Make', 'Model', 'MSRP', 'Our Price']).asks).toEqual([])
})
