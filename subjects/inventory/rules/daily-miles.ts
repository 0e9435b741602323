import { dailyMiles } from '#subjects/inventory/facts/vehicle-page.ts'

export interface DailyMiles {
  readonly miles: number
  /** True when what was asked for is no number of miles: `miles` is the usual day then. */
  readonly problem: boolean
}

/** The miles of one day as typed: '12', '12.5 miles'; a usual day where nothing was typed. */
export function milesFromQuery(query: URLSearchParams): DailyMiles {
  const typed = query.get('miles')?.trim() ?? ''
  if (typed === '') return { miles: dailyMiles.usual, problem: false }
  const bare = typed.replace(/\s*(?:miles?|mi)\.?$/i, '')
  const miles = /^\d{1,4}(?:\.\d+)?$/.test(bare) ? Math.round(Number(bare) * 10) / 10 : Number.NaN
  return miles >= dailyMiles.min && miles <= dailyMiles.max
    ? { miles, problem: false }
    : { miles: dailyMiles.usual, problem: true }
}
