import { describe, expect, it } from 'vitest'
import type { Brand } from '#subjects/inventory/facts/brand-record.ts'
import { brand as denago } from '#subjects/inventory/facts/brands/denago.ts'
import { brand as evolution } from '#subjects/inventory/facts/brands/evolution.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { stockWords } from '#subjects/inventory/facts/vehicle-messages.ts'
import { brandModels, modelToday, seriesLinks, startingPrice } from './brand-lineup.ts'
import { cartId } from './cart-slug.ts'
import { firstCarts } from './first-carts.ts'
import { offeredOn } from './special-price.ts'
import type { Vehicle } from './vehicle.ts'

const dollars = (text: string) => Number(text.replace(/\D/g, ''))
const priceOf = (name: string, brand: string) => inventory.find(({ id }) => id === cartId(name, brand))?.price

it.each([
  [denago, [15_000, 8_495, 8_495, 9_995, 11_995, 11_995], 'EV CITY 15000, EV NOMAD 8495, EV ROVER 9995'],
  [
    evolution,
    [9_595, 11_595, 9_995, 6_995, 9_595, 15_595],
    'D5 RANGER 7695, D5 MAVERICK 7995, CLASSIC 6695, CARRIER 9595, FORESTER 6995, TURFMAN 6795, D6 MAX 13595',
  ],
])(
  'CART-60, CART-62: the prices of the lineup and of the series of $0.name',
  ({ lineup, series }, prices, starting) => {
    expect(lineup.map(({ priceText }) => dollars(priceText))).toEqual(prices)
    expect(series.map(({ title, priceText }) => `${title} ${dollars(priceText)}`).join(', ')).toBe(starting)
  },
)

describe.each([denago, evolution] as readonly Brand[])('$name', (brand) => {
  const { name, lineup, series } = brand

  it('CART-67: only the EV City carries two prices', () => {
    const differing = lineup.filter((entry) => priceOf(entry.name, name) !== dollars(entry.priceText))
    expect(differing.map((entry) => entry.name)).toEqual(name === 'Denago' ? ['EV City'] : [])
    for (const { title, vehicles, priceText } of series) {
      const cheapest = Math.min(...vehicles.map((vehicle) => priceOf(vehicle, name) ?? Number.NaN))
      expect([title, cheapest]).toEqual([title, title === 'EV CITY' ? 11_995 : dollars(priceText)])
    }
  })

  it('CART-64: a series lists every model that we stock of it, and no other', () => {
    for (const { title, vehicles } of series) {
      const stocked = inventory.filter((cart) => cart.series === title).map(({ id }) => id)
      expect(vehicles.map((vehicle) => cartId(vehicle, name)).sort()).toEqual(stocked.sort())
    }
  })

  it('CART-65: six models, each whole', () => {
    const models = brandModels(brand, inventory)
    expect(models).toHaveLength(6)
    for (const model of models) {
      expect(model.specs).toEqual({
        seats: expect.stringMatching(/^[2-8]$/),
        range: expect.stringMatching(/^\d\d miles$/),
        topSpeed: '25 mph',
        driveType: expect.stringMatching(/./),
      })
      expect(model.path).toMatch(/^\/vehicles\/(?!evolution|denago)/)
      expect(series.map(({ title }) => title)).toContain(model.series)
    }
  })
})

it('CART-65: names a model that no record knows as an error, not as an empty card', () => {
  expect(() => brandModels(denago, [])).toThrow('The Denago lineup names "EV City", which is in no inventory')
})

it.each([
  [5, '+2 more models'],
  [4, '+1 more model'],
  [3, null],
  [0, null],
])('CART-64, CART-83: of a series only the models that are listed are linked and counted: %d', (count, more) => {
  const [ranger] = evolution.series
  const all = ranger.vehicles.map((name) => ({ id: cartId(name, evolution.name), price: 7_695 }))
  const listed = all.slice(all.length - count)
  const links = listed.slice(0, 3).map(({ id }) => expect.objectContaining({ path: `/vehicles/${id}` }))
  const told = seriesLinks(ranger, evolution, listed)
  expect([told.links, told.more?.text ?? null]).toEqual([links, more])
  if (count === all.length) expect(seriesLinks(ranger, evolution, null)).toMatchObject({ more: { text: more } })
})

