import { describe, expect, it } from 'vitest'
import { sortOrders } from '#subjects/inventory/facts/filter-choices.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import {
  activeFilters,
  type InventoryView,
  vehiclesInView,
  viewFromQuery,
  viewPath,
  viewToQuery,
} from './inventory-view.ts'
import { noFilters } from './vehicle-filters.ts'

const firstView: InventoryView = { filters: noFilters, sort: sortOrders[0].value, page: 1 }
const read = (query: string) => viewFromQuery(new URLSearchParams(query))
const view = (filters: Partial<InventoryView['filters']>, rest: Partial<InventoryView> = {}): InventoryView => ({
  ...firstView,
  ...rest,
  filters: { ...firstView.filters, ...filters },
})

describe('the URL is the state', () => {
  const full = view(
    {
      search: 'lift & “go” +50%',
      brand: 'EZ-GO',
      category: 'People Mover',
      price: '15000-25000',
      budget: '21500',
      seats: '6',
      condition: 'used',
      stock: 'out',
    },
    { sort: 'price-high', page: 3 },
  )

  it('CART-31: reads back what it wrote', () => {
    expect(read(viewToQuery(full))).toEqual(full)
    expect(viewToQuery(read(viewToQuery(full)))).toBe(viewToQuery(full))
  })

  it('CART-31: writes nothing for the first view', () => {
    expect(viewToQuery(firstView)).toBe('')
    expect(viewPath(firstView)).toBe('/inventory')
    expect(read('')).toEqual(firstView)
  })

  it('CART-31: writes only what differs, always in the same order', () => {
    expect(viewPath(view({ seats: '4', search: ' lift ' }, { sort: 'seats' }))).toBe(
      '/inventory?search=lift&seats=4&sort=seats',
    )
  })

  it('CART-34: reads the untouched form of a visitor without script as the first view', () => {
    const form = 'search=&brand=all&category=all&price=all&budget=&seats=all&condition=all&stock=all&sort=featured'
    expect(read(form)).toEqual(firstView)
  })

  it('CART-21: keeps what is being typed, the space at its end included', () => {
    expect(read('search=d5+').filters.search).toBe('d5 ')
  })

  it.each([
    'price=cheap&seats=9&condition=broken&stock=maybe&sort=color&page=-1',
    'seats=four&page=1.5&price=__proto__&sort=constructor',
    'page=NaN&brand=&category=%20&search=',
    'page=99999999999999999999&utm_source=letter',
    'BRAND=Denago',
  ])('CART-31: tolerates nonsense: %s', (query) => {
    expect(read(query)).toEqual(firstView)
  })

  it('CART-31: takes the first of a repeated parameter and any case of a choice', () => {
    expect(read('price=UNDER-15000&price=over-25000&stock=In').filters).toMatchObject({
      price: 'under-15000',
      stock: 'in',
    })
  })

  it('CART-31: cuts a search that is too long and blanks what nobody can see', () => {
    expect(read(`search=${'x'.repeat(5000)}`).filters.search).toHaveLength(100)
    expect(read('search=a%00b').filters.search).toBe('a b')
  })
})

describe('activeFilters', () => {
  it('CART-32: is empty for the first view', () => {
    expect(activeFilters(firstView)).toEqual([])
  })

  it('CART-32: names each filter and leads to the view without it, on its first page', () => {
    const chips = activeFilters(view({ brand: 'Denago', price: 'under-15000', search: 'ev ' }, { page: 2 }))
    expect(chips.map(({ label, without }) => [label, viewToQuery(without)])).toEqual([
      ['Search: ev', 'brand=Denago&price=under-15000'],
      ['Brand: Denago', 'search=ev&price=under-15000'],
      ['Price: Under $15,000', 'search=ev&brand=Denago'],
    ])
  })
})

it('makes no chip of spaces, and names a choice that is not the first of its kind', () => {
  const chips = activeFilters(view({ search: '  ', price: '15000-25000', condition: 'used' }))
  expect(chips.map(({ label }) => label)).toEqual(['Price: $15,000 to $25,000', 'Condition: Used'])
})

it('CART-32: takes a search word for what it is, also when a selector has a value of that name', () => {
  expect(activeFilters(view({ search: 'new', condition: 'new' })).map(({ label }) => label)).toEqual([
    'Search: new',
    'Condition: New',
  ])
})

describe('CART-140: a budget', () => {
  it.each([
    ['12000', '12000'],
    ['$12,000', '12000'],
    ['%2012000.50%20', '12000'],
    ['12k', '12000'],
    ['$', ''],
    ['', ''],
  ])('reads %j as %j', (typed, budget) => {
    expect(read(`budget=${typed}`).filters.budget).toBe(budget)
  })

  it('CART-140: is a chip with its price, and part of the address', () => {
    const chips = activeFilters(view({ budget: '12000' }))
    expect(chips.map(({ label, without }) => [label, viewToQuery(without)])).toEqual([['Budget: up to $12,000', '']])
    expect(viewToQuery(view({ budget: '12000', price: 'under-15000' }))).toBe('price=under-15000&budget=12000')
  })

  it.each(['cheap', '-5', '0', '1e9', '12000000000', '<b>', '12 000 or so'])(
    'CART-141: %j is shown again and filters nothing',
    (typed) => {
      const asked = read(`budget=${encodeURIComponent(typed)}`)
      expect(asked.filters.budget).toBe(typed)
      expect(read(viewToQuery(asked))).toEqual(asked)
      expect(activeFilters(asked)).toEqual([])
      expect(vehiclesInView(inventory, asked).count).toBe(inventory.length)
    },
  )

  it('CART-141: what is refused is cut to what a sentence holds', () => {
    expect(read(`budget=${'x'.repeat(5000)}`).filters.budget).toHaveLength(20)
  })
})

describe('vehiclesInView', () => {
  it('CART-28, CART-30: filters and sorts', () => {
    const { vehicles, count, total } = vehiclesInView(inventory, view({ brand: 'denago' }, { sort: 'price-low' }))
    expect(vehicles.map(({ id }) => id)).toEqual([
      'ev-nomad',
      'ev-nomad-xl',
      'ev-rover-xl',
      'ev-rover-xxl',
      'ev-city',
      'ev-rover-xl6',
    ])
    expect([count, total]).toEqual([6, inventory.length])
  })

  it('CART-33: shows up to 60 carts on one page and never a page that is not there', () => {
    const many = Array.from({ length: 130 }, (_, index) => ({ ...inventory[0], id: `cart-${index}` }) as never)
    const at = (page: number) => vehiclesInView<(typeof inventory)[number]>(many, { ...firstView, page })
    expect([at(1).vehicles.length, at(2).vehicles[0]?.id, at(3).vehicles.length]).toEqual([60, 'cart-60', 10])
    expect(at(99)).toMatchObject({ page: 3, pages: 3, count: 130 })
    expect(vehiclesInView(many.slice(0, 60), firstView).pages).toBe(1)
    expect(vehiclesInView([], firstView)).toMatchObject({ vehicles: [], page: 1, pages: 1, count: 0 })
  })
})
