import { describe, expect, it } from 'vitest'
import type { Town } from '#content/county/towns/town.ts'
import { towns } from '#content/county/towns/towns.ts'
import { poconoPines, scranton } from '#content/dealership/locations.ts'
import { deliveryTo, freeAreaOf, milesBetween } from './delivery.ts'

const all: readonly Town[] = Object.values(towns)

describe('delivery', () => {
  it('TOWN-34: free within the county, with a $5,000 minimum for sales', () => {
    for (const town of all.filter(({ county }) => county === 'Carbon')) {
      expect(deliveryTo(town, 'sale')).toMatchObject({ rule: 'county', free: true, fee: 0, minimumSale: 5000 })
    }
  })

  it('TOWN-36: $6 per mile beyond, which of all towns is Kline', () => {
    expect(deliveryTo(towns.kline, 'sale')).toMatchObject({ rule: 'beyond', free: false, chargedMiles: 2, fee: 12 })
    expect(all.filter((town) => !deliveryTo(town, 'sale').free).map(({ slug }) => slug)).toEqual(['kline'])
    expect(all.filter((town) => town.milesBeyondFreeDelivery > 0).map(({ slug }) => slug)).toEqual(['kline'])
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

  it('TOWN-37: a rental pays for the miles beyond 10, whatever the county', () => {
    expect(deliveryTo(towns['jim-thorpe'], 'rental')).toMatchObject({
      rule: 'rental-miles',
      drivingMiles: 31,
      chargedMiles: 21,
      fee: 126,
      minimumSale: null,
    })
    expect(deliveryTo(towns.kidder, 'rental')).toMatchObject({ chargedMiles: 4, fee: 24, free: false })
  })

  it('TOWN-35, TOWN-38: measures distances on the globe', () => {
    expect(milesBetween(poconoPines.coordinates, scranton.coordinates)).toBeCloseTo(23.5, 0)
    expect(milesBetween(scranton.coordinates, scranton.coordinates)).toBe(0)
  })

  it('TOWN-38: names the nearest showroom, and road miles that a road could have', () => {
    for (const town of all) {
      const { showroom, drivingMiles } = deliveryTo(town, 'sale')
      const straight = milesBetween(town.coordinates, showroom.coordinates)
      expect(showroom.id, town.slug).toBe('pocono-pines')
      expect(straight, town.slug).toBeLessThan(milesBetween(town.coordinates, scranton.coordinates))
      expect(drivingMiles / straight, town.slug).toBeGreaterThan(1.1)
      expect(drivingMiles / straight, town.slug).toBeLessThan(1.75)
    }
  })
})
