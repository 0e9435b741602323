import { expect, test } from 'vitest'
import { firstCarts } from '#subjects/inventory/rules/first-carts.ts'
import { newValuesOf, readSeveral } from './several-carts.ts'

const [found] = firstCarts
if (!found) throw new Error('no cart')
const cart = { ...found, price: 12_995 }
const typed = { action: 'lower', amount: '500', unit: 'dollars', roundTo: '1' }

test.each([
  [typed, { price: '12495' }],
  [{ ...typed, action: 'raise', amount: '$1,000' }, { price: '13995' }],
  [{ ...typed, amount: '5', unit: 'percent', roundTo: '50' }, { price: '12350' }],
  [{ ...typed, amount: '7.5', unit: 'percent', roundTo: '100' }, { price: '12000' }],
  [{ ...typed, amount: '5', unit: 'percent', roundTo: 'end in 95' }, { price: '12395' }],
  [
    { ...typed, action: 'special', until: '2027-03-01' },
    { specialPrice: '12495', specialUntil: '2027-03-01' },
  ],
  [{ action: 'regular' }, { specialPrice: '', specialUntil: '' }],
  [{ action: 'in' }, { inStock: 'yes', soldOn: '' }],
  [{ action: 'out' }, { inStock: 'no' }],
  [{ action: 'sold' }, { inStock: 'no', soldOn: '2027-02-01' }],
  [{ action: 'featured' }, { featured: 'yes' }],
])('CART-207: %j makes of a cart of $12,995 %j', (form, values) => {
  const wish = readSeveral(form)
  if ('text' in wish) throw new Error(wish.text)
  expect(newValuesOf(cart, wish, '2027-02-01')).toEqual(values)
})

test.each([
  [{}, 'action'],
  [{ action: 'constructor' }, 'action'],
  [{ ...typed, amount: '' }, 'amount'],
  [{ ...typed, amount: '-500' }, 'amount'],
  [{ ...typed, amount: '100', unit: 'percent' }, 'amount'],
  [{ ...typed, amount: 'a lot' }, 'amount'],
  [{ ...typed, unit: 'euros' }, 'unit'],
  [{ ...typed, roundTo: '7' }, 'roundTo'],
  [{ ...typed, action: 'special' }, 'until'],
  [{ ...typed, action: 'special', until: '2027-02-30' }, 'until'],
])('CART-207: %j is refused at its field %s', (form, field) => {
  expect(readSeveral(form)).toMatchObject({ field, text: expect.any(String) })
})

test('CART-207: a sold cart is left alone, but for being for sale again', () => {
  const sold = { ...cart, inStock: false, soldOn: '2027-01-05' }
  const wishOf = (action: string) => {
    const wish = readSeveral({ ...typed, action })
    if ('text' in wish) throw new Error(wish.text)
    return newValuesOf(sold, wish, '2027-02-01')
  }
  expect(['lower', 'sold', 'out', 'featured'].map(wishOf)).toEqual([undefined, undefined, undefined, undefined])
  expect(wishOf('in')).toEqual({ inStock: 'yes', soldOn: '' })
})
