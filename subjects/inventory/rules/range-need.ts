import type { Vehicle } from './vehicle.ts'

/** The miles that the range text promises: '45 miles' → 45, '35-45 miles' → 35, since a promise is its lower end. */
export function rangeMiles({ specifications }: Pick<Vehicle, 'specifications'>): number | null {
  const found = /\d+(?:\.\d+)?/.exec(String(specifications.range ?? ''))
  return found ? Number(found[0]) : null
}

export type RangeNeed = {
  /** Part of a full charge that one day takes; above 1 the cart does not come home. */
  readonly shareOfCharge: number
  readonly daysPerCharge: number
  readonly milesLeft: number
  readonly verdict: 'plenty' | 'enough' | 'short'
}

// Half a charge in hand covers hills, cold and a battery that has grown older.
const plentyShare = 0.5

/** How far a cart's range goes against the miles of one day; null when either is not a positive number. */
export function rangeNeed(range: number, milesPerDay: number): RangeNeed | null {
  if (!(range > 0 && milesPerDay > 0 && Number.isFinite(range) && Number.isFinite(milesPerDay))) return null
  const shareOfCharge = milesPerDay / range
  return {
    shareOfCharge,
    daysPerCharge: Math.floor(range / milesPerDay),
    milesLeft: Math.max(0, range - milesPerDay),
    verdict: shareOfCharge <= plentyShare ? 'plenty' : shareOfCharge <= 1 ? 'enough' : 'short',
  }
}
