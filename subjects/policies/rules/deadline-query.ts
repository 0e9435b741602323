import { parseDay } from '#kit/dates/calendar-day.ts'
import { parseTime } from '#kit/dates/eastern-time.ts'
import { plannerReader } from '#kit/parts/planner-query.ts'
import { returnItems } from '#subjects/policies/facts/deadline-finder.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import type { Purchase, RentalBooking } from './deadlines.ts'

/** `?item=…&received=…&time=…&returned=…`; the last two may be left empty. */
export const returnReader = plannerReader({
  fields: { item: returnItems[0].value, received: '', time: '', returned: '' },
  asks: (search) => search.has('received'),
  inputOf: (typed, problems): Purchase | undefined => {
    const item = returnItems.find(({ value }) => value === typed.item)?.value
    const received = parseDay(typed.received)
    const time = parseTime(typed.time)
    const returned = parseDay(typed.returned)
    if (!item) problems.item = 'Choose what you bought.'
    if (!received) problems.received = 'Choose the day you received it.'
    if (typed.time && !time) problems.time = 'Enter the time as hours and minutes, or leave it empty.'
    if (typed.returned && !returned) problems.returned = 'Choose the day it came back, or leave it empty.'
    if (received && returned && returned < received) problems.returned = 'It cannot come back before you received it.'
    if (!item || !received) return undefined
    return { item, received, ...(time && { time }), ...(returned && { returned }) }
  },
})

/** `?pickup=…&time=…&days=…` */
export const bookingReader = plannerReader({
  fields: { pickup: '', time: '10:00', days: '1' },
  asks: (search) => search.has('pickup'),
  inputOf: (typed, problems): RentalBooking | undefined => {
    const { maximumDays } = policyTerms.rental
    const pickUp = parseDay(typed.pickup)
    const time = parseTime(typed.time)
    const days = /^\d{1,3}$/.test(typed.days) ? Number(typed.days) : 0
    if (!pickUp) problems.pickup = 'Choose your pick-up day.'
    if (!time) problems.time = 'Enter your pick-up time as hours and minutes.'
    if (days < 1 || days > maximumDays) problems.days = `Rent from 1 to ${maximumDays} days.`
    return pickUp && time ? { pickUp, time, days } : undefined
  },
})
