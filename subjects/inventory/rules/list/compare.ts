import { formatDate, formatPrice } from '#kit/formats/format.ts'
import { cartClasses } from '#subjects/inventory/facts/abilities.ts'
import { comparePageWords as words } from '#subjects/inventory/facts/compare-page.ts'
import { specialPriceWords } from '#subjects/inventory/facts/special-price.ts'
import { compareLimit } from '#subjects/inventory/facts/specification-labels.ts'
import { vehiclePageWords } from '#subjects/inventory/facts/vehicle-page.ts'
import { possibleIds } from '#subjects/inventory/rules/cart-slug.ts'
import { specificationList } from '#subjects/inventory/rules/specification-list.ts'
import { cartCondition, stockText } from '#subjects/inventory/rules/stock-text.ts'
import type { OfferedVehicle, Vehicle } from '#subjects/inventory/rules/vehicle.ts'

export interface CompareRow {
  readonly label: string
  /** A value for each cart; null where its record says nothing. */
  readonly values: readonly (string | null)[]
  readonly differs: boolean
  /** The name of the best value, and the carts that have it. */
  readonly mark?: string
  readonly marked?: readonly boolean[]
}

export interface ComparedCarts {
  readonly carts: readonly string[]
  /** Whether a form named each cart by itself: the page then leads to the address that names all in one text. */
  readonly apart: boolean
}

/** The carts that '/inventory/compare?carts=a,b' names: each once, at most four, without nonsense. */
export function readCompared(search: URLSearchParams): ComparedCarts {
  const texts = search.getAll('carts')
  const named = texts.flatMap((text) => text.toLowerCase().split(','))
  const segments = named.map((segment) => segment.trim()).filter((segment) => possibleIds(segment).length > 0)
  const carts = [...new Set(segments)].slice(0, compareLimit)
  return { carts, apart: texts.length > 1 && carts.length > 0 }
}

export function printCompared({ carts, apart }: ComparedCarts): URLSearchParams {
  if (carts.length === 0) return new URLSearchParams()
  const values = apart ? [...carts, ''] : [carts.join(',')]
  return new URLSearchParams(values.map((value) => ['carts', value]))
}

const special = specialPriceWords.rows

interface Best {
  readonly mark: string
  readonly amount: (cart: OfferedVehicle) => number | undefined
  readonly best: (...amounts: number[]) => number
}

const lowestPrice: Best = { mark: words.lowestPrice, amount: ({ price }) => price, best: Math.min }
const longestRange: Best = { mark: words.longestRange, amount: ({ range }) => range, best: Math.max }

/** The facts of the carts line by line; a line exists where at least one cart has a value. Brand and color decide nothing. */
export function compareRows(carts: readonly OfferedVehicle[]): readonly CompareRow[] {
  const lists = carts.map((cart) => specificationList(cart))
  const specifications = new Map(lists.flat().map(({ key, label }) => [key, label]))
  const row = (label: string, read: (cart: OfferedVehicle, index: number) => string | undefined, best?: Best) => {
    const values = carts.map((cart, index) => read(cart, index) ?? null)
    const plain = { label, values, differs: new Set(values).size > 1 }
    return { ...plain, ...(best && markOf(carts, best)) }
  }
  const rows = [
    row('Price', (cart) => formatPrice(cart.price), lowestPrice),
    row(special.regular, ({ regularPrice }) => (regularPrice === undefined ? undefined : formatPrice(regularPrice))),
    row(special.until, ({ specialUntil }) => specialUntil && formatDate(specialUntil)),
    { ...row('Brand', ({ brand }) => brand), differs: false },
    row('Category', ({ category }) => category),
    row('Class', ({ vehicleClass }) => vehicleClass && cartClasses[vehicleClass]),
    row('Condition', (cart) => vehiclePageWords.conditions[cartCondition(cart)]),
    row('Model year', ({ year }) => year?.toString()),
    row('Availability', stockText),
    ...[...specifications].map(([key, label]) =>
      row(
        label,
        (_, index) => lists[index]?.find((known) => known.key === key)?.value,
        key === 'range' ? longestRange : undefined,
      ),
    ),
    { ...row('Color', ({ color }) => color), differs: false },
  ]
  return rows.filter(({ values }) => values.some((value) => value !== null))
}

/** The carts with the best value; none where all are alike. */
function markOf(carts: readonly OfferedVehicle[], { mark, amount, best }: Best) {
  const amounts = carts.map(amount)
  const known = amounts.filter((one) => one !== undefined)
  if (new Set(known).size < 2) return undefined
  const wanted = best(...known)
  return { mark, marked: amounts.map((one) => one === wanted) }
}

/** Every feature of any of the carts with the carts that have it; shared ones come first. */
export function compareFeatures(carts: readonly Vehicle[]) {
  const all = [...new Set(carts.flatMap(({ features }) => features))]
  return all
    .map((feature) => ({ feature, has: carts.map(({ features }) => features.includes(feature)) }))
    .toSorted((a, b) => b.has.filter(Boolean).length - a.has.filter(Boolean).length)
}
