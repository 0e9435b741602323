import { describe, expect, it } from 'vitest'
import { formatPrice } from '#kit/formats/format.ts'
import { poconoPines, scranton } from '#subjects/dealership/facts/locations.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { usualAmounts } from '#subjects/policies/rules/prices-today.ts'
import {
  deliveryTo,
  freeAreaOf,
  isSmallSale,
  milesBetween,
  saleDelivery,
  showroomOf,
  smallSaleDelivery,
} from './delivery.ts'
import { townCalled, towns } from './towns.ts'

const { free, perMileBeyond } = policyTerms.delivery
const kline = townCalled('kline')

describe('delivery', () => {
  it.each(towns.filter(({ county }) => county === 'Carbon'))('TOWN-34: free to $name, on sales from $5,000', (town) => {
    expect(saleDelivery(town, usualAmounts)).toMatchObject({ figure: 'Free' })
    expect(saleDelivery(town, usualAmounts).rule).toBe('Anywhere in Carbon County, on sales from $5,000.')
    expect(deliveryTo(town, usualAmounts)).toMatchObject({ name: town.name, fee: 0, minimumSale: 5000 })
  })

  it('TOWN-36: $6 per mile beyond, which Kline pays for two miles', () => {
    expect(saleDelivery(kline, usualAmounts)).toMatchObject({ figure: 'About $12' })
    expect(deliveryTo(kline, usualAmounts)).toMatchObject({ slug: 'kline', fee: 12 })
  })

  it.each([
    [0, '0 miles past'],
    [1, '1 mile past'],
    [2, '2 miles past'],
  ])('TOWN-59: %d beyond the free area is "%s"', (milesBeyondFreeDelivery, words) => {
    const { rule } = saleDelivery({ ...kline, milesBeyondFreeDelivery }, usualAmounts)
    expect(rule).toBe(`About ${words} the nearest free area at $6 a mile, on sales from $5,000.`)
  })

  const south = (miles: number) => ({ ...poconoPines.coordinates, latitude: 41.1065 - miles / 69.09 })
  it.each([
    ['pocono-radius', { latitude: 41.122, longitude: -75.3646 }],
    ['scranton-radius', { latitude: 41.4673, longitude: -75.6327 }],
    [undefined, { latitude: 41.2459, longitude: -75.8813 }],
    ['pocono-radius', south(19.9)],
    [undefined, south(20.1)],
  ] as const)('TOWN-34: outside the county the free area is %s at %o', (area, coordinates) => {
    expect(freeAreaOf({ county: 'Schuylkill', coordinates })).toBe(area)
  })

  it.each(towns)('TOWN-38: $name has the nearest showroom, and road miles that a road could have', (town) => {
    const showroom = showroomOf(town)
    const straight = milesBetween(town.coordinates, showroom.coordinates)
    const other = showroom === scranton ? poconoPines : scranton
    expect(straight).toBeLessThan(milesBetween(town.coordinates, other.coordinates))
    expect(town.drivingMiles / straight).toBeGreaterThan(1.1)
    expect(town.drivingMiles / straight).toBeLessThan(1.75)
  })

  it('TOWN-38: measures distances on the globe', () => {
    expect(milesBetween(poconoPines.coordinates, scranton.coordinates)).toBeCloseTo(23.5, 0)
    expect(milesBetween(scranton.coordinates, scranton.coordinates)).toBe(0)
  })

  it('POL-20: a sale at the minimum is none below it', () => {
    expect([free.saleMinimum - 1, free.saleMinimum].map(isSmallSale)).toEqual([true, false])
  })

  it.each(towns)('POL-20: $name pays each mile from its showroom for a sale below the minimum', (town) => {
    const { drivingMiles: miles } = town
    const { figure } = smallSaleDelivery(town, usualAmounts)
    expect(miles).toBeGreaterThan(0)
    expect(figure).toBe(`About ${formatPrice(miles * perMileBeyond)}`)
    expect(deliveryTo(town, usualAmounts).smallSaleFee).toBe(miles * perMileBeyond)
  })
})
