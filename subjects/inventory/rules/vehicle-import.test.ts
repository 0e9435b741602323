import { describe, expect, it } from 'vitest'
import { csvLine, fromInert, readCsv } from '#kit/formats/csv.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { type Vehicle, vehicleSchema } from './vehicle.ts'
import { columnOf, exportColumns, knownColumns, readHeadings, vehicleCell } from './vehicle-columns.ts'
import { createVehicleImporter, type ImportValues, pictureNames, valuesOfObject } from './vehicle-import.ts'

const carts = inventory.map((record) => vehicleSchema.parse({ ...record, color: record.drawing.paint.name }))
const stock = new Map(carts.map((cart) => [cart.id, cart]))
const today = '2025-10-01'
const newCart: ImportValues = {
  name: 'Yamaha Drive2 2020',
  brand: 'Yamaha',
  description: 'Runs.',
  price: '$5,495',
  category: 'Golf',
  condition: 'Used',
  seatingCapacity: '2 seats',
}

const importOne = (values: ImportValues, existing: ReadonlyMap<string, Vehicle> = stock) =>
  createVehicleImporter({ existing, today })(2, values)
const problems = (values: ImportValues) => {
  const result = importOne(values)
  return result.ok ? [] : result.problems
}
const imported = (values: ImportValues) => {
  const result = importOne(values)
  if (!result.ok) throw new Error(result.problems.join('; '))
  return result
}

describe('a row for a new cart', () => {
  it('CART-71: needs little and gets the rest from us', () => {
    expect(imported(newCart)).toEqual({
      ok: true,
      row: 2,
      change: 'added',
      vehicle: {
        id: 'drive2-2020',
        name: 'Yamaha Drive2 2020',
        brand: 'Yamaha',
        description: 'Runs.',
        price: 5495,
        category: 'Golf',
        isNew: false,
        inStock: true,
        images: [],
        features: [],
        specifications: { seatingCapacity: 2 },
        addedAt: today,
      },
    })
  })

  it.each([
    ['price', '12,995.00', 'price', 12_995],
    ['price', '12995 USD', 'price', 12_995],
    ['inStock', 'x', 'inStock', true],
    ['inStock', 'Sold', 'inStock', false],
    ['inStock', '', 'inStock', false],
    ['condition', 'TRUE', 'isNew', true],
    ['features', 'Roof | Belts\nMirrors||', 'features', ['Roof', 'Belts', 'Mirrors']],
    ['addedAt', '6/4/2025', 'addedAt', '2025-06-04'],
    ['addedAt', '', 'addedAt', today],
    ['year', '2020', 'year', 2020],
  ] as const)('reads %s %j', (column, cell, field, value) => {
    expect(imported({ ...newCart, [column]: cell }).vehicle[field]).toEqual(value)
  })

  it('CART-71: takes further specifications', () => {
    const { vehicle } = imported({ ...newCart, range: '38 miles', 'spec.hitch': 'Two-inch', 'spec.doors': 0 })
    expect(vehicle.specifications).toEqual({ seatingCapacity: 2, range: '38 miles', hitch: 'Two-inch', doors: 0 })
  })

  it.each([
    [{ price: '12k' }, ['price cannot be "12k"']],
    [{ price: '1,29' }, ['price cannot be "1,29"']],
    [{ price: '12995.50' }, ['price must be whole dollars, not 12995.5']],
    [{ price: '' }, ['price is missing']],
    [{ seatingCapacity: '9' }, ['seatingCapacity must be 2 to 8, not 9']],
    [{ seatingCapacity: undefined }, ['seatingCapacity is missing']],
    [{ condition: 'mint' }, ['condition cannot be "mint"']],
    [{ condition: undefined }, ['condition is missing']],
    [{ inStock: 'maybe' }, ['inStock cannot be "maybe"']],
    [{ description: ' ' }, ['description is missing']],
    [{ addedAt: '14.6.2025' }, ['addedAt must be a day such as 2025-06-14, not "14.6.2025"']],
    [
      { externalUrl: 'javascript:1' },
      ['externalUrl must be a web address that begins with https://, not "javascript:1"'],
    ],
    [{ name: '', brand: '' }, ['id must consist of', 'name is missing', 'brand is missing']],
    [
      { price: '0', year: '20' },
      ['price must be at least 1 dollar, not 0', 'year must be a year from 1980 on, not 20'],
    ],
  ])('CART-69: refuses %j and says why', (change, reasons) => {
    const found = problems({ ...newCart, ...change })
    expect(found.map((problem, index) => problem.slice(0, reasons[index]?.length))).toEqual(reasons)
  })
})

describe('what a dealer may know besides', () => {
  it('CART-106: is read from a cell, under any usual heading', () => {
    const row = {
      stockNumber: 'A-17',
      serialNumber: '7H3XX',
      hours: '1,204',
      miles: '310',
      order: '2',
      featured: 'yes',
      soldOn: '9/1/2025',
    }
    expect(imported({ ...newCart, ...row }).vehicle).toMatchObject({
      stockNumber: 'A-17',
      serialNumber: '7H3XX',
      hours: 1204,
      miles: 310,
      order: 2,
      featured: true,
      soldOn: '2025-09-01',
      inStock: false,
    })
    for (const [heading, column] of [
      ['VIN', 'serialNumber'],
      ['Stock No.', 'stockNumber'],
      ['Mileage', 'miles'],
      ['Sold', 'soldOn'],
    ] as const)
      expect(columnOf(heading)).toBe(column)
  })

  it('CART-106: is left out where it is not said, and "featured: no" is not saying it', () => {
    expect(imported({ id: 'ev-city', featured: 'no' }).change).toBe('same')
    const sold = { ...stock.get('ev-city'), soldOn: '2025-09-01', inStock: false } as Vehicle
    expect(importOne({ id: 'ev-city', soldOn: '' }, new Map([['ev-city', sold]]))).toMatchObject({
      ok: true,
      vehicle: expect.not.objectContaining({ soldOn: expect.anything() }),
    })
  })

  it.each([
    [{ hours: '-1' }, 'hours must be at least 0, not -1'],
    [{ order: '0' }, 'order must be at least 1, not 0'],
    [{ soldOn: '2025-10-02' }, 'soldOn must not be after today'],
    [{ soldOn: '2025-09-01', inStock: 'yes' }, 'inStock cannot be "yes" while soldOn says that it is sold'],
  ])('CART-106: %j is refused', (change, reason) => {
    expect(problems({ ...newCart, ...change })).toEqual([reason])
  })
})

