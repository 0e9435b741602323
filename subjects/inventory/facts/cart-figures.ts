import type { Ability, Chemistry } from './abilities.ts'

export interface CartFigures {
  /** Miles on a charge. */
  range: number
  /** Miles per hour. */
  topSpeed: number
  /** Pounds. */
  payload: number
  /** Of the pack, as written: 48 or 51.2. */
  volts: number
  ampereHours: number
  chemistry: Chemistry
  /** Hours; the shorter of two. */
  chargingFrom: number
  /** Hours; left out where only one figure is told. */
  chargingTo: number
  /** Inches, as the next four. */
  length: number
  width: number
  height: number
  /** Across a tire. */
  tire: number
  clearance: number
  seatingCapacity: number
}

export interface WordsRead {
  readonly figures: Readonly<Partial<CartFigures>>
  readonly abilities: readonly Ability[]
  /** What was not understood, as it stands in the text; '' where all was. */
  readonly rest: string
}

/** The column in which a text stands; 'feature' is a line of the free features. */
export type Topic =
  | 'range'
  | 'topSpeed'
  | 'payload'
  | 'battery'
  | 'charging'
  | 'length'
  | 'width'
  | 'height'
  | 'size'
  | 'tires'
  | 'clearance'
  | 'seats'
  | 'brakes'
  | 'suspension'
  | 'hitch'
  | 'cargo'
  | 'bags'
  | 'feature'

/** What a cart can have; a figure outside of it is not understood. */
export const figureLimits: Readonly<Record<Exclude<keyof CartFigures, 'chemistry'>, readonly [number, number]>> = {
  range: [1, 200],
  topSpeed: [1, 60],
  payload: [100, 4000],
  // A block alone is no pack.
  volts: [24, 120],
  ampereHours: [10, 600],
  chargingFrom: [0.5, 24],
  chargingTo: [0.5, 24],
  length: [60, 260],
  width: [30, 80],
  height: [40, 110],
  // Below it stand the rims.
  tire: [16, 30],
  clearance: [1, 20],
  seatingCapacity: [1, 12],
}
