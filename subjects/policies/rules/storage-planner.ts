import { addDays, addMonths, type CalendarDay, parseDay, yearOf } from '#kit/dates/calendar-day.ts'
import { plannerReader } from '#kit/parts/planner-query.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { longestStayYears, storagePlaces, storagePlanner } from '#subjects/policies/facts/storage-planner.ts'

const { storage } = policyTerms

export type StoragePlace = keyof typeof storage.monthly

export interface StorageStay {
  readonly from: CalendarDay
  /** The last day, which is counted. */
  readonly to: CalendarDay
  readonly place: StoragePlace
  readonly maintenance: boolean
  readonly preSeasonPrep: boolean
}

export interface StorageRow {
  readonly charge: 'monthly' | 'winter' | 'summer' | 'maintenance' | 'pre-season-prep'
  readonly from: CalendarDay
  readonly to: CalendarDay
  readonly quantity: number
  readonly unitPrice: number
  readonly amount: number
}

export interface StoragePlan {
  readonly rows: readonly StorageRow[]
  readonly total: number
  /** What the same stay costs by the month alone, with the same add-ons. */
  readonly byTheMonth: number
}

interface Season {
  readonly charge: 'winter' | 'summer'
  readonly from: CalendarDay
  readonly to: CalendarDay
  readonly price: number
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

/** The cheapest mix of months and seasons that covers every day of the stay. A month begun is a month paid. */
export function planStorage(stay: StorageStay): StoragePlan {
  const addOns = addOnRows(stay)
  const extra = addOns.reduce((sum, { amount }) => sum + amount, 0)
  const { rows, cost } = cheapestCover(stay.from, stay, new Map())
  return {
    rows: [...rows, ...addOns],
    total: cost + extra,
    byTheMonth: monthsIn(stay) * storage.monthly[stay.place] + extra,
  }
}

/** Months begun between the first day and the last. */
export function monthsIn({ from, to }: Pick<StorageStay, 'from' | 'to'>): number {
  let months = 1
  while (addMonths(from, months) <= to) months += 1
  return months
}

function cheapestCover(day: CalendarDay, stay: StorageStay, known: Map<CalendarDay, Cover>): Cover {
  if (day > stay.to) return nothing
  const cover =
    known.get(day) ?? coversFrom(day, stay, known).reduce((best, other) => (isBetter(other, best) ? other : best))
  known.set(day, cover)
  return cover
}

function coversFrom(day: CalendarDay, stay: StorageStay, known: Map<CalendarDay, Cover>): Cover[] {
  const options: Cover[] = []
  const throughSeason = (before: Cover, { charge, from, to, price }: Season) => {
    const rest = cheapestCover(addDays(to, 1), stay, known)
    const row = { charge, from, to, quantity: 1, unitPrice: price, amount: price }
    options.push({ rows: [...before.rows, row, ...rest.rows], cost: before.cost + price + rest.cost })
  }
  const now = seasonOn(day, stay.place)
  if (now) throughSeason(nothing, now)
  // A run of months ends with the stay, or gives way to a season; more months in a row are the same run.
  for (let count = 1; ; count += 1) {
    const run = monthsFrom(day, count, stay.place)
    const next = addMonths(day, count)
    if (next > stay.to) return [...options, run]
    const season = seasonOn(next, stay.place)
    if (season) throughSeason(run, season)
  }
}

function isBetter(option: Cover, best: Cover): boolean {
  return option.cost < best.cost || (option.cost === best.cost && option.rows.length < best.rows.length)
}

function monthsFrom(day: CalendarDay, quantity: number, place: StoragePlace): Cover {
  const unitPrice = storage.monthly[place]
  const amount = quantity * unitPrice
  const to = addDays(addMonths(day, quantity), -1)
  return { rows: [{ charge: 'monthly', from: day, to, quantity, unitPrice, amount }], cost: amount }
}

function seasonOn(day: CalendarDay, place: StoragePlace): Season | undefined {
  const year = yearOf(day)
  const winter = (first: number): Season => ({
    charge: 'winter',
    from: `${first}-${storage.winter.from}`,
    to: `${first + 1}-${storage.winter.to}`,
    price: storage.winter[place],
  })
  const summer: Season = {
    charge: 'summer',
    from: `${year}-${storage.summer.from}`,
    to: `${year}-${storage.summer.to}`,
    price: storage.summer[place],
  }
  return [winter(year - 1), summer, winter(year)].find(({ from, to }) => from <= day && day <= to)
}

function addOnRows(stay: StorageStay): StorageRow[] {
  const { from, to } = stay
  const row = (charge: StorageRow['charge'], quantity: number, unitPrice: number): StorageRow => ({
    charge,
    from,
    to,
    quantity,
    unitPrice,
    amount: quantity * unitPrice,
  })
  const rows: StorageRow[] = []
  if (stay.maintenance) rows.push(row('maintenance', monthsIn(stay), storage.maintenancePerMonth))
  if (stay.preSeasonPrep) rows.push(row('pre-season-prep', 1, storage.preSeasonPrep))
  return rows
}
