import { formatList, formatNumber, formatPercent, formatPrice } from '#kit/formats/format.ts'
import { brandNames } from '#subjects/dealership/facts/business.ts'
import { changeLimits } from '#subjects/inventory/facts/change-limits.ts'
import type { Vehicle } from './vehicle.ts'

// The last line tells how many more there are.
const mostNamed = 10

/** CART-103: what is so unusual about carts as they shall be that it may be a mistake, in sentences. */
export function oddValues(existing: ReadonlyMap<string, Vehicle>, put: readonly Vehicle[]): readonly string[] {
  return [...priceMoves(existing, put), ...newBrands(existing, put)]
}

/** CART-103: the same of how many carts are changed or removed at once. */
export function oddCount(all: number, verb: 'changes' | 'removes', count: number): readonly string[] {
  const { share, text } = changeLimits.carts
  if (count <= all * share) return []
  return [`This ${verb} ${formatNumber(count)} of ${formatNumber(all)} carts, more than ${text}.`]
}

function priceMoves(existing: ReadonlyMap<string, Vehicle>, put: readonly Vehicle[]): readonly string[] {
  const moves = put.flatMap(({ id, price }) => {
    const before = existing.get(id)?.price ?? price
    const percent = (Math.abs(price - before) / before) * 100
    if (percent <= changeLimits.priceMovePercent) return []
    return [
      `The price of ${id} moves by ${formatPercent(Math.round(percent))}: ${formatPrice(before)} → ${formatPrice(price)}.`,
    ]
  })
  if (moves.length <= mostNamed) return moves
  const limit = formatPercent(changeLimits.priceMovePercent)
  return [
    ...moves.slice(0, mostNamed),
    `… and ${formatNumber(moves.length - mostNamed)} more prices move by more than ${limit}.`,
  ]
}

function newBrands(existing: ReadonlyMap<string, Vehicle>, put: readonly Vehicle[]): readonly string[] {
  const known = new Set<string>([...brandNames, ...[...existing.values()].map(({ brand }) => brand)])
  const unknown = [...new Set(put.map(({ brand }) => brand))].filter((brand) => !known.has(brand))
  return unknown
    .slice(0, mostNamed)
    .map((brand) => `"${brand}" is a brand that we do not have yet; we have ${formatList([...known].toSorted())}.`)
}
