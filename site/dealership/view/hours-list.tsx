import { use } from 'react'
import type { PostedHours } from '#content/dealership/hours.ts'
import { datesThatChange } from '#site/dealership/rules/dated-hours.ts'
import { hoursLines, spanOf } from '#site/dealership/rules/posted-hours.ts'
import { formatShortDay } from '#site/shared/rules/format.ts'
import { ComingDatesContext } from './coming-dates.ts'
import './hours-list.css'

/** SHOP-6, SHOP-52: the week as posted, and below it each date of the coming week that has other hours. */
export function HoursList({ hours }: { readonly hours: PostedHours }) {
  return (
    <dl className="hours-list">
      {hoursLines(hours.week).map((line) => (
        <div key={line.days}>
          <dt>{line.days}</dt>
          <dd>{line.time}</dd>
        </div>
      ))}
      {datesThatChange(hours.week, use(ComingDatesContext)).map((date) => (
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
