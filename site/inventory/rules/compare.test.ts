import { describe, expect, it } from 'vitest'
import { featuredVehicles } from '#content/inventory/featured-carts.ts'
import { usedVehicles } from '#content/inventory/used-carts.ts'
import { cartsFromQuery, compareFeatures, comparePath, compareRows } from './compare.ts'
import { vehicleSchema } from './vehicle.ts'

const maverick = vehicleSchema.parse(featuredVehicles[0])
const city = vehicleSchema.parse(featuredVehicles[2])
const onward = vehicleSchema.parse(usedVehicles[0])
const rowOf = (label: string, carts = [maverick, city, onward]) => compareRows(carts).find((row) => row.label === label)
const read = (query: string) => cartsFromQuery(new URLSearchParams(query))

describe('compare URL', () => {
  it('CART-55: reads back what it wrote', () => {
    const ids = ['ev-city', 'd5-maverick-4-plus']
    expect(read(comparePath(ids).split('?')[1] ?? '')).toEqual(ids)
    expect(comparePath([])).toBe('/inventory/compare')
  })

  it('CART-55: takes at most four, each once, in lists or from the boxes of a form', () => {
    expect(read('carts=a,b,a&carts=c&carts=d,e')).toEqual(['a', 'b', 'c', 'd'])
  })

  it('CART-56: leaves nonsense out', () => {
    expect(read('carts=,,%00,../x, EV-City ,a b')).toEqual(['ev-city'])
    expect(read('')).toEqual([])
  })
})

describe('compareRows', () => {
  it('CART-55: marks where the carts differ', () => {
    expect(rowOf('Price')).toEqual({ label: 'Price', values: ['$12,995', '$11,995', '$8,995'], differs: true })
    expect(rowOf('Seats')).toEqual({ label: 'Seats', values: ['4', '4', '4'], differs: false })
    expect(rowOf('Condition')?.values).toEqual(['New', 'New', 'Used'])
  })

  it('CART-55: counts saying nothing as a difference, and drops a line on which all say nothing', () => {
    expect(rowOf('Model year')).toEqual({ label: 'Model year', values: [null, null, '2021'], differs: true })
    expect(rowOf('Model year', [maverick, city])).toBeUndefined()
  })

  it('CART-55: lines up a specification that only one cart has', () => {
    const hitch = { ...city, specifications: { ...city.specifications, hitch: 'Two-inch receiver' } }
    expect(rowOf('Hitch', [maverick, hitch])?.values).toEqual([null, 'Two-inch receiver'])
  })
})

describe('compareFeatures', () => {
  it('CART-55: puts what the carts share first', () => {
    const [first] = compareFeatures([maverick, city])
    expect(first).toEqual({ feature: 'Lithium battery with on-board charger', has: [true, true] })
    expect(compareFeatures([maverick, city]).at(-1)?.has).toEqual([false, true])
  })
})
