import { use } from 'react'
import { formatShortDay } from '#kit/formats/format.ts'
import type { PostedHours } from '#subjects/dealership/facts/hours.ts'
import { datesThatChange, hoursLines, timesText, weekShown } from '#subjects/dealership/rules/hours.ts'
import { ShopContext } from './shop-context.ts'
import './hours-list.later.css'

/** Each date of the coming week that has other hours, then the week as posted (SHOP-6, SHOP-52). */
export function HoursList({ hours }: { readonly hours: PostedHours }) {
  const { weeks, dates } = use(ShopContext)
  const week = weekShown(hours, weeks)
  return (
    <dl className="hours-list">
      {datesThatChange(week, dates).map((date) => (
        <div key={date.day}>
          <dt>
            <time dateTime={date.day}>{formatShortDay(date.day)}</time>
          </dt>
          <dd>
            <b>{timesText(date.hours)}</b>, {date.name}
          </dd>
        </div>
      ))}
      {hoursLines(week).map((line) => (
        <div key={line.days}>
          <dt>{line.days}</dt>
          <dd>{line.time}</dd>
        </div>
      ))}
    </dl>
  )
}
