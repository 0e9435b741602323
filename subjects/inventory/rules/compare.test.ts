import { describe, expect, it } from 'vitest'
import { comparePage } from '#subjects/inventory/facts/compare-page.ts'
import { featuredVehicles } from '#subjects/inventory/facts/featured-carts.ts'
import { usedVehicles } from '#subjects/inventory/facts/used-carts.ts'
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

  it('CART-55: leaves nonsense out', () => {
    expect(read('carts=,,%00,../x, EV-City ,a b')).toEqual(['ev-city'])
    expect(read('')).toEqual([])
  })
})

describe('compareRows', () => {
  it('CART-55: marks where the carts differ', () => {
    expect(rowOf('Price')).toMatchObject({ values: ['$12,995', '$11,995', '$8,995'], differs: true })
    expect(rowOf('Seats')).toMatchObject({ values: ['4', '4', '4'], differs: false })
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

describe('CART-55: what is measured', () => {
  const unranged = { ...city, specifications: { seatingCapacity: 2 } }

  it('CART-55: marks the lowest price and the longest range, all of them where they are equal', () => {
    expect(rowOf('Price')).toMatchObject({ mark: comparePage.lowestPrice, marked: [false, false, true] })
    expect(rowOf('Range')).toMatchObject({ mark: comparePage.longestRange, marked: [true, false, false] })
    expect(rowOf('Price', [maverick, city, { ...maverick, price: city.price }])?.marked).toEqual([false, true, true])
  })

  it('CART-55: marks nothing where all are equal or only one is known', () => {
    expect(rowOf('Price', [city, city])?.mark).toBeUndefined()
    expect(rowOf('Range', [maverick, unranged])?.mark).toBeUndefined()
    expect(rowOf('Top speed')?.mark).toBeUndefined()
  })

  it('CART-55: measures price, range, speed and seats against the largest, and nothing else', () => {
    expect(rowOf('Price')?.shares?.map((share) => share && Math.round(share * 1000))).toEqual([1000, 923, 692])
    expect(rowOf('Top speed')?.shares).toEqual([1, 1, 1])
    expect(rowOf('Range', [maverick, unranged, city])?.shares?.[1]).toBeNull()
    for (const label of ['Brand', 'Battery', 'Charging time', 'Payload']) expect(rowOf(label)?.shares).toBeUndefined()
  })
})

describe('compareFeatures', () => {
  it('CART-55: puts what the carts share first', () => {
    const [first] = compareFeatures([maverick, city])
    expect(first).toEqual({ feature: 'Lithium battery with on-board charger', has: [true, true] })
    expect(compareFeatures([maverick, city]).at(-1)?.has).toEqual([false, true])
  })
})