describe('what the dealer changes', () => {
  const photo = '/media/photos/front-1234567890-1600x1200.jpg'
  const nomad = firstCarts.find(({ id }) => id === 'ev-nomad') as Vehicle
  const drawing = nomad.images[0] as string
  const special = { specialPrice: 7_995, specialUntil: '2026-05-10' }
  const { range: _, ...rangeless } = nomad
  const among = (cart: Vehicle, id = cart.id) => firstCarts.map((each) => (each.id === id ? cart : each))
  const today = (cart: Vehicle, carts: readonly Vehicle[] | null = among(cart)) => {
    const model = brandModels(denago, inventory).find(({ id }) => id === cart.id)
    return model && modelToday(model, inventory, carts)
  }
  const start = (carts: readonly Vehicle[], index = 1) => {
    const series = denago.series[index]
    return series && startingPrice(series, denago, inventory, carts)
  }

  it.each<[string, Vehicle, object]>([
    ['range', { ...nomad, range: 61 }, { specs: { range: '61 miles' } }],
    ['range taken away', rangeless, { specs: { range: undefined } }],
    ['speed', { ...nomad, topSpeed: 19 }, { specs: { topSpeed: '19 mph' } }],
    ['seats', { ...nomad, seatingCapacity: 6 }, { specs: { seats: '6' } }],
    ['drive', { ...nomad, driveType: 'Four-wheel drive' }, { specs: { driveType: 'Four-wheel drive' } }],
    ['photo', { ...nomad, images: [photo] }, { picture: { path: photo } }],
    [
      'color and photo',
      { ...nomad, images: [photo, drawing], color: 'Lime' },
      { picture: { path: photo, alt: expect.stringContaining('Lime') } },
    ],
    ['used, in stock', { ...nomad, isNew: false }, { priceText: '$8,495', stock: 'Used, in stock' }],
    ['used, out of stock', { ...nomad, isNew: false, inStock: false }, { stock: 'Used, out of stock' }],
    ['price', { ...nomad, price: 8_295 }, { priceText: '$8,295', stock: stockWords.inStock }],
    ['special price', offeredOn({ ...nomad, ...special }, '2026-05-10'), { priceText: '$7,995' }],
    ['special price that has ended', offeredOn({ ...nomad, ...special }, '2026-05-11'), { priceText: '$8,495' }],
  ])('CART-67: its card follows: %s', (_change, cart, told) => {
    expect(today(cart)).toMatchObject({ listed: true, ...told })
    expect(today(cart)).not.toHaveProperty('inStockAt')
  })

  it('CART-67: a model whose cart is not listed has no page, and one stands without an inventory', () => {
    const without = firstCarts.filter(({ id }) => id !== nomad.id)
    expect(today(nomad, without)).toMatchObject({ listed: false, priceText: '$8,495', stock: stockWords.outOfStock })
    expect(today(nomad, null)).toMatchObject({ listed: true, priceText: '$8,495', stock: null })
  })

  it('CART-67: only a new EV City in stock is told with its price as in stock today', () => {
    const city = firstCarts.find(({ id }) => id === 'ev-city') as Vehicle
    expect(today(city)).toMatchObject({ priceText: '$15,000', inStockAt: '$11,995', stock: stockWords.inStock })
    expect(today({ ...city, price: 11_495 })).toMatchObject({ priceText: '$11,495' })
    for (const change of [{ isNew: false }, { inStock: false }])
      expect(today({ ...city, ...change })).not.toHaveProperty('inStockAt')
  })

  it('CART-67: its series starts at what the new ones cost, from the first price that was changed on', () => {
    expect(start(firstCarts)).toBe('Starting at $8,495')
    for (const change of [{ range: 61 }, { topSpeed: 19 }, { images: [] }, { inStock: false }])
      expect(start(among({ ...nomad, ...change }))).toBe('Starting at $8,495')
    expect(start(among({ ...nomad, price: 8_295 }))).toBe('Starting at $8,295')
    expect(start(among(offeredOn({ ...nomad, ...special }, '2026-05-10')))).toBe('Starting at $7,995')
    expect(start(among(offeredOn({ ...nomad, ...special }, '2026-05-11')))).toBe('Starting at $8,495')
    expect(start(among({ ...nomad, price: 5_000, isNew: false }))).toBe('Starting at $8,495')
    const both = firstCarts.map((cart) =>
      denago.series[1]?.vehicles.some((name) => cartId(name, 'Denago') === cart.id) ? { ...cart, price: 9_100 } : cart,
    )
    expect(start(both)).toBe('Starting at $9,100')
  })
})
