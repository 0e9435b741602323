import { compareLimit } from '#content/inventory/specification-labels.ts'
import { addresses } from '#content/shared/addresses.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import { specificationList } from './specification-list.ts'
import { stockText } from './stock-text.ts'
import type { Vehicle } from './vehicle.ts'
import { vehicleCondition } from './vehicle-condition.ts'
import { possibleIds } from './vehicle-slug.ts'

export type CompareRow = {
  readonly label: string
  /** One value a cart; null where its record says nothing. */
  readonly values: readonly (string | null)[]
  readonly differs: boolean
}

/** The carts that '/inventory/compare?carts=a,b' names: each once, at most four, nonsense left out. */
export function cartsFromQuery(query: URLSearchParams): readonly string[] {
  const named = query.getAll('carts').flatMap((text) => text.toLowerCase().split(','))
  const segments = named.map((segment) => segment.trim()).filter((segment) => possibleIds(segment).length > 0)
  return [...new Set(segments)].slice(0, compareLimit)
}

export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? addresses.compare : `${addresses.compare}?carts=${ids.join(',')}`
}

/** The carts in one text, or each by itself where a form has named several: that leads to the one text. */
export function oneCompareQuery(query: URLSearchParams): URLSearchParams {
  const carts = cartsFromQuery(query)
  if (carts.length === 0) return new URLSearchParams()
  const values = query.getAll('carts').length > 1 ? [...carts, ''] : [carts.join(',')]
  return new URLSearchParams(values.map((value) => ['carts', value]))
}

function row(label: string, values: readonly (string | null)[]): CompareRow {
  return { label, values, differs: new Set(values).size > 1 }
}

/** What the carts are, line by line; a line is there when at least one of them has something to say. */
export function compareRows(vehicles: readonly Vehicle[]): readonly CompareRow[] {
  const lists = vehicles.map((vehicle) => specificationList(vehicle))
  const specifications = new Map(lists.flat().map(({ key, label }) => [key, label]))
  const rows = [
    row(
      'Price',
      vehicles.map(({ price }) => formatPrice(price)),
    ),
    row(
      'Brand',
      vehicles.map(({ brand }) => brand),
    ),
    row(
      'Category',
      vehicles.map(({ category }) => category),
    ),
    row(
      'Condition',
      vehicles.map((vehicle) => (vehicleCondition(vehicle) === 'new' ? 'New' : 'Used')),
    ),
    row(
      'Model year',
      vehicles.map(({ year }) => (year === undefined ? null : String(year))),
    ),
    row('Availability', vehicles.map(stockText)),
    ...[...specifications].map(([key, label]) =>
      row(
        label,
        lists.map((list) => list.find((specification) => specification.key === key)?.value ?? null),
      ),
    ),
    row(
      'Color',
      vehicles.map(({ color }) => color ?? null),
    ),
  ]
  return rows.filter(({ values }) => values.some((value) => value !== null))
}

/** Every feature of any of the carts and which of them have it; shared ones first. */
export function compareFeatures(vehicles: readonly Vehicle[]) {
  const all = [...new Set(vehicles.flatMap(({ features }) => features))]
  return all
    .map((feature) => ({ feature, has: vehicles.map(({ features }) => features.includes(feature)) }))
    .toSorted((a, b) => b.has.filter(Boolean).length - a.has.filter(Boolean).length)
}
