import { storagePlaces } from '#content/policies/storage-planner.ts'
import { addMonths, type CalendarDay, parseDay } from '#site/shared/rules/calendar-day.ts'
import type { StoragePlace, StorageStay } from './storage-planner.ts'

export type StorageField = 'from' | 'to' | 'place'

export interface StorageQuery {
  readonly asked: boolean
  /** What the form shows again, as it was given. */
  readonly typed: { readonly from: string; readonly to: string; readonly place: StoragePlace }
  readonly maintenance: boolean
  readonly preSeasonPrep: boolean
  readonly problems: Readonly<Partial<Record<StorageField, string>>>
  readonly stay?: StorageStay
}

const longestStayYears = 5

const places = new Map<string, StoragePlace>(storagePlaces.map(({ value, place }) => [value, place]))

/** Reads `?from=…&to=…&place=…&maintenance=on&prep=on`. */
export function readStorageQuery(query: URLSearchParams): StorageQuery {
  const asked = ['from', 'to', 'place'].some((name) => query.has(name))
  const givenPlace = query.get('place')
  const place = givenPlace === null ? 'indoor' : places.get(givenPlace)
  const typed = { from: query.get('from') ?? '', to: query.get('to') ?? '', place: place ?? 'indoor' }
  const choices = { maintenance: query.get('maintenance') === 'on', preSeasonPrep: query.get('prep') === 'on' }
  if (!asked) return { asked, typed, ...choices, problems: {} }

  const from = parseDay(typed.from)
  const to = parseDay(typed.to)
  const problems: Partial<Record<StorageField, string>> = {}
  if (!from) problems.from = 'Choose the day your cart comes in.'
  if (!to) problems.to = 'Choose the day you take it home.'
  if (from && to) {
    const problem = orderProblem(from, to)
    if (problem) problems.to = problem
  }
  if (!place) problems.place = 'Choose indoor or covered outdoor storage.'
  if (!from || !to || !place || Object.keys(problems).length > 0) return { asked, typed, ...choices, problems }
  return { asked, typed, ...choices, problems, stay: { from, to, place, ...choices } }
}

function orderProblem(from: CalendarDay, to: CalendarDay): string | undefined {
  if (to < from) return 'The day you take it home comes before the day it comes in.'
  if (to >= addMonths(from, 12 * longestStayYears)) {
    return `Plan at most ${longestStayYears} years at a time, or call us for a longer stay.`
  }
  return undefined
}
