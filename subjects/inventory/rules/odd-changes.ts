import { formatList, formatNumber, formatPercent, formatPrice } from '#kit/formats/format.ts'
import { brandNames } from '#subjects/dealership/facts/home-page.ts'
import { changeLimits } from '#subjects/inventory/facts/change-limits.ts'
import type { Vehicle } from './vehicle.ts'

// The last line tells how many more there are.
const mostNamed = 10

/** CART-103: what is so unusual about carts as they shall be that it may be a mistake, in sentences. */
export function oddValues(existing: ReadonlyMap<string, Vehicle>, put: readonly Vehicle[]): readonly string[] {
  const moves = put.flatMap(({ id, price }) => {
    const before = existing.get(id)?.price ?? price
    const percent = (Math.abs(price - before) / before) * 100
    const move = `${formatPercent(Math.round(percent))}: ${formatPrice(before)} → ${formatPrice(price)}`
    return percent > changeLimits.priceMovePercent ? [`The price of ${id} moves by ${move}.`] : []
  })
  const more = moves.length - mostNamed
  const limit = formatPercent(changeLimits.priceMovePercent)
  const known = new Set<string>([...brandNames, ...[...existing.values()].map(({ brand }) => brand)])
  const unknown = new Set(put.map(({ brand }) => brand).filter((brand) => !known.has(brand)))
  return [
    ...moves.slice(0, mostNamed),
    ...(more > 0 ? [`… and ${formatNumber(more)} more prices move by more than ${limit}.`] : []),
    ...[...unknown]
      .slice(0, mostNamed)
      .map((brand) => `"${brand}" is a brand that we do not have yet; we have ${formatList([...known].toSorted())}.`),
  ]
}

/** CART-103: the same of how many carts are changed or removed at once. */
export function oddCount(all: number, verb: 'changes' | 'removes', count: number): readonly string[] {
  const { share, text } = changeLimits.carts
  if (count <= all * share) return []
  return [`This ${verb} ${formatNumber(count)} of ${formatNumber(all)} carts, more than ${text}.`]
}
