import { createContext, use } from 'react'
import { formatShortDay } from '#kit/formats/format.ts'
import type { DatedHours } from '#subjects/dealership/facts/dated-hours.ts'
import { type PostedHours, postedWeeks } from '#subjects/dealership/facts/hours.ts'
import { datesThatChange, hoursLines, type PostedWeeks, spanOf, weekShown } from '#subjects/dealership/rules/hours.ts'
import './hours-list.later.css'

/** The dates with hours of their own that a page announces wherever it shows a week. */
export const ComingDatesContext = createContext<readonly DatedHours[]>([])

/** The weeks that hold today. */
export const WeeksContext = createContext<PostedWeeks>({
  sales: postedWeeks.sales.week,
  service: postedWeeks.service.week,
})

/** SHOP-6, SHOP-52: the week as posted, and below it each date of the coming week that has other hours. */
export function HoursList({ hours }: { readonly hours: PostedHours }) {
  const week = weekShown(hours, use(WeeksContext))
  return (
    <dl className="hours-list">
      {hoursLines(week).map((line) => (
        <div key={line.days}>
          <dt>{line.days}</dt>
          <dd>{line.time}</dd>
        </div>
      ))}
      {datesThatChange(week, use(ComingDatesContext)).map((date) => (
        <div key={date.day}>
          <dt>
            <time dateTime={date.day}>{formatShortDay(date.day)}</time>
          </dt>
          <dd>
            <b>{spanOf(date.hours)}</b>, {date.name}
          </dd>
        </div>
      ))}
    </dl>
  )
}
