import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sortOrders } from '#subjects/inventory/facts/filter-choices.ts'
import {
  activeFilters,
  type InventoryView,
  nearbyPages,
  noFilters,
  viewFromQuery,
  viewKeys,
  viewPath,
  viewToQuery,
} from './inventory-view.ts'

const firstView: InventoryView = { filters: noFilters, sort: sortOrders[0].value, page: 1 }
const read = (query: string) => viewFromQuery(new URLSearchParams(query))

describe('CART-31: the URL is the state', () => {
  it('CART-31: reads all that a view can say', () => {
    const typed = 'search=lift+%26+%E2%80%9Cgo%E2%80%9D+%2B50%25&brand=EZ-GO&category=People+Mover&price=15000-25000'
    const chosen = { brand: 'EZ-GO', category: 'People Mover', price: '15000-25000', seats: '6', condition: 'used' }
    const query = `${typed}&budget=21500&seats=6&condition=used&stock=out&sort=price-high&page=3&town=penn-forest`
    expect(read(query)).toEqual({
      filters: { ...noFilters, ...chosen, search: 'lift & “go” +50%', budget: '21500', stock: 'out' },
      sort: 'price-high',
      page: 3,
      town: 'penn-forest',
    })
    expect(viewToQuery(read(query))).toBe(query)
  })

  it.each([
    ['sort=seats&seats=4&search=+lift+', '?search=lift&seats=4&sort=seats'],
    ['page=2&budget=12000&price=under-15000', '?price=under-15000&budget=12000&page=2'],
    ['', ''],
  ])('CART-31: of %s writes only what differs, always in the same order', (query, written) => {
    expect(viewPath(read(query))).toBe(`/inventory${written}`)
  })

  it.each([
    'search=&brand=all&category=all&price=all&budget=&seats=all&condition=all&stock=all&sort=featured',
    'price=cheap&seats=9&condition=broken&stock=maybe&sort=color&page=-1',
    'seats=four&page=1.5&price=__proto__&sort=constructor',
    'page=NaN&brand=&category=%20&search=&brand=%20ALL',
    'page=99999999999999999999&utm_source=letter&town=%3Cb%3E',
    'BRAND=Denago&page=0&seats=1&budget=$',
  ])('CART-31, CART-33: what makes no sense, and an untouched form, is the first view: %s', (query) => {
    expect(read(query)).toEqual(firstView)
  })

  it('CART-31: takes the first of a repeated parameter and any case of a choice', () => {
    const { filters } = read('price=UNDER-15000&price=over-25000&stock=In&seats=8&brand=%20denago ')
    expect(filters).toEqual({ ...noFilters, price: 'under-15000', stock: 'in', seats: '8', brand: 'denago' })
  })

  it('CART-21, CART-31: keeps the space that is being typed, cuts what is too long, blanks what cannot be seen', () => {
    expect(read('search=d5+').filters.search).toBe('d5 ')
    expect(read(`search=${'x'.repeat(5000)}`).filters.search).toHaveLength(100)
    expect(read('search=a%00b').filters.search).toBe('a b')
  })
})

test.each([
  ['search=++', []],
  [
    'brand=Denago&price=15000-25000&search=ev+&page=2',
    [
      ...['Search: ev', 'brand=Denago&price=15000-25000', 'Brand: Denago', 'search=ev&price=15000-25000'],
      ...['Price: $15,000–25,000', 'search=ev&brand=Denago'],
    ],
  ],
  ['search=new&condition=new', ['Search: new', 'condition=new', 'Condition: New', 'search=new']],
  ['budget=12000', ['Budget: up to $12,000', '']],
])('CART-31: of %s, each filter in force with the view without it, on its first page', (query, chips) => {
  expect(activeFilters(read(query)).flatMap(({ label, without }) => [label, viewToQuery(without)])).toEqual(chips)
})

test.each([
  ['12000', '12000'],
  ['$12,000', '12000'],
  ['%2012000.50%20', '12000'],
  ['12k', '12000'],
  ['0012 ', '12'],
  ['9999999', '9999999'],
  ['', ''],
])('CART-140: reads a budget of %j as %j', (typed, budget) => {
  expect(read(`budget=${typed}`).filters.budget).toBe(budget)
})

test.each(['cheap', '-5', '0', '1e9', '12000000000', '<b>', '12 000 or so'])(
  'CART-140: %j is shown again and filters nothing',
  (typed) => {
    const asked = read(`budget=${encodeURIComponent(typed)}`)
    expect(asked.filters.budget).toBe(typed)
    expect(read(viewToQuery(asked))).toEqual(asked)
    expect(activeFilters(asked)).toEqual([])
  },
)

test('CART-140: what is refused is cut to what a sentence holds', () => {
  expect(read(`budget=${'x'.repeat(5000)}`).filters.budget).toHaveLength(20)
})

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('CART-33: on page %d of %d: %s', (page, pages, text) => {
  const numbers = nearbyPages(page, pages).map((number) => number ?? '…')
  expect(numbers.join(' ')).toBe(text)
})

test('CART-31: any query is brought into one form, which reads as the same view', () => {
  const text = fc.string().map((typed) => typed.trim())
  const known = fc.constantFrom('4', '12k', '$12,000.50', 'used', 'all', 'Evolution', 'price-low', 'under-15000', '1e3')
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...viewKeys), fc.oneof(text, known)), { maxLength: 8 }), (pairs) => {
      const view = viewFromQuery(new URLSearchParams(pairs))
      expect(read(viewToQuery(view))).toEqual(view)
    }),
  )
})
