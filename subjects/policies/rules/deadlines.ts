import { addDays, type CalendarDay, parseDay } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant, hour, parseTime } from '#kit/dates/eastern-time.ts'
import { addBusinessDays } from '#kit/dates/holidays.ts'
import { wholeNumber } from '#kit/formats/whole-number.ts'
import { plannerReader } from '#kit/parts/planner-query.ts'
import { deadlineFinder, type deadlineWords, returnItems } from '#subjects/policies/facts/deadline-finder.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'

const { rental, returns } = policyTerms

type DeadlineId = keyof typeof deadlineWords

/** A day, or a moment of that day on the clocks in Carbon County. */
export interface Deadline {
  readonly id: DeadlineId
  readonly day: CalendarDay
  readonly time?: string
  readonly instant?: Date
}

interface Purchase {
  readonly item: (typeof returnItems)[number]['value']
  /** The day on which the customer took the cart, or we delivered it. */
  readonly received: CalendarDay
  readonly time?: string
  /** The day on which it came back to us; left out, the last day on which it may. */
  readonly returned?: CalendarDay
}

interface RentalBooking {
  readonly pickUp: CalendarDay
  readonly time: string
  readonly days: number
}

/** `?item=…&received=…&time=…&returned=…`; the last two may be left empty. */
export const returnReader = plannerReader({
  fields: { item: returnItems[0].value, received: '', time: '', returned: '' },
  asks: (search) => search.has('received'),
  inputOf: (typed, problems): Purchase | undefined => {
    const { wrong } = deadlineFinder.returns
    const item = returnItems.find(({ value }) => value === typed.item)?.value
    const received = parseDay(typed.received)
    const time = parseTime(typed.time)
    const returned = parseDay(typed.returned)
    if (!item) problems.item = wrong.item
    if (!received) problems.received = wrong.received
    if (typed.time && !time) problems.time = wrong.time
    if (typed.returned && !returned) problems.returned = wrong.returned
    if (received && returned && returned < received) problems.returned = wrong.order
    if (!item || !received) return undefined
    return { item, received, ...(time && { time }), ...(returned && { returned }) }
  },
})

/** `?pickup=…&time=…&days=…` */
export const bookingReader = plannerReader({
  fields: { pickup: '', time: '10:00', days: '1' },
  asks: (search) => search.has('pickup'),
  inputOf: (typed, problems): RentalBooking | undefined => {
    const { wrong } = deadlineFinder.rental
    const pickUp = parseDay(typed.pickup)
    const time = parseTime(typed.time)
    const days = wholeNumber(typed.days, 3) ?? 0
    if (!pickUp) problems.pickup = wrong.pickup
    if (!time) problems.time = wrong.time
    if (days < 1 || days > rental.maximumDays) problems.days = wrong.days
    return pickUp && time ? { pickUp, time, days } : undefined
  },
})

// A cart sold as is has no day on which it can come back (POL-14).
const returnDays: Partial<Record<Purchase['item'], number>> = {
  'new-cart': returns.newCart.days,
  'used-cart': returns.usedCart.days,
  part: returns.parts.days,
}

/** The deadlines of a return; none for a cart sold as is. */
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
  return inOrder([
    free,
    momentAt('half-refund', start),
    // A rental day ends at the same time on the clock, even in the night in which the clocks change.
    momentAt('due-back', easternInstant({ day: addDays(pickUp, days), time })),
    momentAt('longest-rental', easternInstant({ day: addDays(pickUp, rental.maximumDays), time })),
    { id: 'cancellation-refund', day: addBusinessDays(free.day, returns.refundBusinessDays) },
  ])
}

/** The last moment to report a defect, or the last day where no time of day is known. */
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
