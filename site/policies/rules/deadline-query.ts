import { returnItems } from '#content/policies/deadline-finder.ts'
import { policyTerms } from '#content/policies/policy-terms.ts'
import { parseDay } from '#site/shared/rules/calendar-day.ts'
import { parseTime } from '#site/shared/rules/eastern-time.ts'
import type { Purchase, RentalBooking, ReturnItem } from './deadlines.ts'

export interface ReturnQuery {
  readonly asked: boolean
  /** What the form shows again, as it was given. */
  readonly typed: Readonly<Record<'item' | 'received' | 'time' | 'returned', string>>
  readonly problems: Readonly<Partial<Record<'item' | 'received' | 'time' | 'returned', string>>>
  readonly purchase?: Purchase
}

export interface RentalQuery {
  readonly asked: boolean
  readonly typed: Readonly<Record<'pickup' | 'time' | 'days', string>>
  readonly problems: Readonly<Partial<Record<'pickup' | 'time' | 'days', string>>>
  readonly booking?: RentalBooking
}

/** Reads `?item=…&received=…&time=…&returned=…`; the last two may be left empty. */
export function readReturnQuery(query: URLSearchParams): ReturnQuery {
  const given = (name: string) => query.get(name) ?? ''
  const asked = query.has('received')
  const typed = {
    item: query.get('item') ?? returnItems[0].value,
    received: given('received'),
    time: given('time'),
    returned: given('returned'),
  }
  if (!asked) return { asked, typed, problems: {} }

  const item = itemOf(typed.item)
  const received = parseDay(typed.received)
  const time = parseTime(typed.time)
  const returned = parseDay(typed.returned)
  const problems: Partial<Record<keyof ReturnQuery['typed'], string>> = {}
  if (!item) problems.item = 'Choose what you bought.'
  if (!received) problems.received = 'Choose the day you received it.'
  if (typed.time && !time) problems.time = 'Give the time as hours and minutes, or leave it empty.'
  if (typed.returned && !returned) problems.returned = 'Choose the day it came back, or leave it empty.'
  if (received && returned && returned < received) problems.returned = 'It cannot come back before you received it.'
  if (!item || !received || Object.keys(problems).length > 0) return { asked, typed, problems }
  return { asked, typed, problems, purchase: { item, received, ...(time && { time }), ...(returned && { returned }) } }
}

/** Reads `?pickup=…&time=…&days=…`. */
export function readRentalQuery(query: URLSearchParams): RentalQuery {
  const asked = query.has('pickup')
  const typed = {
    pickup: query.get('pickup') ?? '',
    time: query.get('time') ?? '10:00',
    days: query.get('days') ?? '1',
  }
  if (!asked) return { asked, typed, problems: {} }

  const { maximumDays } = policyTerms.rental
  const pickUp = parseDay(typed.pickup)
  const time = parseTime(typed.time)
  const days = /^\d{1,3}$/.test(typed.days.trim()) ? Number(typed.days) : 0
  const problems: Partial<Record<keyof RentalQuery['typed'], string>> = {}
  if (!pickUp) problems.pickup = 'Choose the day you pick the cart up.'
  if (!time) problems.time = 'Give the time of your pick-up as hours and minutes.'
  if (days < 1 || days > maximumDays) problems.days = `Rent from 1 to ${maximumDays} days.`
  if (!pickUp || !time || Object.keys(problems).length > 0) return { asked, typed, problems }
  return { asked, typed, problems, booking: { pickUp, time, days } }
}

function itemOf(text: string): ReturnItem | undefined {
  return returnItems.find(({ value }) => value === text)?.value
}
