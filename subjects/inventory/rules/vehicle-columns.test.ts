import { describe, expect, it } from 'vitest'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { vehicleSchema } from './vehicle.ts'
import { columnOf, exportColumns, knownColumns, readHeadings, vehicleCell, vehicleColumns } from './vehicle-columns.ts'

describe('columnOf', () => {
  it.each([
    ['inStock', 'inStock'],
    ['In stock', 'inStock'],
    ['in-stock', 'inStock'],
    [' PRICE ', 'price'],
    ['Seats', 'seatingCapacity'],
    ['isNew', 'condition'],
    ['spec.towBarRating', 'spec.towBarRating'],
    ['Spec: Tow bar', 'spec.Tow bar'],
    ['spec.range', 'range'],
    ['spec.price', 'spec.price'],
    ['constructor', null],
    ['Notes', null],
    ['', null],
  ])('CART-69: %j is %s', (heading, column) => {
    expect(columnOf(heading)).toBe(column)
  })
})

describe('readHeadings', () => {
  it('CART-73: knows its own export', () => {
    expect(readHeadings(vehicleColumns)).toEqual({ columns: vehicleColumns, problems: [] })
  })

  it('CART-69: lets an empty heading be', () => {
    expect(readHeadings(['id', 'price', '']).problems).toEqual([])
  })

  it('CART-69: says what is wrong', () => {
    expect(readHeadings(['Price', 'price', 'Notes']).problems).toEqual([
      '"Notes" is no column we know',
      knownColumns,
      '"price" is there twice',
      'there must be a column "id", or "name" and "brand"',
    ])
  })
})

describe('export', () => {
  const cart = vehicleSchema.parse({
    ...featuredVehicles[0],
    specifications: { ...featuredVehicles[0].specifications, towBarRating: 500 },
  })

  it('CART-73: adds a column for every further specification', () => {
    expect(exportColumns([cart])).toEqual([...vehicleColumns, 'spec.towBarRating'])
  })

  it('CART-73: writes cells as people read them', () => {
    const cell = (column: Parameters<typeof vehicleCell>[1]) => vehicleCell(cart, column)
    expect([cell('condition'), cell('inStock'), cell('price'), cell('seatingCapacity'), cell('year')]).toEqual([
      'new',
      'yes',
      '12995',
      '4',
      '',
    ])
    expect(cell('features')).toContain('|Folding windshield')
    expect(cell('spec.towBarRating')).toBe('500')
  })
})
