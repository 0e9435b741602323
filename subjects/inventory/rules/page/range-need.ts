import { range as chargeRange } from '#subjects/county/facts/range.ts'
import { dailyMiles } from '#subjects/inventory/facts/daily-miles.ts'

interface RangeNeed {
  /** The part of a full charge that one day takes; above 1 the cart does not come home. */
  readonly shareOfCharge: number
  /** Whole days that leave the reserve of a charge. */
  readonly daysPerCharge: number
  readonly verdict: 'plenty' | 'enough' | 'short'
}

function wholeDays(range: number, milesPerDay: number): number {
  return Math.floor((range * (100 - chargeRange.reserve)) / 100 / milesPerDay)
}

/** How far a cart's range goes against the miles of one day; null when either is not a positive number. */
export function rangeNeed(range: number, milesPerDay: number): RangeNeed | null {
  if (!(range > 0 && milesPerDay > 0 && Number.isFinite(range) && Number.isFinite(milesPerDay))) return null
  const daysPerCharge = wholeDays(range, milesPerDay)
  const verdict = daysPerCharge === 0 ? 'short' : daysPerCharge === 1 ? 'enough' : 'plenty'
  return { shareOfCharge: milesPerDay / range, daysPerCharge, verdict }
}

/** Reads the miles of one day: '12', '12.5 miles'. Gives a usual day where nothing was typed, and a problem with it where no number was. */
export function milesFromQuery(query: URLSearchParams) {
  const typed = query.get('miles')?.trim() ?? ''
  if (typed === '') return { miles: dailyMiles.usual, problem: false }
  const bare = typed.replace(/\s*(?:miles?|mi)\.?$/i, '')
  const miles = /^\d{1,4}(?:\.\d+)?$/.test(bare) ? Math.round(Number(bare) * 10) / 10 : Number.NaN
  const isGood = miles >= dailyMiles.min && miles <= dailyMiles.max
  return { miles: isGood ? miles : dailyMiles.usual, problem: !isGood }
}

export interface TrailPoint {
  readonly x: number
  readonly y: number
}

/** The corners of a zigzag line that fills a box: `legs` lines climb from the lower left and turn at each end. */
export function trailCorners(width: number, height: number, legs: number): readonly TrailPoint[] {
  return Array.from({ length: legs + 1 }, (_, index) => ({
    x: index % 2 === 0 ? 0 : width,
    y: height - (height / legs) * index,
  }))
}

/** The size of that line for a full charge, and of the square that marks a day on it. */
export const chargeTrail = { width: 280, height: 132, legs: 3, mark: 15 } as const
// More marks would touch each other where the line turns.
const mostMarks = 5

/** The points at which each whole day on a charge ends; none where the marks would touch. */
export function dayMarks(range: number, miles: number): readonly TrailPoint[] {
  const { width, height, legs } = chargeTrail
  const corners = trailCorners(width, height, legs)
  const days = wholeDays(range, miles)
  return Array.from({ length: days > mostMarks ? 0 : days }, (_, index) =>
    pointOnTrail(corners, ((index + 1) * miles) / range),
  )
}

/** The point at a share of the line's length, from 0 to 1; its legs have equal length. */
export function pointOnTrail(corners: readonly TrailPoint[], share: number): TrailPoint {
  const legs = corners.length - 1
  const along = Math.min(1, Math.max(0, share)) * legs
  const leg = Math.min(Math.floor(along), legs - 1)
  const from = corners[leg] ?? { x: 0, y: 0 }
  const to = corners[leg + 1] ?? from
  const part = along - leg
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
