import { describe, expect, it } from 'vitest'
import type { Problem } from '#kernel/history/plan.ts'
import { importMessages } from '#subjects/inventory/facts/cart-file.ts'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { createCartImporter, valuesOfObject } from './cart-import.ts'
import type { ImportValues } from './row-over-cart.ts'

const carts = firstCarts
const stock = new Map(carts.map((cart) => [cart.id, cart]))
const today = '2025-10-01'
const newCart = {
  name: 'Yamaha Drive2 2020',
  brand: 'Yamaha',
  description: 'Runs.',
  price: '$5,495',
  category: 'Golf',
  condition: 'Used',
  seatingCapacity: '2 seats',
}

const importOne = (values: ImportValues, existing: ReadonlyMap<string, Vehicle> = stock) =>
  createCartImporter({ existing, today, isFile: true })('row 2', values)
const textsOf = (problems: readonly Problem[]) => problems.map(({ text }) => text)

const problems = (values: ImportValues) => {
  const result = importOne(values)
  return result.ok ? [] : textsOf(result.problems)
}
const imported = (values: ImportValues, existing = stock) => {
  const result = importOne(values, existing)
  if (!result.ok) throw new Error(textsOf(result.problems).join('; '))
  return result
}

describe('a row for a new cart', () => {
  it('CART-71: needs little and gets the rest from us', () => {
    const { name, brand, description, category } = newCart
    const vehicle = {
      id: 'drive2-2020',
      name,
      brand,
      description,
      category,
      price: 5495,
      isNew: false,
      inStock: true,
      images: [],
      features: [],
      specifications: {},
      seatingCapacity: 2,
      abilities: [],
      addedAt: today,
    }
    expect(imported(newCart)).toEqual({ ok: true, before: undefined, isSame: false, vehicle, unread: [] })
  })

  it.each([
    ['price', '12,995.00', { price: 12_995 }],
    ['price', '12,995 USD', { price: 12_995 }],
    ['inStock', 'x', { inStock: true }],
    ['inStock', ' Sold ', { inStock: false, soldOn: today }],
    ['inStock', 'Out', { inStock: false }],
    ['inStock', '', { inStock: false }],
    ['condition', 'TRUE', { isNew: true }],
    ['features', 'Roof | Belts\nMirrors||', { features: ['Roof', 'Belts', 'Mirrors'] }],
    ['description', ' One.\r\nTwo.\rThree. ', { description: 'One.\nTwo.\nThree.' }],
    ['addedAt', '6/4/2025', { addedAt: '2025-06-04' }],
    ['addedAt', '', { addedAt: today }],
    ['year', '2020', { year: 2020 }],
    ['stockNumber', 17, { stockNumber: '17' }],
    ['serialNumber', '7H3XX', { serialNumber: '7H3XX' }],
    ['hours', '1,204', { hours: 1204 }],
    ['miles', '310', { miles: 310 }],
    ['order', '2', { order: 2 }],
    ['featured', 'yes', { featured: true }],
    ['soldOn', '9/1/2025', { soldOn: '2025-09-01', inStock: false }],
    ['soldOn', today, { soldOn: today, inStock: false }],
    ['seatingCapacity', '4 Passengers', { seatingCapacity: 4 }],
    ['range', '38 miles', { range: 38 }],
    ['range', 38, { range: 38 }],
    ['batteryType', '48V lithium, 105 Ah', { volts: 48, ampereHours: 105, chemistry: 'lithium' }],
    ['hitch', 'Yes', { abilities: ['tow-hitch'], specifications: {} }],
    ['features', 'Tow hitch | Cup holders', { abilities: ['tow-hitch'] }],
    ['abilities', 'Tow hitch|lift', { abilities: ['lift', 'tow-hitch'] }],
    ['category', 'Lifted', { abilities: [] }],
    ['drawnModel', 'ev-city', { model: 'ev-city', length: 131, width: 65, height: 79 }],
    ['spec.doors', 0, { specifications: { doors: 0 } }],
  ])('CART-71, CART-106: reads %s %j', (column, cell, read) => {
    expect(imported({ ...newCart, [column]: cell }).vehicle).toMatchObject(read)
  })

  it.each([
    [
      { price: 'call' },
      ['Price cannot be "call": write dollars, such as 8495, since no cart is listed without a price'],
    ],
    [{ price: '1,29' }, ['Price cannot be "1,29"']],
    [{ price: '12k' }, ['Price cannot be "12k"']],
    [{ price: '-1' }, ['Price must be at least 1 dollar, not -1']],
    [{ price: '10,000,000 USD' }, ['Price must be at most']],
    [{ price: '12995.50' }, ['Price must be whole dollars, not 12995.5']],
    [{ price: '' }, ['Price is missing']],
    [{ seatingCapacity: '9' }, ['Seats must be 2 to 8, not 9']],
    [{ seatingCapacity: undefined }, ['Seats is missing']],
    [{ condition: 'mint' }, ['Condition cannot be "mint"']],
    [{ condition: undefined }, ['Condition is missing']],
    [{ inStock: 'maybe' }, ['In stock cannot be "maybe"']],
    [{ description: ' ' }, ['Description is missing']],
    [{ description: 'x'.repeat(3001) }, ['Description must have at most 3000 characters']],
    [{ addedAt: '14.6.2025' }, ['Here since must be a day such as 2025-06-14, not "14.6.2025"']],
    [{ externalUrl: 'ftp:1' }, ['Link to the maker must be a web address that begins with https://, not "ftp:1"']],
    [{ images: 'a.jpg' }, ['Pictures must be a path under /media/, not "a.jpg"']],
    [{ name: '', brand: '' }, ['Name is missing', 'Brand is missing']],
    [{ name: '山' }, ['Name makes the address “”, which must consist of']],
    [{ name: 'Denago '.repeat(16) }, ['Name makes the address “denago-']],
    [{ 'spec.doors': 'x'.repeat(81) }, ['doors must have at most 80 characters']],
    [
      { price: '0', year: '20' },
      ['Price must be at least 1 dollar, not 0', 'Model year must be a year from 1980 on, not 20'],
    ],
    [{ hours: '-1' }, ['Hours of use must be at least 0, not -1']],
    [{ order: '0' }, ['Place in the list must be at least 1, not 0']],
    [{ soldOn: '2025-10-02' }, ['Sold on must not be after today']],
    [{ soldOn: today, inStock: 'yes' }, ['In stock cannot be "yes" of a cart that is sold']],
  ])('CART-69, CART-106: refuses %.60j and says why', (change, reasons) => {
    const found = problems({ ...newCart, ...change })
    expect(found.map((problem, index) => problem.slice(0, reasons[index]?.length))).toEqual(reasons)
  })
})

