import { addBusinessDays } from '#kit/dates/business-day.ts'
import { addDays, type CalendarDay } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant, hour } from '#kit/dates/eastern-time.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'

const { rental, returns } = policyTerms

export type ReturnItem = 'new-cart' | 'used-cart' | 'as-is-cart' | 'part'

export type DeadlineId =
  | 'return'
  | 'defect-report'
  | 'return-refund'
  | 'card-refund'
  | 'free-cancellation'
  | 'half-refund'
  | 'due-back'
  | 'longest-rental'
  | 'cancellation-refund'

/** A day, or a moment of that day on the clocks in Carbon County. */
export interface Deadline {
  readonly id: DeadlineId
  readonly day: CalendarDay
  readonly time?: string
  readonly instant?: Date
}

export interface Purchase {
  readonly item: ReturnItem
  /** The day the customer took it, or we delivered it. */
  readonly received: CalendarDay
  readonly time?: string
  /** The day it came back to us; without one, the last day on which it may. */
  readonly returned?: CalendarDay
}

export interface RentalBooking {
  readonly pickUp: CalendarDay
  readonly time: string
  readonly days: number
}

const returnDays: Readonly<Record<ReturnItem, number | undefined>> = {
  'new-cart': returns.newCart.days,
  'used-cart': returns.usedCart.days,
  // POL-14
  'as-is-cart': undefined,
  part: returns.parts.days,
}

/** Empty for a cart sold as is: there is nothing to return it by. */
export function returnDeadlines({ item, received, time, returned }: Purchase): Deadline[] {
  const days = returnDays[item]
  if (days === undefined) return []
  const lastDay = addDays(received, days)
  const refund = addBusinessDays(returned ?? lastDay, returns.refundBusinessDays)
  return inOrder([
    defectReport(received, time),
    { id: 'return', day: lastDay },
    { id: 'return-refund', day: refund },
    { id: 'card-refund', day: addBusinessDays(refund, returns.cardRefundBusinessDays.to) },
  ])
}

export function rentalDeadlines({ pickUp, time, days }: RentalBooking): Deadline[] {
  const start = easternInstant({ day: pickUp, time })
  const free = momentAt('free-cancellation', hoursAfter(start, -rental.cancellation.freeUntilHoursBefore))
  const refund = addBusinessDays(free.day, returns.refundBusinessDays)
  return inOrder([
    free,
    momentAt('half-refund', start),
    // A day of rental ends at the same time on the clock, also in the night the clocks change.
    momentAt('due-back', easternInstant({ day: addDays(pickUp, days), time })),
    momentAt('longest-rental', easternInstant({ day: addDays(pickUp, rental.maximumDays), time })),
    { id: 'cancellation-refund', day: refund },
  ])
}

/** The last moment, or where no time of day is known the last day, to report a defect. */
export function defectReport(received: CalendarDay, time: string | undefined): Deadline {
  if (time === undefined) return { id: 'defect-report', day: addDays(received, returns.defectReportHours / 24) }
  return momentAt('defect-report', hoursAfter(easternInstant({ day: received, time }), returns.defectReportHours))
}

function momentAt(id: DeadlineId, instant: Date): Deadline {
  return { id, ...easternClock(instant), instant }
}

function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + hours * hour)
}

function inOrder(deadlines: Deadline[]): Deadline[] {
  const when = ({ day, time }: Deadline) => `${day} ${time ?? '24:00'}`
  return deadlines.toSorted((one, other) => when(one).localeCompare(when(other)))
}