describe('a row for a cart that is there', () => {
  it('CART-71: may name what changes and nothing else', () => {
    const result = imported({ id: 'ev-city', price: '11495', inStock: 'no' })
    expect(result).toMatchObject({
      change: 'changed',
      vehicle: { price: 11_495, inStock: false, name: 'Denago EV City' },
    })
    expect(result.vehicle.features).toEqual(stock.get('ev-city')?.features)
  })

  it('CART-71: is known by name and brand, too', () => {
    expect(imported({ name: 'Denago EV City', brand: 'Denago' }).change).toBe('same')
  })

  it('CART-71, CART-39: is known by its id behind its brand, and a new id loses its brand', () => {
    expect(imported({ id: 'denago-ev-city', price: '11000' })).toMatchObject({ vehicle: { id: 'ev-city' } })
    expect(imported({ ...newCart, id: 'yamaha-drive2' })).toMatchObject({ change: 'added', vehicle: { id: 'drive2' } })
    expect(problems({ ...newCart, id: 'Drive 2' })[0]).toMatch(/^id must consist of .*, not "Drive 2"$/)
  })

  it('CART-71: takes away what its cell leaves empty', () => {
    const { vehicle } = imported({ id: 'onward-4-passenger-2021', year: '', range: '', features: '' })
    expect(vehicle).not.toHaveProperty('year')
    expect(vehicle.specifications).not.toHaveProperty('range')
    expect(vehicle.features).toEqual([])
    expect(problems({ id: 'ev-city', name: '' })).toEqual(['name is missing'])
  })
})

describe('many rows', () => {
  it('CART-69: refuse a cart that comes twice and name both rows', () => {
    const check = createVehicleImporter({ existing: stock, today })
    expect(check(2, { id: 'ev-city', price: '1' }).ok).toBe(true)
    expect(check(9, { id: 'ev-city', price: '2' })).toEqual({
      ok: false,
      row: 9,
      cart: 'ev-city',
      problems: ['id "ev-city" is in row 2 already'],
    })
  })

  it('CART-73: give back the whole inventory unchanged from its own export', () => {
    const columns = exportColumns(carts)
    const text = csvLine(columns) + carts.map((cart) => csvLine(columns.map((c) => vehicleCell(cart, c)))).join('')
    const [head, ...rows] = readCsv(`\uFEFF${text}`)
    expect(readHeadings(head?.cells ?? [])).toEqual({ columns, problems: [] })
    const check = createVehicleImporter({ existing: new Map(), today })
    const vehicles = rows.map(({ row, cells }) => {
      const result = check(row, Object.fromEntries(columns.map((column, i) => [column, fromInert(cells[i] ?? '')])))
      return result.ok ? result.vehicle : result
    })
    expect(vehicles).toEqual(carts)
  })
})

describe('pictures', () => {
  const check = createVehicleImporter({
    existing: stock,
    today,
    imagePath: (name) => (name === 'front.jpg' ? '/media/carts/front.jpg' : null),
  })

  it('CART-71: are turned into their paths', () => {
    const result = check(2, { id: 'ev-city', images: 'front.jpg|/media/carts/side.webp' })
    expect(result.ok && result.vehicle.images).toEqual(['/media/carts/front.jpg', '/media/carts/side.webp'])
  })

  it('CART-71: that lie in a folder are those a row names by their files', () => {
    expect(pictureNames({ images: ' a.jpg | /media/carts/x.webp |sub\\b.png' })).toEqual(['a.jpg', 'sub\\b.png'])
    expect(pictureNames({ images: ['a.jpg', 3] })).toEqual(['a.jpg'])
    for (const images of [undefined, '', null, 7]) expect(pictureNames({ images })).toEqual([])
  })

  it('CART-71: that are missing are named', () => {
    expect(check(3, { id: 'ev-nomad', images: 'back.jpg' })).toEqual({
      ok: false,
      row: 3,
      cart: 'ev-nomad',
      problems: ['images: there is no picture "back.jpg"'],
    })
  })
})

describe('JSON', () => {
  it('CART-69: takes a Vehicle as the API gives it', () => {
    for (const cart of carts) {
      const { values, problems: none } = valuesOfObject(JSON.parse(JSON.stringify(cart)))
      expect(none).toEqual([])
      expect(imported(values)).toMatchObject({ change: 'same', vehicle: cart })
    }
  })

  it('CART-69: refuses what is no cart', () => {
    expect(valuesOfObject(['cart']).problems).toEqual(['must be an object'])
    expect(valuesOfObject({ specifications: 'none' }).problems).toEqual(['specifications must be an object'])
    const { values, problems: unknown } = valuesOfObject(JSON.parse('{"id":"ev-city","__proto__":{},"colour":7}'))
    expect(unknown).toEqual(['"__proto__" is no field we know', knownColumns])
    expect(createVehicleImporter({ existing: stock, today })(1, values, unknown)).toMatchObject({ ok: false })
  })
})
