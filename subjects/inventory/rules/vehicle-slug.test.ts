import { describe, expect, it } from 'vitest'
import { brand as denago } from '#subjects/inventory/facts/brands/denago.ts'
import { brand as evolution } from '#subjects/inventory/facts/brands/evolution.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import type { Vehicle } from './vehicle.ts'
import { findVehicle, modelPath, possibleIds, vehicleId } from './vehicle-slug.ts'

const get = async (id: string): Promise<Vehicle | null> => inventory.find((vehicle) => vehicle.id === id) ?? null
const idAt = async (segment: string) => (await findVehicle(segment, get))?.id

describe('vehicle ids', () => {
  it.each([
    ['Evolution D5 Maverick 4 Plus', 'Evolution', 'd5-maverick-4-plus'],
    ['Denago EV City', 'Denago', 'ev-city'],
    ['EV City', 'Denago', 'ev-city'],
    ['Club Car Onward 4 Passenger 2021', 'Club Car', 'onward-4-passenger-2021'],
    ['EZ-GO RXV Elite 2022', 'EZ-GO', 'rxv-elite-2022'],
    ['Évolution “Été” 2+2', 'Évolution', 'ete-2-2'],
    ['Evolution', 'Evolution', 'evolution'],
    ['Evolutionary 4', 'Evolution', 'evolutionary-4'],
  ])('CART-39: %s by %s is %s', (name, brand, id) => {
    expect(vehicleId(name, brand)).toBe(id)
  })

  it('CART-39: are those of every cart we list, each once', () => {
    expect(inventory.map(({ name, brand }) => vehicleId(name, brand))).toEqual(inventory.map(({ id }) => id))
    expect(new Set(inventory.map(({ id }) => id)).size).toBe(inventory.length)
  })
})

describe('look-ups ignore a leading brand', () => {
  it.each([
    ['d5-maverick-4-plus', 'd5-maverick-4-plus'],
    ['evolution-d5-maverick-4-plus', 'd5-maverick-4-plus'],
    ['Evolution-D5-Maverick-4-Plus', 'd5-maverick-4-plus'],
    ['denago-ev-city', 'ev-city'],
    ['ev-city', 'ev-city'],
    ['club-car-precedent-i2-2018', 'precedent-i2-2018'],
    ['ez-go-freedom-txt-2020', 'freedom-txt-2020'],
    ['swift-ev-mach-4-2022', 'mach-4-2022'],
  ])('CART-39: %s is %s', async (segment, id) => {
    expect(await idAt(segment)).toBe(id)
  })

  it.each(['denago-d5-maverick-4-plus', 'city', 'evolution-evolution-d6-max-xt4', 'my-ev-city', ''])(
    'CART-6: but %j is no cart',
    async (segment) => {
      expect(await idAt(segment)).toBeUndefined()
    },
  )

  it('CART-6: asks the database for nothing that no cart can be called', () => {
    for (const segment of ['', 'a\u0000b', 'ev city', '../ev-city', '-ev', 'ev--city', 'x'.repeat(161)]) {
      expect(possibleIds(segment)).toEqual([])
    }
    expect(possibleIds('a-b-c-d-e')).toEqual(['a-b-c-d-e', 'b-c-d-e', 'c-d-e', 'd-e'])
  })
})

describe('model links', () => {
  it('CART-39: are the name in lower case, hyphens for spaces', () => {
    expect(modelPath('EV Rover XL6', denago)).toBe('/vehicles/ev-rover-xl6')
  })

  it('CART-39: leave Evolution out of its own lineup', () => {
    expect(modelPath('Evolution D6 Max GT6', evolution)).toBe('/vehicles/d6-max-gt6')
  })

  it.each([denago, evolution])('of $name all reach a cart', async (brand) => {
    const { series, lineup } = brand
    const names = [...series.flatMap(({ vehicles }) => vehicles), ...lineup.map(({ name }) => name)]
    for (const name of names)
      expect(`/vehicles/${await idAt(modelPath(name, brand).slice(10))}`).toBe(modelPath(name, brand))
  })
})