describe('a row for a cart that is there', () => {
  it('CART-71: may name what changes and nothing else', () => {
    const { before, vehicle, isSame } = imported({ id: 'ev-city', price: '11495', inStock: 'no' })
    expect([before, isSame]).toEqual([stock.get('ev-city'), false])
    expect(vehicle).toEqual({ ...before, price: 11_495, inStock: false })
  })

  it('CART-39, CART-71: is known by its id behind its brand, or by name and brand; a new id loses its brand', () => {
    expect(imported({ id: 'denago-ev-city' }).isSame).toBe(true)
    expect(imported({ name: 'Denago EV City', brand: 'Denago' }).isSame).toBe(true)
    expect(imported({ name: 'EV City', brand: 'Denago' }).isSame).toBe(true)
    expect(imported({ ...newCart, id: 'yamaha-drive2' }).vehicle.id).toBe('drive2')
    expect(problems({ ...newCart, id: 'Drive 2' })[0]).toMatch(/^Id must consist of .*, not "Drive 2"$/)
  })

  it('CART-71: takes away what its cell leaves empty', () => {
    const { vehicle } = imported({ id: 'onward-4-passenger-2021', year: '', range: '', features: '', addedAt: '' })
    expect(vehicle).not.toHaveProperty('year')
    expect(vehicle).not.toHaveProperty('range')
    expect([vehicle.features, vehicle.addedAt]).toEqual([[], stock.get(vehicle.id)?.addedAt])
    expect(problems({ id: 'ev-city', name: '' })).toEqual(['Name is missing'])
  })

  it('CART-106: one is sold no more where its cell is empty, and "featured: no" says nothing', () => {
    expect(imported({ id: 'ev-city', featured: 'no' }).isSame).toBe(true)
    const sold = { ...stock.get('ev-city'), soldOn: '2025-09-01', inStock: false } as Vehicle
    const { vehicle } = imported({ id: 'ev-city', soldOn: '' }, new Map([['ev-city', sold]]))
    expect(vehicle).not.toHaveProperty('soldOn')
  })
})

it.each<readonly [change: ImportValues, before: Partial<Vehicle>, told: Partial<Vehicle> | readonly string[]]>([
  [{ specialPrice: '$9,995', specialUntil: '10/1/2025' }, {}, { specialPrice: 9_995, specialUntil: today }],
  [{ specialPrice: '9995' }, {}, ['Special ends is missing: it is the last day of the special price']],
  [{ specialUntil: today }, {}, ['Special price is missing: “Special ends” has a day']],
  [{ specialPrice: '9995', specialUntil: '2025-09-30' }, {}, ['Special ends must be today or later']],
  [{ specialPrice: '11995', specialUntil: today }, {}, ['Special price must be lower than the price, $11,995']],
  [
    { price: '9000' },
    { specialPrice: 9_000, specialUntil: today },
    ['Special price must be lower than the price, $9,000'],
  ],
  [{ price: '9000' }, { specialPrice: 9_500, specialUntil: '2025-09-30' }, { price: 9_000 }],
  [{ specialPrice: '' }, { specialPrice: 9_000, specialUntil: today }, {}],
  [{ chargingFrom: '6', chargingTo: '5' }, {}, ['Charging time, to must be 6 or more: it charges from 6 hours']],
  [
    { price: '', chargingFrom: '6', chargingTo: '5' },
    {},
    ['Price is missing', 'Charging time, to must be 6 or more: it charges from 6 hours'],
  ],
])('CART-200: a row with %j for a cart with %j', (change, before, told) => {
  const cart = stock.get('ev-city') as Vehicle
  const result = importOne({ id: 'ev-city', ...change }, new Map([['ev-city', { ...cart, ...before }]]))
  if (Array.isArray(told)) expect(result).toMatchObject({ ok: false, problems: told.map((text) => ({ text })) })
  else expect(result).toMatchObject({ ok: true, vehicle: { ...cart, ...told } })
})

