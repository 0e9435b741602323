import { fillText, formatMonthDay, formatPrice } from '#kit/formats/format.ts'
import { specialPriceWords as words } from '#subjects/inventory/facts/special-price.ts'
import type { OfferedVehicle } from '#subjects/inventory/rules/vehicle.ts'

/** Stands beside a special price: until when it holds, and the regular price (CART-200). */
export function SpecialPrice({
  vehicle: { regularPrice, specialUntil },
}: {
  readonly vehicle: Pick<OfferedVehicle, 'regularPrice' | 'specialUntil'>
}) {
  if (regularPrice === undefined || specialUntil === undefined) return null
  return (
    <span>
      {fillText(words.until, { day: formatMonthDay(specialUntil.slice(5)) })} <s>{formatPrice(regularPrice)}</s>
    </span>
  )
}
