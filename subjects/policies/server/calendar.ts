import { Hono } from 'hono'
import { noStore } from '#kernel/http/answer-headers.ts'
import type { Routes, Services } from '#kernel/subject.ts'
import type { PlannerReader } from '#kit/parts/planner-query.ts'
import { type DeadlineKind, deadlineCalendar } from '#subjects/policies/facts/deadline-finder.ts'
import { deadlineCalendarFile } from '#subjects/policies/rules/calendar-file.ts'
import {
  bookingReader,
  type Deadline,
  rentalDeadlines,
  returnDeadlines,
  returnReader,
} from '#subjects/policies/rules/deadlines.ts'

/** The deadlines of a policy page for the visitor's own calendar: the same query gives the same days. */
export function calendar({ siteUrl, now, ports }: Services): Routes {
  const files: Routes = new Hono()
  const serve = <Input>(
    kind: DeadlineKind,
    { read }: PlannerReader<string, Input>,
    deadlinesOf: (input: Input) => readonly Deadline[],
  ) => {
    const { page, path, fileName } = deadlineCalendar[kind]
    files.get(path, async (c) => {
      const { input, problems } = read(new URL(c.req.url).searchParams)
      const deadlines = input ? deadlinesOf(input) : []
      if (deadlines.length === 0) {
        const why = input ? deadlineCalendar.nothing : Object.values(problems).join(' ') || deadlineCalendar.noDate
        return c.text(why, 400, noStore)
      }
      const phone = (await ports.shop()).phones.main
      return c.body(deadlineCalendarFile(kind, deadlines, { page: siteUrl + page, stamp: now(), phone }), 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileName}"`,
        'Cache-Control': 'no-cache',
      })
    })
  }
  serve('returns', returnReader, returnDeadlines)
  serve('rental', bookingReader, rentalDeadlines)
  return files
}