it('CART-69: a cart that comes twice is refused, with the place where it stands', () => {
  const check = createCartImporter({ existing: stock, today })
  expect(check('row 2', { id: 'ev-city', price: '1' }).ok).toBe(true)
  const twice = 'Id "ev-city" is in row 2 already'
  expect(check('row 9', { id: 'ev-city' })).toMatchObject({
    ok: false,
    cart: 'ev-city',
    problems: [{ field: 'id', text: twice }],
  })
  const nameless = [{ text: 'is no row' }, { field: 'name', text: 'Name is missing' }]
  for (const place of ['row 10', 'row 11'])
    expect(check(place, { ...newCart, name: '' }, [{ text: 'is no row' }])).toMatchObject({
      ok: false,
      cart: '',
      problems: nameless,
    })
})

it('CART-69: JSON that is no cart is refused', () => {
  expect(valuesOfObject(['cart']).problems).toEqual([{ text: 'must be an object' }])
  for (const specifications of ['none', null, []])
    expect(valuesOfObject({ specifications }).problems).toEqual([{ text: 'specifications must be an object' }])
  const { values, problems: unknown } = valuesOfObject(JSON.parse('{"id":"ev-city","__proto__":{},"colour":7}'))
  expect([values, unknown]).toEqual([
    { id: 'ev-city', color: 7 },
    [{ text: '"__proto__" is no field we know' }, { text: importMessages.rule }],
  ])
  const within = valuesOfObject(JSON.parse('{"specifications":{"__proto__":"a","constructor":"b"}}'))
  expect(within.problems).toHaveLength(3)
})

it('CART-211: what is not understood of a cell stays as words under its label, and is told', () => {
  const { vehicle, unread } = imported({ id: 'ev-city', range: '4 adults + 200 lb' })
  expect(vehicle).not.toHaveProperty('range')
  expect(vehicle.specifications).toEqual({ range: '4 adults + 200 lb' })
  expect(unread).toEqual([{ column: 'range', text: expect.any(String) }])
  const { vehicle: mended } = imported({ id: 'ev-city', range: '41' }, new Map([['ev-city', vehicle]]))
  expect(mended).toMatchObject({ range: 41, specifications: {} })
})

it('CART-211: new features of a cart that is there leave its abilities alone, and are no names of them in a form', () => {
  const cart = stock.get('ev-city') as Vehicle
  expect(imported({ id: cart.id, features: 'Tow hitch' }).vehicle.abilities).toEqual(cart.abilities)
  const asked = createCartImporter({ existing: stock, today })('', { ...newCart, features: 'Tow hitch' })
  expect(asked).toMatchObject({ ok: true, vehicle: { abilities: [] } })
})

it('CART-210: pictures change no figure, ability, measure or model', () => {
  const cart = stock.get('ev-city') as Vehicle
  const { vehicle } = imported({ id: 'ev-city', images: '/media/photos/a.jpg' })
  expect(vehicle).toEqual({ ...cart, images: ['/media/photos/a.jpg'] })
})

it.each<readonly [ImportValues, Partial<Vehicle>]>([
  [{ id: 'd5-maverick-4-plus', suspension: 'None' }, { abilities: ['all-terrain'] }],
  [
    { id: 'ev-city', batteryType: '48V AGM' },
    { volts: 48, chemistry: 'agm' },
  ],
  [
    { id: 'ev-city', volts: '51.2' },
    { volts: 51.2, ampereHours: 105, chemistry: 'lithium' },
  ],
  [
    { id: 'ev-city', brakes: 'Rear drum' },
    { specifications: { brakes: 'Rear drum' }, abilities: stock.get('ev-city')?.abilities ?? [] },
  ],
])('CART-211: a column changes what it gives, and nothing else: %j', (values, read) => {
  expect(imported(values).vehicle).toMatchObject(read)
})

it('CART-211: a battery of new words takes away the figures of the old one', () => {
  const { vehicle } = imported({ id: 'ev-city', batteryType: 'six Trojans' })
  expect(vehicle).toMatchObject({ specifications: { batteryType: 'six Trojans' } })
  for (const figure of ['volts', 'ampereHours', 'chemistry']) expect(vehicle).not.toHaveProperty(figure)
})

it('CART-71: a condition in the column of the stock is no stock', () => {
  expect(problems({ id: 'ev-city', inStock: 'Used' })).toEqual(['In stock cannot be "Used"'])
  expect(imported({ id: 'ev-city', inStock: 'Available' }).isSame).toBe(true)
})
