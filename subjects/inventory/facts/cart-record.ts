import type { Ability, CartClass, Chemistry } from './abilities.ts'

/** The shapes from which the studio draws a cart, before paint and upholstery. */
export type CartFamily =
  | 'd5-ranger'
  | 'd5-maverick'
  | 'classic'
  | 'carrier'
  | 'forester'
  | 'turfman'
  | 'd6-max'
  | 'ev-city'
  | 'ev-nomad'
  | 'ev-rover'
  | 'onward'
  | 'precedent'
  | 'txt'
  | 'rxv'
  | 'tomberlin'
  | 'swift'

/** The signs of wear on a used cart: its text names them, and `studio/wear` draws them. */
export type CartWear =
  | 'scuff-right-rear-fender'
  | 'faded-seat-backs'
  | 'hail-dents-roof'
  | 'scratched-steps'
  | 'weld-on-rack'

export type CartDrawing = {
  readonly family: CartFamily
  readonly paint: { readonly name: string; readonly hex: `#${string}` }
  readonly seatColor: `#${string}`
  readonly wear?: readonly CartWear[]
}

export type CartCategory = 'Neighborhood' | 'Lifted' | 'Golf' | 'Utility' | 'People Mover'

export type CartRecord = {
  /** The name as a slug without its leading brand. */
  readonly id: string
  readonly name: string
  readonly description: string
  /** Whole US dollars. */
  readonly price: number
  readonly brand: string
  readonly category: CartCategory
  readonly inStock: boolean
  /** Whether the cart never had an owner. A used cart has `isNew: false`. */
  readonly isNew: boolean
  readonly features: readonly string[]
  readonly seatingCapacity: number
  /** In miles. */
  readonly range: number
  /** In miles an hour. */
  readonly topSpeed: number
  readonly volts: number
  readonly ampereHours?: number
  readonly chemistry: Chemistry
  /** In hours. */
  readonly chargingFrom: number
  readonly chargingTo: number
  /** In pounds. */
  readonly payload: number
  readonly driveType: string
  readonly abilities: readonly Ability[]
  /** The class by its papers, where we have read them. */
  readonly vehicleClass?: CartClass
  readonly externalUrl?: string
  /** The series as the brand's page writes it: 'D5 MAVERICK'. */
  readonly series?: string
  /** The model year of a used cart. */
  readonly year?: number
  /** The day the cart came into the inventory. */
  readonly addedAt: string
  readonly drawing: CartDrawing
}
