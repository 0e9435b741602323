import { plannerLimits, rentalSections } from '#content/rentals/rental-plans.ts'
import type { CartKind } from '#content/shared/cart-kind.ts'
import { findTown } from '#site/county/rules/towns.ts'
import { type CalendarDay, daysBetween, parseDay } from '#site/shared/rules/calendar-day.ts'

export type RentalField = 'days' | 'from' | 'to' | 'miles'

export interface RentalRequest {
  readonly kind: CartKind
  readonly days: number
  readonly from?: CalendarDay
  readonly to?: CalendarDay
  /** Left out, the cart is fetched at the showroom. */
  readonly miles?: number
}

export interface RentalQuery {
  readonly asked: boolean
  /** What the form shows again, as it was given. */
  readonly typed: {
    readonly days: string
    readonly from: string
    readonly to: string
    readonly cart: CartKind
    readonly town: string
    readonly miles: string
  }
  readonly problems: Readonly<Partial<Record<RentalField, string>>>
  readonly request?: RentalRequest
}

export const rentalQueryKeys = ['days', 'from', 'to', 'cart', 'town', 'miles'] as const

interface Stay {
  readonly days?: number
  readonly from?: CalendarDay
  readonly to?: CalendarDay
  readonly problems: RentalQuery['problems']
}

/** Reads `?days=5&cart=six-seater&miles=31`, or `?from=…&to=…&town=jim-thorpe`. Dates go before a number of days. */
export function readRentalQuery(query: URLSearchParams): RentalQuery {
  const read = (key: (typeof rentalQueryKeys)[number]) => (query.get(key) ?? '').trim().slice(0, 40)
  const cart = rentalSections.find(({ kind }) => kind === read('cart'))?.kind ?? 'four-seater'
  const town = findTown(read('town'))?.slug ?? ''
  const typed = { days: read('days'), from: read('from'), to: read('to'), cart, town, miles: read('miles') }
  const asked = typed.days !== '' || typed.from !== '' || typed.to !== ''
  if (!asked) return { asked, typed, problems: {} }

  const stay = typed.from !== '' || typed.to !== '' ? stayBetween(typed.from, typed.to) : stayOf(typed.days)
  const { miles, ...way } = milesOf(typed.miles, town)
  const problems = { ...stay.problems, ...way.problems }
  if (stay.days === undefined || Object.keys(problems).length > 0) return { asked, typed, problems }
  const dates = stay.from && stay.to ? { from: stay.from, to: stay.to } : {}
  return {
    asked,
    typed,
    problems,
    request: { kind: cart, days: stay.days, ...dates, ...(miles === undefined ? {} : { miles }) },
  }
}

/** 24-hour increments between two days at the same hour; a rental that ends on its first day is one. */
export function rentalDays(from: CalendarDay, to: CalendarDay): number {
  return Math.max(1, daysBetween(from, to))
}

function stayOf(typed: string): Stay {
  const days = wholeNumber(typed)
  if (days === undefined || days < 1) return { problems: { days: 'Give the number of days, 1 or more.' } }
  if (days > plannerLimits.days) return { problems: { days: tooLong } }
  return { days, problems: {} }
}

function stayBetween(typedFrom: string, typedTo: string): Stay {
  const from = parseDay(typedFrom)
  const to = parseDay(typedTo)
  if (!from || !to) {
    return {
      problems: {
        ...(from ? {} : { from: 'Choose the day the cart comes.' }),
        ...(to ? {} : { to: 'Choose the day it goes back.' }),
      },
    }
  }
  if (to < from) return { problems: { to: 'The day it goes back is before the day it comes.' } }
  const days = rentalDays(from, to)
  return days > plannerLimits.days ? { problems: { to: tooLong } } : { days, from, to, problems: {} }
}

function milesOf(typed: string, town: string): { miles?: number; problems: RentalQuery['problems'] } {
  if (typed === '') {
    const known = findTown(town)
    return known ? { miles: known.drivingMiles, problems: {} } : { problems: {} }
  }
  const miles = wholeNumber(typed)
  if (miles === undefined || miles > plannerLimits.miles) {
    return { problems: { miles: `Give the miles from the showroom, 0 to ${plannerLimits.miles}.` } }
  }
  return { miles, problems: {} }
}

const tooLong = `Plan up to ${plannerLimits.days} days here, or call us for a longer stay.`

function wholeNumber(typed: string): number | undefined {
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined
}
