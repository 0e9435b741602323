import { formatPrice } from '#kit/formats/format.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { comparePage } from '#subjects/inventory/facts/compare-page.ts'
import { compareLimit } from '#subjects/inventory/facts/specification-labels.ts'
import { specificationList } from './specification-list.ts'
import { stockText } from './stock-text.ts'
import type { Vehicle } from './vehicle.ts'
import { vehicleCondition } from './vehicle-badge.ts'
import { possibleIds } from './vehicle-slug.ts'

export type CompareRow = {
  readonly label: string
  /** One value a cart; null where its record says nothing. */
  readonly values: readonly (string | null)[]
  readonly differs: boolean
  /** How long each value is beside the largest, 0 to 1, where the line is measured. */
  readonly shares?: readonly (number | null)[]
  /** What the best of them is called, and which of them are. */
  readonly mark?: string
  readonly marked?: readonly boolean[]
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

/** A line whose values are measured: how long each is beside the largest, and which is the best, where they differ. */
function measuredRow(
  label: string,
  values: readonly (string | null)[],
  amounts: readonly (number | null)[],
  best?: { readonly mark: string; readonly of: (...amounts: number[]) => number },
): CompareRow {
  const plain = row(label, values)
  const known = amounts.filter((amount) => amount !== null)
  if (known.length < 2) return plain
  const largest = Math.max(...known)
  const wanted = best?.of(...known)
  const differ = known.some((amount) => amount !== largest)
  return {
    ...plain,
    shares: amounts.map((amount) => (amount === null ? null : amount / largest)),
    ...(best && differ && { mark: best.mark, marked: amounts.map((amount) => amount === wanted) }),
  }
}

const firstNumber = (text: string | null) => {
  const found = /\d+(?:\.\d+)?/.exec(text ?? '')
  return found ? Number(found[0]) : null
}

/** The specifications that are measured; a range is marked where it is the longest. */
const measured: Readonly<Record<string, Parameters<typeof measuredRow>[3] | null>> = {
  seatingCapacity: null,
  topSpeed: null,
  range: { mark: comparePage.longestRange, of: Math.max },
}

/** What the carts are, line by line; a line is there when at least one of them has something to say. */
export function compareRows(vehicles: readonly Vehicle[]): readonly CompareRow[] {
  const lists = vehicles.map((vehicle) => specificationList(vehicle))
  const specifications = new Map(lists.flat().map(({ key, label }) => [key, label]))
  const rows = [
    measuredRow(
      'Price',
      vehicles.map(({ price }) => formatPrice(price)),
      vehicles.map(({ price }) => price),
      { mark: comparePage.lowestPrice, of: Math.min },
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
    ...[...specifications].map(([key, label]) => {
      const values = lists.map((list) => list.find((specification) => specification.key === key)?.value ?? null)
      if (!Object.hasOwn(measured, key)) return row(label, values)
      return measuredRow(label, values, values.map(firstNumber), measured[key] ?? undefined)
    }),
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
