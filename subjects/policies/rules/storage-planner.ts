import { addDays, addMonths, type CalendarDay, parseDay, yearOf } from '#kit/dates/calendar-day.ts'
import { plannerReader } from '#kit/parts/planner-query.ts'
import { longestStayYears, storagePlaces, storagePlanner } from '#subjects/policies/facts/storage-planner.ts'
import type { StoragePrices } from './prices-today.ts'

export type StoragePlace = keyof StoragePrices['monthly']

interface Days {
  readonly from: CalendarDay
  /** The last day, which counts. */
  readonly to: CalendarDay
}

export interface StorageStay extends Days {
  readonly place: StoragePlace
  readonly maintenance: boolean
  readonly preSeasonPrep: boolean
}

/** A stay, with the present prices of storage. */
interface PricedStay extends StorageStay {
  readonly prices: StoragePrices
}

export interface StorageRow extends Days {
  readonly charge: keyof typeof storagePlanner.result.charges
  readonly quantity: number
  readonly unitPrice: number
  readonly amount: number
}

export interface StoragePlan {
  readonly rows: readonly StorageRow[]
  readonly total: number
  /** The price of the same stay by the month alone, with the same add-ons. */
  readonly byTheMonth: number
}

interface Cover {
  readonly rows: readonly StorageRow[]
  readonly cost: number
}

const nothing: Cover = { rows: [], cost: 0 }

/** `?from=…&to=…&place=…&maintenance=on&prep=on` */
export const storageReader = plannerReader({
  fields: { from: '', to: '', place: 'indoor', maintenance: '', prep: '' },
  asks: (search) => ['from', 'to', 'place'].some((key) => search.has(key)),
  inputOf: (typed, problems): StorageStay | undefined => {
    const { wrong } = storagePlanner
    const from = parseDay(typed.from)
    const to = parseDay(typed.to)
    const place = storagePlaces.find(({ value }) => value === typed.place)?.place
    if (!from) problems.from = wrong.from
    if (!to) problems.to = wrong.to
    if (!place) problems.place = wrong.place
    if (from && to && to < from) problems.to = wrong.order
    if (from && to && to >= addMonths(from, 12 * longestStayYears)) problems.to = wrong.tooLong
    if (!from || !to || !place) return undefined
    return { from, to, place, maintenance: typed.maintenance === 'on', preSeasonPrep: typed.prep === 'on' }
  },
})

/** The cheapest mix of months and seasons that covers every day of the stay. A month begun costs a whole month. */
export function planStorage(asked: StorageStay, prices: StoragePrices): StoragePlan {
  const stay = { ...asked, prices }
  const addOns = addOnRows(stay)
  const extra = addOns.reduce((sum, { amount }) => sum + amount, 0)
  const { rows, cost } = cheapestCover(stay.from, stay, new Map())
  return {
    rows: [...rows, ...addOns],
    total: cost + extra,
    byTheMonth: monthsIn(stay) * prices.monthly[stay.place] + extra,
  }
}

/** Months begun between the first day and the last. */
function monthsIn({ from, to }: Days): number {
  let months = 1
  while (addMonths(from, months) <= to) months += 1
  return months
}

function cheapestCover(day: CalendarDay, stay: PricedStay, known: Map<CalendarDay, Cover>): Cover {
  if (day > stay.to) return nothing
  const cover =
    known.get(day) ?? coversFrom(day, stay, known).reduce((best, other) => (isBetter(other, best) ? other : best))
  known.set(day, cover)
  return cover
}

function coversFrom(day: CalendarDay, stay: PricedStay, known: Map<CalendarDay, Cover>): Cover[] {
  const options: Cover[] = []
  const throughSeason = (before: Cover, season: StorageRow) => {
    const rest = cheapestCover(addDays(season.to, 1), stay, known)
    options.push({ rows: [...before.rows, season, ...rest.rows], cost: before.cost + season.amount + rest.cost })
  }
  const now = seasonOn(day, stay)
  if (now) throughSeason(nothing, now)
  // Months in a row end with the stay or where a season begins; one more month belongs to the same row.
  for (let count = 1; ; count += 1) {
    const next = addMonths(day, count)
    const row = rowOf('monthly', { from: day, to: addDays(next, -1) }, stay.prices.monthly[stay.place], count)
    const run = { rows: [row], cost: row.amount }
    if (next > stay.to) return [...options, run]
    const season = seasonOn(next, stay)
    if (season) throughSeason(run, season)
  }
}

function isBetter(option: Cover, best: Cover): boolean {
  return option.cost < best.cost || (option.cost === best.cost && option.rows.length < best.rows.length)
}

function seasonOn(day: CalendarDay, { place, prices }: PricedStay): StorageRow | undefined {
  const year = yearOf(day)
  const season = (charge: 'winter' | 'summer', first: number, last: number) => {
    const { from, to, [place]: price } = prices[charge]
    return rowOf(charge, { from: `${first}-${from}`, to: `${last}-${to}` }, price)
  }
  return [season('winter', year - 1, year), season('summer', year, year), season('winter', year, year + 1)].find(
    ({ from, to }) => from <= day && day <= to,
  )
}

function addOnRows(stay: PricedStay): StorageRow[] {
  const { maintenancePerMonth, preSeasonPrep } = stay.prices
  return [
    ...(stay.maintenance ? [rowOf('maintenance', stay, maintenancePerMonth, monthsIn(stay))] : []),
    ...(stay.preSeasonPrep ? [rowOf('pre-season-prep', stay, preSeasonPrep)] : []),
  ]
}

function rowOf(charge: StorageRow['charge'], { from, to }: Days, unitPrice: number, quantity = 1): StorageRow {
  return { charge, from, to, quantity, unitPrice, amount: quantity * unitPrice }
}
