import { addMonths, type CalendarDay, parseDay } from '#kit/dates/calendar-day.ts'
import { plannerReader } from '#kit/parts/planner-query.ts'
import { storagePlaces } from '#subjects/policies/facts/storage-planner.ts'
import type { StorageStay } from './storage-planner.ts'

const longestStayYears = 5

/** `?from=…&to=…&place=…&maintenance=on&prep=on` */
export const storageReader = plannerReader({
  fields: { from: '', to: '', place: 'indoor', maintenance: '', prep: '' },
  asks: (search) => ['from', 'to', 'place'].some((key) => search.has(key)),
  inputOf: (typed, problems): StorageStay | undefined => {
    const from = parseDay(typed.from)
    const to = parseDay(typed.to)
    const place = placeOf(typed.place)?.place
    const disorder = from && to && orderProblem(from, to)
    if (!from) problems.from = 'Choose the first day.'
    if (!to) problems.to = 'Choose the last day.'
    if (disorder) problems.to = disorder
    if (!place) problems.place = 'Choose indoor or covered outdoor storage.'
    if (!from || !to || !place) return undefined
    return { from, to, place, maintenance: typed.maintenance === 'on', preSeasonPrep: typed.prep === 'on' }
  },
})

export function placeOf(text: string) {
  return storagePlaces.find(({ value }) => value === text)
}

function orderProblem(from: CalendarDay, to: CalendarDay): string | undefined {
  if (to < from) return 'The last day comes before the first day.'
  if (to >= addMonths(from, 12 * longestStayYears)) {
    return `Plan at most ${longestStayYears} years at a time, or call us for a longer stay.`
  }
  return undefined
}
