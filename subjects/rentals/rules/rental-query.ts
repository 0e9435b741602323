import { type CalendarDay, daysBetween, parseDay } from '#kit/dates/calendar-day.ts'
import { given, plannerReader } from '#kit/parts/planner-query.ts'
import { findTown } from '#subjects/county/rules/towns.ts'
import type { CartKind } from '#subjects/dealership/facts/cart-kind.ts'
import { rentalPlanner } from '#subjects/rentals/facts/rental-planner.ts'
import { plannerLimits, rentalSections } from '#subjects/rentals/facts/rental-plans.ts'

export interface RentalRequest {
  readonly kind: CartKind
  readonly days: number
  readonly from?: CalendarDay
  readonly to?: CalendarDay
  /** Left out, the cart is picked up at the showroom. */
  readonly miles?: number
}

type Problems = Partial<Record<'days' | 'from' | 'to' | 'miles', string>>
type Stay = Pick<RentalRequest, 'days' | 'from' | 'to'>

const words = rentalPlanner.wrong

const reader = plannerReader({
  fields: { days: '', from: '', to: '', cart: 'four-seater', town: '', miles: '' },
  asks: (search) => ['days', 'from', 'to'].some((key) => given(search, key)),
  inputOf: (typed, problems): RentalRequest | undefined => {
    const stay = typed.from || typed.to ? stayBetween(typed.from, typed.to, problems) : stayOf(typed.days, problems)
    const miles = typed.miles === '' ? findTown(typed.town)?.drivingMiles : milesOf(typed.miles, problems)
    return stay && { kind: cartOf(typed.cart) ?? 'four-seater', ...stay, ...(miles === undefined ? {} : { miles }) }
  },
})

export type RentalQuery = ReturnType<typeof reader.read>

export const rentalQueryKeys = reader.keys

/**
 * Reads `?days=5&cart=six-seater&miles=31`, or `?from=…&to=…&town=jim-thorpe`. Dates go before a number of days. A cart
 * or a town that we do not know counts as not given.
 */
export function readRentalQuery(search: URLSearchParams): RentalQuery {
  const known = new URLSearchParams(search)
  if (!cartOf(given(search, 'cart'))) known.delete('cart')
  if (!findTown(given(search, 'town') ?? '')) known.delete('town')
  return reader.read(known)
}

function cartOf(text: string | undefined): CartKind | undefined {
  return rentalSections.find(({ kind }) => kind === text)?.kind
}

function stayOf(typed: string, problems: Problems): Stay | undefined {
  const days = wholeNumber(typed)
  if (days === undefined || days < 1) problems.days = words.days
  else if (days > plannerLimits.days) problems.days = words.tooLong
  return days === undefined ? undefined : { days }
}

/** 24-hour increments between two days at the same hour; a rental that ends on its first day is one. */
function stayBetween(typedFrom: string, typedTo: string, problems: Problems): Stay | undefined {
  const from = parseDay(typedFrom)
  const to = parseDay(typedTo)
  if (!from) problems.from = words.from
  if (!to) problems.to = words.to
  if (!from || !to) return undefined
  const days = Math.max(1, daysBetween(from, to))
  if (to < from) problems.to = words.order
  else if (days > plannerLimits.days) problems.to = words.tooLong
  return { days, from, to }
}

function milesOf(typed: string, problems: Problems): number | undefined {
  const miles = wholeNumber(typed)
  if (miles === undefined || miles > plannerLimits.miles) problems.miles = words.miles
  return miles
}

function wholeNumber(typed: string): number | undefined {
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
}
