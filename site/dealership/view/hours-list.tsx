import type { PostedHours } from '#content/dealership/hours.ts'
import { hoursLines } from '#site/dealership/rules/posted-hours.ts'

export function HoursList({ hours }: { readonly hours: PostedHours }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5">
      {hoursLines(hours.week).map((line) => (
        <div key={line.days} className="contents">
          <dt className="text-soft">{line.days}</dt>
          <dd>{line.time}</dd>
        </div>
      ))}
    </dl>
  )
}
