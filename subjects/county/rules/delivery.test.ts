import { describe, expect, it } from 'vitest'
import { poconoPines, scranton } from '#subjects/dealership/facts/locations.ts'
import { freeAreaOf, milesBetween, saleDelivery, showroomOf } from './delivery.ts'
import { townCalled, towns } from './towns.ts'

describe('delivery', () => {
  it('TOWN-34: free within the county, with a $5,000 minimum for sales', () => {
    for (const town of towns.filter(({ county }) => county === 'Carbon')) {
      expect(saleDelivery(town)).toMatchObject({ figure: 'Free', minimumSale: 5000 })
      expect(saleDelivery(town).rule).toBe('Anywhere in Carbon County, on sales from $5,000.')
    }
  })

  it('TOWN-36: $6 per mile beyond, which of all towns is Kline', () => {
    expect(townCalled('kline').milesBeyondFreeDelivery).toBe(2)
    expect(saleDelivery(townCalled('kline'))).toMatchObject({ figure: 'About $12', minimumSale: 5000 })
    expect(saleDelivery(townCalled('kline')).rule).toMatch(/^2 miles past the nearest free area at \$6 a mile, /)
    expect(towns.filter((town) => saleDelivery(town).figure !== 'Free').map(({ slug }) => slug)).toEqual(['kline'])
    expect(towns.filter((town) => town.milesBeyondFreeDelivery > 0).map(({ slug }) => slug)).toEqual(['kline'])
  })

  it('TOWN-35: a 20-mile radius of the Pocono location and a 15-mile radius of the Scranton location', () => {
    const mountPocono = { latitude: 41.122, longitude: -75.3646 }
    const dickson = { latitude: 41.4673, longitude: -75.6327 }
    const wilkesBarre = { latitude: 41.2459, longitude: -75.8813 }
    expect(freeAreaOf({ county: 'Schuylkill', coordinates: mountPocono })).toBe('pocono-radius')
    expect(freeAreaOf({ county: 'Schuylkill', coordinates: dickson })).toBe('scranton-radius')
    expect(freeAreaOf({ county: 'Schuylkill', coordinates: wilkesBarre })).toBeUndefined()
    const north = (miles: number) => ({ ...poconoPines.coordinates, latitude: 41.1065 - miles / 69.09 })
    expect(freeAreaOf({ county: 'Schuylkill', coordinates: north(19.9) })).toBe('pocono-radius')
    expect(freeAreaOf({ county: 'Schuylkill', coordinates: north(20.1) })).toBeUndefined()
  })

  it.each([
    [0, '0 miles past'],
    [1, '1 mile past'],
    [2, '2 miles past'],
  ])('TOWN-59: %d beyond the free area is "%s"', (milesBeyondFreeDelivery, words) => {
    expect(saleDelivery({ ...townCalled('kline'), milesBeyondFreeDelivery }).rule).toMatch(new RegExp(`^${words} `))
  })

  it('TOWN-35, TOWN-38: measures distances on the globe', () => {
    expect(milesBetween(poconoPines.coordinates, scranton.coordinates)).toBeCloseTo(23.5, 0)
    expect(milesBetween(scranton.coordinates, scranton.coordinates)).toBe(0)
  })

  it('TOWN-38: names the nearest showroom, and road miles that a road could have', () => {
    for (const town of towns) {
      const showroom = showroomOf(town)
      const straight = milesBetween(town.coordinates, showroom.coordinates)
      expect(showroom.id, town.slug).toBe('pocono-pines')
      expect(straight, town.slug).toBeLessThan(milesBetween(town.coordinates, scranton.coordinates))
      expect(town.drivingMiles / straight, town.slug).toBeGreaterThan(1.1)
      expect(town.drivingMiles / straight, town.slug).toBeLessThan(1.75)
    }
  })
})
