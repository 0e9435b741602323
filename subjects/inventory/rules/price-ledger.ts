import { yearOf } from '#kit/dates/calendar-day.ts'
import { fillText, formatDate, formatMonthDay, formatPrice } from '#kit/formats/format.ts'
import { priceLedger as words } from '#subjects/inventory/facts/price-ledger.ts'
import type { Vehicle } from './vehicle.ts'

/** What the dealer did to a cart on a day, as far as it touches price or arrival. */
interface LedgerEntry {
  readonly day: string
  /** The earlier price; null where the cart was not there before. */
  readonly before: number | null
  /** The new price; both are null where the price stayed. */
  readonly price: number | null
  /** The day on which the cart came in, where the dealer said so. */
  readonly addedAt: string | null
}

export interface PriceMove {
  readonly day: string
  readonly from: number
  readonly to: number
}

/** What is certain about a cart's time here: it rests on the dealer's entries alone (CART-110). */
export interface PriceLedger {
  readonly since?: string
  readonly moves: readonly PriceMove[]
}

/** Makes the ledger of one cart from what was done to it, in order. */
export function ledgerOf(entries: readonly LedgerEntry[]): PriceLedger {
  const lastArrival = entries.findLastIndex(({ before, price }) => before === null && price !== null)
  let since: string | undefined
  const moves: PriceMove[] = []
  for (const { day, before, price, addedAt } of entries.slice(Math.max(0, lastArrival))) {
    since = addedAt ?? since
    if (before !== null && price !== null) addMove(moves, { day, from: before, to: price })
  }
  return { ...(since !== undefined && { since }), moves }
}

/** Adds a move. Of one day only the first price and the last one count: a price that was corrected on its day was never asked. */
function addMove(moves: PriceMove[], move: PriceMove): void {
  const last = moves.at(-1)
  const from = last?.day === move.day ? last.from : move.from
  if (last?.day === move.day) moves.pop()
  if (from !== move.to) moves.push({ ...move, from })
}

/** 'Here since August 4. $13,495 → $12,995 on September 2.' Empty where nothing is known. */
export function ledgerText({ since, moves }: PriceLedger, today: string): string {
  const dayText = (day: string) => (yearOf(day) === yearOf(today) ? formatMonthDay(day.slice(5)) : formatDate(day))
  return [
    ...(since === undefined ? [] : [fillText(words.since, { day: dayText(since) })]),
    ...moves
      .slice(-words.moves)
      .map(({ day, from, to }) =>
        fillText(words.move, { from: formatPrice(from), to: formatPrice(to), day: dayText(day) }),
      ),
  ].join(' ')
}

/** The day since which a cart has had its price, where that is known. */
export function priceSince({ price }: Pick<Vehicle, 'price'>, ledger: PriceLedger | undefined): string | undefined {
  const last = ledger?.moves.at(-1)
  if (!last) return ledger?.since
  return last.to === price ? last.day : undefined
}
