import { formatCount } from '#kit/formats/format.ts'
import { specificationLabels, useLabels } from '#subjects/inventory/facts/specification-labels.ts'
import type { Vehicle } from './vehicle.ts'

type SpecifiedVehicle = Pick<Vehicle, 'specifications'> & Partial<Pick<Vehicle, 'hours' | 'miles' | 'stockNumber'>>

/** A cart's specifications in reading order: the known ones, what else the record holds, then use and stock number. */
export function specificationList({ specifications, hours, miles, stockNumber }: SpecifiedVehicle) {
  const own = Object.keys(specifications).filter((key) => !Object.hasOwn(specificationLabels, key))
  const lines: readonly (readonly [key: string, label: string, value: unknown])[] = [
    ...Object.entries(specificationLabels).map(([key, label]) => [key, label, specifications[key]] as const),
    ...own.map((key) => [key, labelOf(key), specifications[key]] as const),
    ['hours', useLabels.hours, hours === undefined ? undefined : formatCount(hours, 'hour')],
    ['miles', useLabels.miles, miles === undefined ? undefined : formatCount(miles, 'mile')],
    ['stockNumber', useLabels.stockNumber, stockNumber],
  ]
  return lines.flatMap(([key, label, value]) => (value === undefined ? [] : [{ key, label, value: String(value) }]))
}

/** 'towBarRating' → 'Tow bar rating', for a label that the dealer added. */
function labelOf(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
