import type { PostedHours } from '#content/dealership/hours.ts'
import { hoursLines } from '#site/dealership/rules/posted-hours.ts'
import './hours-list.css'

export function HoursList({ hours }: { readonly hours: PostedHours }) {
  return (
    <dl className="hours-list">
      {hoursLines(hours.week).map((line) => (
        <div key={line.days}>
          <dt>{line.days}</dt>
          <dd>{line.time}</dd>
        </div>
      ))}
    </dl>
  )
}
