import { daysBetween } from '#kit/dates/calendar-day.ts'
import { formatDate, formatList, formatNumber, formatPercent, formatPrice } from '#kit/formats/format.ts'
import { nearestWord } from '#kit/formats/nearest-word.ts'
import { brandNames } from '#subjects/dealership/facts/carried-brands.ts'
import { changeLimits } from '#subjects/inventory/facts/cart-file.ts'
import { cartId } from '#subjects/inventory/rules/cart-slug.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'

// One more line tells how many carts are left out.
const mostNamed = 10

/** Sentences about values of carts so unusual that they may be mistakes (CART-103). */
export function valueWarnings(
  existing: ReadonlyMap<string, Vehicle>,
  put: readonly Vehicle[],
  today: string,
): readonly string[] {
  const moves = put.flatMap(({ id, name, price }) => {
    const before = existing.get(id)?.price ?? price
    const percent = (Math.abs(price - before) / before) * 100
    const move = `${formatPercent(Math.round(percent))}: ${formatPrice(before)} → ${formatPrice(price)}`
    return percent > changeLimits.priceMovePercent ? [`The price of the ${name} moves by ${move}.`] : []
  })
  const again = put.flatMap((cart) => (existing.has(cart.id) ? [] : namesakeWarnings(cart, existing)))
  const specials = put.flatMap((cart) => specialWarnings(cart, existing.get(cart.id), today))
  const more = moves.length - mostNamed
  const limit = formatPercent(changeLimits.priceMovePercent)
  const known = new Set<string>([...brandNames, ...[...existing.values()].map(({ brand }) => brand)])
  const unknown = new Set(put.map(({ brand }) => brand).filter((brand) => !known.has(brand)))
  return [
    ...moves.slice(0, mostNamed),
    ...(more > 0 ? [`… and ${formatNumber(more)} more prices move by more than ${limit}.`] : []),
    ...again.slice(0, mostNamed),
    ...specials.slice(0, mostNamed),
    ...[...unknown].slice(0, mostNamed).map((brand) => brandWarning(brand, [...known].toSorted())),
  ]
}

/** A new cart under an id of the dealer's own, where its name makes the id of a cart that is there. */
function namesakeWarnings({ id, name, brand }: Vehicle, existing: ReadonlyMap<string, Vehicle>): readonly string[] {
  const other = existing.get(cartId(name, brand))
  return other ? [`The ${other.name} is there already: this adds another one, under the id “${id}”.`] : []
}

function brandWarning(brand: string, known: readonly string[]): string {
  const meant = nearestWord(brand, known)
  const next = meant ? `did you mean ${meant}?` : `we have ${formatList(known)}.`
  return `"${brand}" is a brand that we do not have yet: ${next}`
}

/** Sentences about new special prices that may be mistakes (CART-200). */
function specialWarnings(
  { name, price, specialPrice, specialUntil }: Vehicle,
  before: Vehicle | undefined,
  today: string,
): readonly string[] {
  if (specialPrice === undefined || specialUntil === undefined) return []
  if (specialPrice === before?.specialPrice && specialUntil === before.specialUntil) return []
  const { priceMovePercent, specialDays } = changeLimits
  const percent = ((price - specialPrice) / price) * 100
  const less = `${formatPercent(Math.round(percent))} below its price: ${formatPrice(price)} → ${formatPrice(specialPrice)}`
  return [
    ...(percent > priceMovePercent ? [`The special price of the ${name} is ${less}.`] : []),
    ...(daysBetween(today, specialUntil) > specialDays
      ? [`The special price of the ${name} stays for more than ${specialDays} days, until ${formatDate(specialUntil)}.`]
      : []),
  ]
}

/** Sentences about an unusual number of changed carts and of new ones (CART-103). Where there is no cart yet, any number is usual. */
export function countWarnings(all: number, changed: number, added = 0): readonly string[] {
  const { share, text } = changeLimits.carts
  const isMany = (count: number) => all > 0 && count > all * share
  return [
    ...(isMany(changed)
      ? [`This changes ${formatNumber(changed)} of ${formatNumber(all)} carts, more than ${text}.`]
      : []),
    ...(isMany(added) ? [`This adds ${formatNumber(added)} carts to ${formatNumber(all)}, more than ${text}.`] : []),
  ]
}
