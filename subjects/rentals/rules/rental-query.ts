import { type CalendarDay, daysBetween, parseDay } from '#kit/dates/calendar-day.ts'
import { wholeNumber } from '#kit/formats/whole-number.ts'
import { plannerReader, typedIn } from '#kit/parts/planner-query.ts'
import { readDestination } from '#subjects/county/rules/destinations.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import type { CartKind } from '#subjects/dealership/facts/cart-kind.ts'
import { rentalPlanner } from '#subjects/rentals/facts/rental-planner.ts'
import { plannerLimits, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'

export interface RentalRequest {
  readonly kind: CartKind
  readonly days: number
  readonly from?: CalendarDay
  readonly to?: CalendarDay
  /** Left out where the customer picks the cart up at the showroom. */
  readonly miles?: number
}

const { wrong } = rentalPlanner
const usualCart = 'four-seater'

const reader = plannerReader({
  fields: { days: '', from: '', to: '', cart: usualCart, town: '', miles: '' },
  // A form that was sent empty gets a problem at its field; a link to a town names no days.
  asks: (search) => ['days', 'from', 'to'].some((key) => search.has(key)),
  inputOf: (typed, problems): RentalRequest | undefined => {
    const from = parseDay(typed.from)
    const to = parseDay(typed.to)
    const dated = typed.from !== '' || typed.to !== ''
    const days = dated ? daysFrom(from, to) : wholeNumber(typed.days, 6)
    const { town, problem } = readDestination(typed.town)
    const miles = typed.miles === '' ? town?.drivingMiles : wholeNumber(typed.miles, 6)
    if (problem) problems.town = problem
    if (!dated && !days) problems.days = wrong.days
    if (dated && !from) problems.from = wrong.from
    if (dated && !to) problems.to = wrong.to
    if (from && to && to < from) problems.to = wrong.order
    if (days && days > plannerLimits.days) problems[dated ? 'to' : 'days'] = wrong.tooLong
    if (typed.miles !== '' && (miles ?? Infinity) > plannerLimits.miles) problems.miles = wrong.miles
    if (!days) return undefined
    const kind = cartOf(typed.cart) ?? usualCart
    return { kind, days, ...(from && to && { from, to }), ...(miles !== undefined && { miles }) }
  },
})

export type RentalQuery = ReturnType<typeof reader.read>

export const rentalQueryKeys = reader.keys

/** Reads `?days=5&cart=six-seater&miles=31` or `?from=…&to=…&town=…`; dates go before days, an unknown cart is ignored. */
export function readRentalQuery(search: URLSearchParams): RentalQuery {
  const known = new URLSearchParams(search)
  if (!cartOf(typedIn(search, 'cart'))) known.delete('cart')
  return reader.read(known)
}

/** The address of this answer, without empty fields. */
export function sharedPath(typed: RentalQuery['typed']): string {
  const given = rentalQueryKeys.flatMap((key) => (typed[key] === '' ? [] : [[key, typed[key]]]))
  return `${addresses.rentals}?${new URLSearchParams(given)}#plan-result`
}

function cartOf(text: string | undefined): CartKind | undefined {
  return rentalSections.find(({ kind }) => kind === text)?.kind
}

/** 24-hour periods between two days at the same hour; a rental that ends on its first day is one. */
function daysFrom(from: CalendarDay | undefined, to: CalendarDay | undefined): number | undefined {
  return from && to ? Math.max(1, daysBetween(from, to)) : undefined
}
