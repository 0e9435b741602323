import type { Chemistry } from './abilities.ts'

export interface CartFigures {
  /** Miles on a charge. */
  range: number
  /** Miles per hour. */
  topSpeed: number
  /** Pounds. */
  payload: number
  /** Volts of the pack, as written: 48 or 51.2. */
  volts: number
  ampereHours: number
  chemistry: Chemistry
  /** Hours; the shorter of two times. */
  chargingFrom: number
  /** Hours; left out where the record tells one time alone. */
  chargingTo: number
  /** Inches, as are the next four. */
  length: number
  width: number
  height: number
  /** Across a tire. */
  tire: number
  clearance: number
  seatingCapacity: number
}

/** The figures that a cart can have. */
export const figureLimits: Readonly<Record<Exclude<keyof CartFigures, 'chemistry'>, readonly [number, number]>> = {
  range: [1, 200],
  topSpeed: [1, 60],
  payload: [100, 4000],
  // A single block is no pack.
  volts: [24, 120],
  ampereHours: [10, 600],
  chargingFrom: [0.5, 24],
  chargingTo: [0.5, 24],
  length: [60, 260],
  width: [30, 80],
  height: [40, 110],
  // Rims are smaller than this.
  tire: [16, 30],
  clearance: [1, 20],
  seatingCapacity: [1, 12],
}
