import { describe, expect, it } from 'vitest'
import { fillText } from '#kit/formats/fill-text.ts'
import { formatPrice } from '#kit/formats/format.ts'
import { brandNames } from '#subjects/dealership/facts/business.ts'
import type { Brand } from '#subjects/inventory/facts/brand-record.ts'
import { brand as denago } from '#subjects/inventory/facts/brands/denago.ts'
import { brand as evolution } from '#subjects/inventory/facts/brands/evolution.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { stockWords } from '#subjects/inventory/facts/messages.ts'
import { brandModels, modelToday, seriesLinks } from './brand-lineup.ts'
import { vehicleSchema } from './vehicle.ts'
import { vehicleId } from './vehicle-slug.ts'

const dollars = (text: string) => Number(text.replace(/\D/g, ''))
const lineupPrices = (brand: Brand) => brand.lineup.map(({ priceText }) => dollars(priceText))
const startingPrices = (brand: Brand) =>
  Object.fromEntries(brand.series.map(({ title, priceText }) => [title, dollars(priceText)]))
const priceOf = (name: string, brand: string) => inventory.find(({ id }) => id === vehicleId(name, brand))?.price

describe('brand prices', () => {
  it('CART-60: the prices of the Denago lineup', () => {
    expect(lineupPrices(denago)).toEqual([15_000, 8_495, 8_495, 9_995, 11_995, 11_995])
  })

  it('CART-62: the prices of the Evolution lineup', () => {
    expect(lineupPrices(evolution)).toEqual([9_595, 11_595, 9_995, 6_995, 9_595, 15_595])
  })

  it('CART-60, CART-62: from what price each series starts', () => {
    expect(startingPrices(denago)).toEqual({ 'EV CITY': 15_000, 'EV NOMAD': 8_495, 'EV ROVER': 9_995 })
    expect(startingPrices(evolution)).toEqual({
      'D5 RANGER': 7_695,
      'D5 MAVERICK': 7_995,
      CLASSIC: 6_695,
      CARRIER: 9_595,
      FORESTER: 6_995,
      TURFMAN: 6_795,
      'D6 MAX': 13_595,
    })
  })

  it.each([denago, evolution])('CART-67: $name: only the EV City carries two prices', ({ name, lineup, series }) => {
    const differing = lineup
      .filter((entry) => priceOf(entry.name, name) !== dollars(entry.priceText))
      .map((entry) => entry.name)
    expect(differing).toEqual(name === 'Denago' ? ['EV City'] : [])
    for (const { title, vehicles, priceText } of series) {
      const cheapest = Math.min(...vehicles.map((vehicle) => priceOf(vehicle, name) ?? Number.NaN))
      expect([title, cheapest]).toEqual([title, title === 'EV CITY' ? 11_995 : dollars(priceText)])
    }
  })
})

