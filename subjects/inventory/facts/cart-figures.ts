import type { Ability, Chemistry } from './abilities.ts'

export interface CartFigures {
  range: number
  topSpeed: number
  payload: number
  volts: number
  ampereHours: number
  chemistry: Chemistry
  chargingFrom: number
  chargingTo: number
  length: number
  width: number
  height: number
  tire: number
  clearance: number
  seatingCapacity: number
}
export interface WordsRead {
  readonly figures: Readonly<Partial<CartFigures>>
  readonly abilities: readonly Ability[]
  readonly rest: string
}
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
