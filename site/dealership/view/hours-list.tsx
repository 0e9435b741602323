import type { PostedHours } from '#content/dealership/hours.ts'

export function HoursList({ hours }: { readonly hours: PostedHours }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5">
      {hours.lines.map((line) => (
        <div key={line.days} className="contents">
          <dt className="text-soft">{line.days}</dt>
          <dd>{line.time}</dd>
        </div>
      ))}
    </dl>
  )
}
