import { addDays, type CalendarDay, calendarDay, parseDay, yearOf } from '#kit/dates/calendar-day.ts'
import { easternClock, easternInstant, parseTime } from '#kit/dates/eastern-time.ts'
import { plannerReader } from '#kit/parts/planner-query.ts'
import { damageReport as words } from '#subjects/policies/facts/damage-report.ts'
import { type Deadline, defectReport } from './deadlines.ts'

export interface Delivery {
  readonly day: CalendarDay
  /** `HH:MM` on the clocks in Carbon County; left out where it is not known. */
  readonly time?: string
}

export interface DamageReport {
  readonly deadline: Deadline
  /** `ahead`: the cart has not been delivered yet. */
  readonly state: 'ahead' | 'open' | 'over'
  /** The instant from which this is no longer true, or has other words. */
  readonly until: Date
}

/** `?delivered=…&time=…`; the time may be left empty. */
export const deliveryReader = plannerReader({
  fields: { delivered: '', time: '' },
  asks: (search) => search.has('delivered'),
  inputOf: (typed, problems): Delivery | undefined => {
    const day = parseDay(typed.delivered)
    const time = parseTime(typed.time)
    if (!day) problems.delivered = words.form.wrongDay
    if (typed.time && !time) problems.time = words.form.wrongTime
    return day === undefined ? undefined : { day, ...(time && { time }) }
  },
})

/** Until when a customer can report damage, and whether that time is over (POL-90). */
export function damageReportOf({ day, time }: Delivery, now: Date): DamageReport {
  const deadline = defectReport(day, time)
  const begins = easternInstant({ day, time: time ?? '00:00' })
  const ends = deadline.instant ?? easternInstant({ day: addDays(deadline.day, 1), time: '00:00' })
  // The words name the year once it is not the present one.
  const newYear = easternInstant({ day: calendarDay(yearOf(easternClock(now).day) + 1, 1, 1), time: '00:00' })
  const answer = (state: DamageReport['state'], until: Date) => ({
    deadline,
    state,
    until: until < newYear ? until : newYear,
  })
  if (now < begins) return answer('ahead', begins)
  return now < ends ? answer('open', ends) : answer('over', newYear)
}
