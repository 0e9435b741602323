import { specificationLabels } from '#content/inventory/specification-labels.ts'
import type { Vehicle } from './vehicle.ts'

export type Specification = { readonly key: string; readonly label: string; readonly value: string }

/** 'towBarRating' → 'Tow bar rating', for a label that the dealer added. */
function labelOf(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** A cart's specifications in reading order: the known ones first, then what else the record holds. */
export function specificationList({ specifications }: Pick<Vehicle, 'specifications'>): readonly Specification[] {
  const known: readonly [string, string][] = Object.entries(specificationLabels)
  const further = Object.keys(specifications)
    .filter((key) => !Object.hasOwn(specificationLabels, key))
    .map((key): [string, string] => [key, labelOf(key)])
  return [...known, ...further].flatMap(([key, label]) => {
    const value = specifications[key]
    return value === undefined ? [] : [{ key, label, value: String(value) }]
  })
}
