import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatNumber } from '#kit/formats/format.ts'
import { vehiclePage } from '#subjects/inventory/facts/vehicle-page.ts'
import { pointOnTrail, trailCorners } from '#subjects/inventory/rules/trail-line.ts'
import './range-trail.css'

interface RangeTrailProps {
  readonly range: number
  readonly miles: number
}

const words = vehiclePage.need
const size = { width: 280, height: 104, legs: 3 }
// More marks than this would touch each other.
const mostMarks = 9

/** A full charge as a switchback: the part of one day is driven in firefly, and every day ends at a mark. */
export function RangeTrail({ range, miles }: RangeTrailProps) {
  const corners = trailCorners(size.width, size.height, size.legs)
  const line = corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  const days = Math.floor(range / miles)
  const marks = days <= mostMarks ? Array.from({ length: days }, (_, index) => index + 1) : []
  const end = pointOnTrail(corners, 1)
  return (
    <svg
      className="range-trail"
      viewBox="-20 -26 320 160"
      role="img"
      aria-label={fillText(words.plot, { range: formatCount(range, 'mile'), miles: formatCount(miles, 'mile') })}
    >
      <path className="trail-whole" d={line} />
      <path className="trail-day" d={line} pathLength={range} strokeDasharray={`${Math.min(miles, range)} ${range}`} />
      {marks.map((day) => {
        const { x, y } = pointOnTrail(corners, (day * miles) / range)
        return (
          <g key={day} transform={`translate(${round(x)} ${round(y)})`}>
            <rect className="trail-mark" x="-7.500" y="-10" width="15" height="20" rx="1" />
            <text className="trail-number" textAnchor="middle" y="4">
              {day}
            </text>
          </g>
        )
      })}
      <text className="trail-word" x="-6" y={size.height + 24}>
        {words.start}
      </text>
      <text className="trail-word" textAnchor="end" x={end.x + 14} y={end.y - 15}>
        {fillText(words.end, { range: formatNumber(range) })}
      </text>
    </svg>
  )
}

const round = (value: number) => Math.round(value * 100) / 100
