import { type Context, Hono } from 'hono'
import type { Routes } from '#kernel/subject.ts'
import { deadlineCalendar } from '#subjects/policies/facts/deadline-finder.ts'
import { deadlineCalendarFile } from '#subjects/policies/rules/deadline-calendar.ts'
import { bookingReader, returnReader } from '#subjects/policies/rules/deadline-query.ts'
import { type Deadline, rentalDeadlines, returnDeadlines } from '#subjects/policies/rules/deadlines.ts'

interface CalendarServices {
  readonly siteUrl: string
  readonly now: () => Date
}

/** The deadlines that a policy page shows, for the visitor's own calendar: the same query gives the same days. */
export function calendar({ siteUrl, now }: CalendarServices): Routes {
  const files: Routes = new Hono()
  const send = (c: Context, kind: 'returns' | 'rental', deadlines: readonly Deadline[]) => {
    const { page, fileName } = deadlineCalendar[kind]
    return c.body(deadlineCalendarFile(kind, deadlines, { page: siteUrl + page, stamp: now() }), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-cache',
    })
  }
  files.get(deadlineCalendar.returns.path, (c) => {
    const { input, problems } = returnReader.read(new URL(c.req.url).searchParams)
    if (!input) return refuse(c, Object.values(problems))
    const deadlines = returnDeadlines(input)
    return deadlines.length > 0 ? send(c, 'returns', deadlines) : refuse(c, [deadlineCalendar.returns.nothing])
  })
  files.get(deadlineCalendar.rental.path, (c) => {
    const { input, problems } = bookingReader.read(new URL(c.req.url).searchParams)
    return input ? send(c, 'rental', rentalDeadlines(input)) : refuse(c, Object.values(problems))
  })
  return files
}

function refuse(c: Context, problems: readonly string[]): Response {
  const sentence = problems.length > 0 ? problems.join(' ') : deadlineCalendar.noDate
  return c.text(sentence, 400, { 'Cache-Control': 'no-store' })
}
