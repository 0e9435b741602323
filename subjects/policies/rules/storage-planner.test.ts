import { describe, expect, it, test } from 'vitest'
import { addDays, addMonths } from '#kit/dates/calendar-day.ts'
import { storagePrices, usualAmounts } from './prices-today.ts'
import { planStorage, type StoragePlace, type StorageStay, storageReader } from './storage-planner.ts'

const stay = (from: string, to: string, place: StoragePlace = 'indoor', addOns: Partial<StorageStay> = {}) =>
  planStorage({ from, to, place, maintenance: false, preSeasonPrep: false, ...addOns }, storagePrices(usualAmounts))

/** Every season bought or not, months in between: another way to the same answer. */
function bruteForce(from: string, to: string, place: StoragePlace): number {
  const prices = {
    indoor: { month: 125, winter: 650, summer: 575 },
    coveredOutdoor: { month: 75, winter: 400, summer: 350 },
  }[place]
  const seasons: { from: string; to: string; price: number }[] = []
  for (let year = Number(from.slice(0, 4)) - 1; year <= Number(to.slice(0, 4)); year += 1) {
    seasons.push({ from: `${year}-05-01`, to: `${year}-09-30`, price: prices.summer })
    seasons.push({ from: `${year}-10-15`, to: `${year + 1}-04-15`, price: prices.winter })
  }
  const touching = seasons.filter((season) => season.from <= to && season.to >= from)
  let cheapest = Number.POSITIVE_INFINITY
  for (let choice = 0; choice < 2 ** touching.length; choice += 1) {
    const bought = touching.filter((_, index) => choice & (2 ** index))
    const coverOf = (day: string) => bought.find((season) => season.from <= day && day <= season.to)
    let cost = bought.reduce((sum, { price }) => sum + price, 0)
    let day = from
    while (day <= to) {
      const season = coverOf(day)
      if (season) {
        day = addDays(season.to, 1)
        continue
      }
      const anchor = day
      for (let count = 1; day <= to && !coverOf(day); count += 1) {
        day = addMonths(anchor, count)
        cost += prices.month
      }
    }
    cheapest = Math.min(cheapest, cost)
  }
  return cheapest
}

describe('planStorage', () => {
  test.each([
    ['2025-11-01', '2025-11-20', 'indoor', '1 monthly to 2025-11-30', 125],
    // The day of the month is kept through short months.
    ['2025-12-31', '2026-03-30', 'indoor', '3 monthly to 2026-03-30', 375],
    ['2025-11-01', '2026-04-15', 'coveredOutdoor', '1 winter to 2026-04-15', 400],
    ['2025-05-01', '2025-09-30', 'indoor', '1 summer to 2025-09-30', 575],
    ['2025-10-01', '2026-04-15', 'indoor', '1 monthly to 2025-10-31, 1 winter to 2026-04-15', 775],
    ['2025-12-01', '2026-04-15', 'indoor', '5 monthly to 2026-04-30', 625],
  ] as const)('POL-37, POL-55: %s to %s %s: %s, $%d', (from, to, place, charges, total) => {
    const plan = stay(from, to, place)
    expect(plan.rows.map((row) => `${row.quantity} ${row.charge} to ${row.to}`).join(', ')).toBe(charges)
    expect(plan.total).toBe(total)
  })

  it('POL-37, POL-58: maintenance add-on $50 per month, pre-season prep $150, and what the season saves', () => {
    const plan = stay('2025-10-15', '2026-04-15', 'indoor', { maintenance: true, preSeasonPrep: true })
    expect(plan.rows.slice(1).map(({ charge, amount }) => [charge, amount])).toEqual([
      ['maintenance', 350],
      ['pre-season-prep', 150],
    ])
    expect([plan.total, plan.byTheMonth]).toEqual([1150, 1375])
  })

  it('POL-55: on 600 stays finds what brute force finds; its lines cover every day and add up', () => {
    for (let index = 0; index < 600; index += 1) {
      const from = addDays('2024-01-01', (index * 17) % 731)
      const to = addDays(from, (index * 7919) % 913)
      const place = index % 2 ? 'indoor' : 'coveredOutdoor'
      const plan = stay(from, to, place)
      expect(plan.total, `${from} ${to} ${place}`).toBe(bruteForce(from, to, place))
      let day = from
      for (const row of plan.rows) {
        expect(row.from).toBe(row.charge === 'monthly' ? day : row.from)
        expect(row.from <= day).toBe(true)
        expect(row.amount).toBe(row.quantity * row.unitPrice)
        day = addDays(row.to, 1)
      }
      expect(day > to).toBe(true)
      expect(plan.total).toBe(plan.rows.reduce((sum, { amount }) => sum + amount, 0))
      expect(plan.total).toBeLessThanOrEqual(plan.byTheMonth)
    }
  })

  test.each([
    ['2025-01-15', '2025-01-15', 1],
    ['2025-01-15', '2025-02-14', 1],
    ['2025-01-15', '2025-02-15', 2],
    ['2025-01-31', '2025-02-28', 2],
    ['2025-01-01', '2025-12-31', 12],
  ])('POL-55: %s to %s are %d months begun', (from, to, months) => {
    expect(stay(from, to).byTheMonth).toBe(months * usualAmounts['storage-month-indoor'])
  })
})

describe('storageReader', () => {
  const read = (query: string) => storageReader.read(new URLSearchParams(query))
  const days = { from: '2025-10-15', to: '2025-10-15' }

  test.each([
    ['', undefined],
    ['prep=on', undefined],
    ['from=2025-10-15&to=2025-10-15', { ...days, place: 'indoor', maintenance: false, preSeasonPrep: false }],
    [
      'from=2025-10-15&to=2025-10-15&place=covered-outdoor&maintenance=on&prep=on',
      { ...days, place: 'coveredOutdoor', maintenance: true, preSeasonPrep: true },
    ],
    ['from=2025-03-02&to=2030-03-01', expect.anything()],
  ])('POL-59: reads "%s"', (query, input) => {
    expect(read(query)).toMatchObject({ problems: {} })
    expect(read(query).input).toEqual(input)
  })

  test.each([
    ['place=indoor', { from: 'Choose the first day.', to: 'Choose the last day.' }],
    ['to=2025-03-01', { from: 'Choose the first day.' }],
    ['from=2025-03-02&to=2025-03-01', { to: 'The last day comes before the first day.' }],
    ['from=2025-03-02&to=2030-03-02', { to: 'Plan at most 5 years at a time, or call us for a longer stay.' }],
    ['from=2025-03-02&to=2025-03-03&place=constructor', { place: 'Choose indoor or covered outdoor storage.' }],
  ])('POL-73: says what is wrong with %s', (query, problems) => {
    expect(read(query)).toEqual({ typed: expect.anything(), problems })
  })
})