describe('brand pages', () => {
  it('CART-60: the three series of Denago', () => {
    expect(denago.series.map(({ title }) => title)).toEqual(['EV CITY', 'EV NOMAD', 'EV ROVER'])
  })

  it('CART-62: the seven series of Evolution', () => {
    expect(evolution.series.map(({ title }) => title).join(', ')).toBe(
      'D5 RANGER, D5 MAVERICK, CLASSIC, CARRIER, FORESTER, TURFMAN, D6 MAX',
    )
  })

  it.each([denago, evolution])(
    'CART-64: $name: a series lists every model that we stock of it, and no other',
    (brand) => {
      for (const { title, vehicles } of brand.series) {
        const stocked = inventory.filter(({ series }) => series === title).map(({ id }) => id)
        expect(vehicles.map((name) => vehicleId(name, brand.name)).sort()).toEqual(stocked.sort())
      }
    },
  )

  it.each([denago, evolution])('CART-65: $name: six models with seats, range, top speed and drive', (brand) => {
    const models = brandModels(brand, inventory)
    expect(models).toHaveLength(6)
    for (const { specs, features, path, series } of models) {
      expect(specs.seats).toMatch(/^[2-8]$/)
      expect(specs.range).toMatch(/^\d\d miles$/)
      expect(specs.topSpeed).toBe('25 mph')
      expect(specs.driveType).not.toBe('')
      expect(features.length).toBeGreaterThan(2)
      expect(path).toMatch(/^\/vehicles\/(?!evolution|denago)/)
      expect(brand.series.map(({ title }) => title)).toContain(series)
    }
  })

  it('CART-65: names a model that no record knows as an error, not as an empty card', () => {
    expect(() => brandModels(denago, [])).toThrow('The Denago lineup names "EV City", which is in no inventory')
  })

  it("CART-64: three links at most, then '+N more models'", () => {
    const [ranger, , , carrier] = evolution.series
    expect(seriesLinks(ranger, evolution, null)).toEqual({
      links: [
        { name: 'D5 Ranger 2', path: '/vehicles/d5-ranger-2' },
        { name: 'D5 Ranger 4', path: '/vehicles/d5-ranger-4' },
        { name: 'D5 Ranger 4 Plus', path: '/vehicles/d5-ranger-4-plus' },
      ],
      more: '+2 more models',
    })
    expect(seriesLinks(carrier, evolution, null).more).toBeNull()
    const notes = evolution.series.map((series) => seriesLinks(series, evolution, null).more)
    expect(notes).not.toContain('+1 more models')
  })

  it.each([
    [5, '+2 more models'],
    [4, '+1 more model'],
    [3, null],
    [1, null],
    [0, null],
  ])('CART-64, CART-83: of a series only the models that are listed are linked and counted: %d', (count, more) => {
    const [ranger] = evolution.series
    const all = ranger.vehicles.map((name) => ({ id: vehicleId(name, evolution.name) }))
    const listed = all.slice(all.length - count)
    const found = seriesLinks(ranger, evolution, listed)
    expect(found.links.map(({ path }) => path)).toEqual(listed.slice(0, 3).map(({ id }) => `/vehicles/${id}`))
    expect(found.more).toBe(more)
  })

  it.each([denago, evolution])('FIND-2: $name: title at most 60 characters, description 70 to 160', ({ head }) => {
    expect(head.title.length).toBeLessThanOrEqual(60)
    expect(head.description.length).toBeGreaterThanOrEqual(70)
    expect(head.description.length).toBeLessThanOrEqual(160)
    expect(head.keywords.length).toBeGreaterThan(0)
  })

  it('SHOP-19: each of the six brands has carts to show', () => {
    for (const name of brandNames) expect(inventory.some(({ brand }) => brand === name)).toBe(true)
  })
})

describe('modelToday', () => {
  const vehicles = inventory.map((record) => vehicleSchema.parse(record))
  const [city] = brandModels(denago, inventory)
  const today = (carts: typeof vehicles | null) => city && modelToday(city, inventory, carts)

  it('CART-67: keeps the price of the brand page while nobody has changed that of the cart', () => {
    expect(today(vehicles)).toMatchObject({ listed: true, priceText: '$15,000' })
  })

  it('CART-67: says what the dealer has changed', () => {
    const changed = vehicles.map((cart) => (cart.id === 'ev-city' ? { ...cart, price: 11_495, inStock: false } : cart))
    expect(today(changed)).toEqual({ listed: true, stock: stockWords.outOfStock, priceText: '$11,495' })
    expect(today(vehicles.filter(({ id }) => id !== 'ev-city'))).toMatchObject({ listed: false })
  })

  it('CART-11, CART-67: stands without an inventory', () => {
    expect(today(null)).toEqual({ listed: true, stock: null, priceText: '$15,000' })
  })

  it('CART-67: says what the cart in stock costs, where that is another price', () => {
    const cart = vehicles.find(({ id }) => id === 'ev-city')
    expect(today(vehicles)?.stock).toBe(fillText(stockWords.inStockAt, { price: formatPrice(cart?.price ?? 0) }))
    const [, nomad] = brandModels(denago, inventory)
    expect(nomad && modelToday(nomad, inventory, vehicles).stock).toBe(stockWords.inStock)
  })
})
