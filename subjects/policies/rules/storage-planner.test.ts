import { describe, expect, it, test } from 'vitest'
import { addDays, addMonths } from '#kit/dates/calendar-day.ts'
import { monthsIn, planStorage, type StoragePlace, type StorageStay } from './storage-planner.ts'

const stay = (from: string, to: string, place: StoragePlace = 'indoor', addOns: Partial<StorageStay> = {}) =>
  planStorage({ from, to, place, maintenance: false, preSeasonPrep: false, ...addOns })

const charges = (plan: ReturnType<typeof planStorage>) =>
  plan.rows.map(({ charge, quantity }) => `${quantity} ${charge}`)

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
  it('POL-37, POL-55: takes a month for a short stay', () => {
    const plan = stay('2025-11-01', '2025-11-20')
    expect(plan.rows).toEqual([
      { charge: 'monthly', from: '2025-11-01', to: '2025-11-30', quantity: 1, unitPrice: 125, amount: 125 },
    ])
    expect(plan.total).toBe(125)
  })

  it('POL-37, POL-55: winter (Oct 15-Apr 15) $650 indoor / $400 outdoor', () => {
    const indoor = stay('2025-10-15', '2026-04-15')
    expect(indoor.rows).toEqual([
      { charge: 'winter', from: '2025-10-15', to: '2026-04-15', quantity: 1, unitPrice: 650, amount: 650 },
    ])
    expect(indoor.byTheMonth).toBe(875)
    expect(stay('2025-10-15', '2026-04-15', 'coveredOutdoor').total).toBe(400)
  })

  it('POL-37, POL-55: summer (May 1-Sep 30) $575 / $350', () => {
    expect(charges(stay('2025-05-01', '2025-09-30'))).toEqual(['1 summer'])
    expect(stay('2025-05-01', '2025-09-30').total).toBe(575)
    expect(stay('2025-05-01', '2025-09-30', 'coveredOutdoor').total).toBe(350)
  })

  it('POL-55: mixes months and seasons', () => {
    const plan = stay('2025-10-01', '2026-04-15')
    expect(charges(plan)).toEqual(['1 monthly', '1 winter'])
    expect(plan.total).toBe(775)
    expect(charges(stay('2025-10-15', '2026-09-30'))).toEqual(['1 winter', '1 monthly', '1 summer'])
  })

  it('POL-55: stays with months while a season costs more', () => {
    expect(charges(stay('2025-12-01', '2026-04-15'))).toEqual(['5 monthly'])
    expect(charges(stay('2025-11-01', '2026-04-15'))).toEqual(['1 winter'])
  })

  it('POL-37, POL-58: maintenance add-on $50 per month, pre-season prep $150', () => {
    const plan = stay('2025-10-15', '2026-04-15', 'indoor', { maintenance: true, preSeasonPrep: true })
    expect(plan.rows.slice(1).map(({ charge, amount }) => [charge, amount])).toEqual([
      ['maintenance', 350],
      ['pre-season-prep', 150],
    ])
    expect(plan.total).toBe(1150)
    expect(plan.byTheMonth).toBe(1375)
  })

  it('POL-55: keeps the day of the month through short months', () => {
    const plan = stay('2025-12-31', '2026-03-30')
    expect(plan.rows[0]).toMatchObject({ quantity: 3, to: '2026-03-30' })
  })

  it('POL-55: finds what brute force finds, on 600 stays of up to two and a half years', () => {
    const wrong: string[] = []
    for (let index = 0; index < 600; index += 1) {
      const from = addDays('2024-01-01', (index * 17) % 731)
      const to = addDays(from, (index * 7919) % 913)
      const place = index % 2 ? 'indoor' : 'coveredOutdoor'
      if (stay(from, to, place).total !== bruteForce(from, to, place)) wrong.push(`${from} ${to} ${place}`)
    }
    expect(wrong).toEqual([])
  })

  it('POL-55: covers every day, charges what the rows say, and never exceeds the monthly price', () => {
    for (let index = 0; index < 400; index += 1) {
      const from = addDays('2024-01-01', (index * 31) % 731)
      const to = addDays(from, (index * 13) % 800)
      const plan = stay(from, to)
      let day = from
      for (const row of plan.rows) {
        expect(row.from <= day).toBe(true)
        expect(row.amount).toBe(row.quantity * row.unitPrice)
        day = addDays(row.to, 1)
      }
      expect(day > to).toBe(true)
      expect(plan.total).toBe(plan.rows.reduce((sum, { amount }) => sum + amount, 0))
      expect(plan.total).toBeLessThanOrEqual(plan.byTheMonth)
    }
  })
})

test.each([
  ['2025-01-15', '2025-01-15', 1],
  ['2025-01-15', '2025-02-14', 1],
  ['2025-01-15', '2025-02-15', 2],
  ['2025-01-31', '2025-02-28', 2],
  ['2025-01-01', '2025-12-31', 12],
])('POL-55: monthsIn %s to %s is %d', (from, to, months) => {
  expect(monthsIn({ from, to })).toBe(months)
})
