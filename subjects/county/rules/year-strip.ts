import { fillText, formatMonthDay } from '#kit/formats/format.ts'
import { type YearRow, year } from '#subjects/county/facts/year.ts'

type Span = NonNullable<YearRow['span']>

const monthName = new Intl.DateTimeFormat('en-US', { month: 'narrow', timeZone: 'UTC' })

/** 'J', 'F', 'M' … */
export const monthLetters: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  monthName.format(new Date(Date.UTC(2024, index, 1))),
)

export const yearStrip = year.rows.map(({ name, text, href, span, saturdays }: YearRow) => ({
  name,
  href,
  text: span ? fillText(text, { span: `${formatMonthDay(span.from)} to ${formatMonthDay(span.to)}` }) : text,
  stretches: span ? stretchesOf(span) : [],
  /** Where the first, second … Saturday falls in a month on average, as a part of the month. */
  days: saturdays?.map((nth) => Math.round((100 * (nth - 0.5)) / 4.35) / 100) ?? [],
}))

/** Stretches of the year in percent of twelve equal months; a span over New Year makes two. */
function stretchesOf({ from, to }: Span) {
  const [start, end] = [monthsBefore(from, 1), monthsBefore(to, 0)]
  const parts = start < end ? [[start, end] as const] : [[0, end] as const, [start, 12] as const]
  return parts.map(([first, last]) => ({ from: percent(first), width: percent(last - first) }))
}

/** Months from New Year to the beginning of a day, or to its end; the 15th counts as the middle of any month. */
function monthsBefore(monthDay: string, dayItself: 0 | 1): number {
  const [month = 1, day = 1] = monthDay.split('-').map(Number)
  return month - 1 + Math.min(1, (day - dayItself) / 30)
}

function percent(months: number): number {
  return Math.round((1000 * months) / 12) / 10
}
