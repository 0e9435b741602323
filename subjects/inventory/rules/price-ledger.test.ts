import { describe, expect, it } from 'vitest'
import { priceLedger } from '#subjects/inventory/facts/price-ledger.ts'
import { ledgerOf, ledgerText, priceSince } from './price-ledger.ts'

const arrival = { day: '2026-08-05', before: null, price: 13_495, addedAt: '2026-08-04' }
const move = (day: string, from: number, to: number) => ({ day, before: from, price: to, addedAt: null })

describe('the ledger of a cart', () => {
  it('CART-110: begins with its arrival, and tells each move of its price', () => {
    const ledger = ledgerOf([arrival, move('2026-09-02', 13_495, 12_995)])
    expect(ledgerText(ledger, '2026-10-01')).toBe('Here since August 4. $13,495 → $12,995 on September 2.')
    expect(ledgerText(ledger, '2027-01-02')).toBe('Here since August 4, 2026. $13,495 → $12,995 on September 2, 2026.')
  })

  it('CART-110: makes up no arrival for a cart that was there before', () => {
    expect(ledgerText(ledgerOf([move('2026-09-02', 13_495, 12_995)]), '2026-10-01')).toBe(
      '$13,495 → $12,995 on September 2.',
    )
    expect(ledgerText(ledgerOf([]), '2026-10-01')).toBe('')
    const entered = { day: '2026-09-03', before: null, price: null, addedAt: '2026-08-01' }
    expect(ledgerText(ledgerOf([entered]), '2026-10-01')).toBe('Here since August 1.')
  })

  it('CART-110: counts the moves of one day as one, and a price put right the same day as none', () => {
    expect(ledgerOf([move('2026-09-02', 100, 10), move('2026-09-02', 10, 90)]).moves).toEqual([
      { day: '2026-09-02', from: 100, to: 90 },
    ])
    expect(ledgerOf([move('2026-09-02', 100, 10), move('2026-09-02', 10, 100)]).moves).toEqual([])
  })

  it('CART-110: forgets what was before a cart came in anew', () => {
    const ledger = ledgerOf([move('2026-08-01', 2, 1), { ...arrival, day: '2026-09-01' }])
    expect(ledger).toEqual({ since: '2026-08-04', moves: [] })
  })

  it('CART-110: tells the latest moves, and no more than a line holds', () => {
    const days = ['01', '02', '03', '04', '05'].map((day, index) => move(`2026-09-${day}`, 100 + index, 101 + index))
    const moves = ledgerText(ledgerOf(days), '2026-10-01').match(/→/g)
    expect(moves).toHaveLength(priceLedger.moves)
  })
})

it('CART-110: a price has been asked since its last move, or since the cart came in', () => {
  expect(priceSince({ price: 12_995 }, ledgerOf([arrival, move('2026-09-02', 13_495, 12_995)]))).toBe('2026-09-02')
  expect(priceSince({ price: 13_495 }, ledgerOf([arrival]))).toBe('2026-08-04')
  expect(priceSince({ price: 5 }, ledgerOf([move('2026-09-02', 13_495, 12_995)]))).toBeUndefined()
  expect(priceSince({ price: 5 }, undefined)).toBeUndefined()
})
