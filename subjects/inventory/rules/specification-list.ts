import { formatCount } from '#kit/formats/format.ts'
import { specificationLabels, useLabels } from '#subjects/inventory/facts/specification-labels.ts'
import type { Vehicle } from './vehicle.ts'

export type Specification = { readonly key: string; readonly label: string; readonly value: string }

type SpecifiedVehicle = Pick<Vehicle, 'specifications'> & Partial<Pick<Vehicle, 'hours' | 'miles' | 'stockNumber'>>

/** 'towBarRating' → 'Tow bar rating', for a label that the dealer added. */
function labelOf(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** A cart's specifications in reading order: the known ones first, then what else the record holds. */
export function specificationList(vehicle: SpecifiedVehicle): readonly Specification[] {
  const { specifications } = vehicle
  const known: readonly [string, string][] = Object.entries(specificationLabels)
  const further = Object.keys(specifications)
    .filter((key) => !Object.hasOwn(specificationLabels, key))
    .map((key): [string, string] => [key, labelOf(key)])
  const own = [...known, ...further].flatMap(([key, label]) => {
    const value = specifications[key]
    return value === undefined ? [] : [{ key, label, value: String(value) }]
  })
  return [...own, ...wearAndNumber(vehicle)]
}

/** CART-106: how much a cart was used, and the number by which the dealer finds it. */
function wearAndNumber({ hours, miles, stockNumber }: SpecifiedVehicle): readonly Specification[] {
  const values = {
    hours: hours === undefined ? undefined : formatCount(hours, 'hour'),
    miles: miles === undefined ? undefined : formatCount(miles, 'mile'),
    stockNumber,
  }
  return (['hours', 'miles', 'stockNumber'] as const).flatMap((key) => {
    const value = values[key]
    return value === undefined ? [] : [{ key, label: useLabels[key], value }]
  })
}
