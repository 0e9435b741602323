import { fillText, formatCount, formatNumber } from '#kit/formats/format.ts'
import { vehiclePageWords } from '#subjects/inventory/facts/vehicle-page.ts'
import { chargeTrail, dayMarks, pointOnTrail, trailCorners } from '#subjects/inventory/rules/page/range-need.ts'
import './range-trail.later.css'

const { need: words } = vehiclePageWords
const { mark, ...trail } = chargeTrail
const corners = trailCorners(trail.width, trail.height, trail.legs)
const line = corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
const end = pointOnTrail(corners, 1)

/** A full charge as a line that turns back and forth: the part of one day is colored, and each day ends at a mark. */
export function RangeTrail({ range, miles }: Record<'range' | 'miles', number>) {
  return (
    <svg
      className="range-trail"
      viewBox="-20 -26 320 188"
      role="img"
      aria-label={fillText(words.plot, { range: formatCount(range, 'mile'), miles: formatCount(miles, 'mile') })}
    >
      <path className="trail-whole" d={line} />
      <path className="trail-day" d={line} pathLength={range} strokeDasharray={`${Math.min(miles, range)} ${range}`} />
      {dayMarks(range, miles).map(({ x, y }, index) => (
        <g key={x + y} transform={`translate(${round(x)} ${round(y)})`}>
          <rect className="trail-mark" x={-mark / 2} y={-mark / 2} width={mark} height={mark} rx="1" />
          <text className="trail-number" textAnchor="middle" y="4">
            {index + 1}
          </text>
        </g>
      ))}
      <text className="trail-word" x="-6" y={trail.height + 24}>
        {words.start}
      </text>
      <text className="trail-word" textAnchor="end" x={end.x + 14} y={end.y - 15}>
        {fillText(words.end, { range: formatNumber(range) })}
      </text>
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
