import { fillText } from '#kit/formats/fill-text.ts'
import { formatMonthDay } from '#kit/formats/format.ts'
import { type YearRow, year } from '#subjects/county/facts/year.ts'

/** A part of the year, in percent of twelve equal months. */
interface Stretch {
  readonly from: number
  readonly width: number
}

export interface YearStripRow {
  readonly name: string
  readonly text: string
  readonly href?: string
  readonly stretches: readonly Stretch[]
  /** Single days, at about where they fall in each month: parts of it. */
  readonly days: readonly number[]
}

const month = 100 / 12
const monthName = new Intl.DateTimeFormat('en-US', { month: 'narrow', timeZone: 'UTC' })

/** 'J', 'F', 'M' … */
export const monthLetters: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  monthName.format(new Date(Date.UTC(2024, index, 1))),
)

export const yearStrip: readonly YearStripRow[] = year.rows.map((row: YearRow) => ({
  name: row.name,
  text: row.span ? fillText<string>(row.text, { span: spanText(row.span) }) : row.text,
  ...(row.href === undefined ? {} : { href: row.href }),
  stretches: row.span ? stretchesOf(row.span) : [],
  days: row.saturdays?.map(saturdayOf) ?? [],
}))

function spanText({ from, to }: NonNullable<YearRow['span']>): string {
  return `${formatMonthDay(from)} to ${formatMonthDay(to)}`
}

/** One that runs over New Year is two. */
function stretchesOf({ from, to }: NonNullable<YearRow['span']>): readonly Stretch[] {
  const [start, end] = [startOf(from), endOf(to)]
  if (start < end) return [stretch(start, end)]
  return [stretch(0, end), stretch(start, 12)]
}

function stretch(start: number, end: number): Stretch {
  return { from: tenth(start * month), width: tenth((end - start) * month) }
}

/** In months from New Year; the 15th is the middle of any month. */
function startOf(monthDay: string): number {
  const [of = 1, day = 1] = monthDay.split('-').map(Number)
  return of - 1 + (day - 1) / 30
}

function endOf(monthDay: string): number {
  const [of = 1, day = 1] = monthDay.split('-').map(Number)
  return of - 1 + Math.min(1, day / 30)
}

/** About where the first, second … Saturday falls in a month. */
function saturdayOf(nth: number): number {
  return Math.round((100 * (nth - 0.5)) / 4.35) / 100
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
