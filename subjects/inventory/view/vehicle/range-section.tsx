import { fillText, formatCount, formatNumber, formatPercent } from '#kit/formats/format.ts'
import { Field } from '#kit/parts/field.tsx'
import { Section } from '#kit/parts/section.tsx'
import { dailyMiles } from '#subjects/inventory/facts/daily-miles.ts'
import { vehiclePage } from '#subjects/inventory/facts/vehicle-page.ts'
import { milesFromQuery, rangeMiles, rangeNeed } from '#subjects/inventory/rules/range-need.ts'
import { pointOnTrail, trailCorners } from '#subjects/inventory/rules/trail-line.ts'
import { type AskedVehicle, AskForm, keptAnswers } from './ask-form.tsx'
import './range-section.css'
import './range-trail.css'

const words = vehiclePage.need

/** CART-48: range against need: a form without script, and its answer as a drawing and in words. */
export function RangeSection({ vehicle, path, search }: AskedVehicle) {
  const range = rangeMiles(vehicle)
  const { miles, problem } = milesFromQuery(search)
  const need = range === null ? null : rangeNeed(range, miles)
  if (range === null || need === null) return null
  const lead = fillText(words.lead, { range: String(vehicle.specifications.range) })
  const share = formatPercent(Math.round(need.shareOfCharge * 100))
  const { days } = words
  return (
    <Section id="range" title={words.heading} lead={lead} ground="shade">
      <div className="split range-section">
        <div className="stack range-section-asked">
          <AskForm action={`${path}#range`} kept={keptAnswers(search, ['miles'])} button={words.button}>
            <Field id="miles" label={words.label} error={problem ? fillText(words.problem, dailyMiles) : undefined}>
              {(control) => (
                <input
                  {...control}
                  type="text"
                  name="miles"
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={problem ? (search.get('miles') ?? '') : formatNumber(miles)}
                />
              )}
            </Field>
          </AskForm>
          <div className="stack range-section-answer">
            <p className="range-section-days">
              {need.daysPerCharge === 0 ? days.none : formatCount(need.daysPerCharge, days.one, days.many)}
            </p>
            <p>{fillText(words.result, { miles: formatCount(miles, 'mile'), share })}</p>
            <p className="range-section-verdict soft">{words.verdict[need.verdict]}</p>
          </div>
        </div>
        <RangeTrail range={range} miles={miles} />
      </div>
    </Section>
  )
}

const trail = { width: 280, height: 104, legs: 3 }
// More marks than this would touch each other.
const mostMarks = 9
const corners = trailCorners(trail.width, trail.height, trail.legs)
const line = corners.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
const end = pointOnTrail(corners, 1)

/** A full charge as a switchback: the part of one day is driven in firefly, and every day ends at a mark. */
function RangeTrail({ range, miles }: { readonly range: number; readonly miles: number }) {
  const days = Math.floor(range / miles)
  const marks = days <= mostMarks ? Array.from({ length: days }, (_, index) => index + 1) : []
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
