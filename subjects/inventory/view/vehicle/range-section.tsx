import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatNumber, formatPercent } from '#kit/formats/format.ts'
import { Field } from '#kit/parts/field.tsx'
import { Section } from '#kit/parts/section.tsx'
import { dailyMiles, vehiclePage } from '#subjects/inventory/facts/vehicle-page.ts'
import { milesFromQuery } from '#subjects/inventory/rules/daily-miles.ts'
import { rangeMiles, rangeNeed } from '#subjects/inventory/rules/range-need.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { KeptQuery } from './kept-query.tsx'
import { RangeTrail } from './range-trail.tsx'
import '#kit/parts/button.css'
import './asking.css'
import './range-section.css'

interface RangeSectionProps {
  readonly vehicle: Vehicle
  readonly path: string
  readonly search: URLSearchParams
}

const words = vehiclePage.need

/** Range against need: a form without script, and its answer as a drawing and in words. */
export function RangeSection({ vehicle, path, search }: RangeSectionProps) {
  const range = rangeMiles(vehicle)
  const { miles, problem } = milesFromQuery(search)
  const need = range === null ? null : rangeNeed(range, miles)
  if (range === null || need === null) return null
  const dayText = formatCount(miles, 'mile')
  const lead = fillText(words.lead, { range: String(vehicle.specifications.range) })
  return (
    <Section id="range" title={words.heading} lead={lead} ground="shade">
      <div className="split range-section">
        <div className="stack range-section-asked">
          <form action={`${path}#range`} className="asking screen-only">
            <KeptQuery search={search} except={['miles']} />
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
            <button type="submit" className="button" data-look="solid">
              {words.button}
            </button>
          </form>
          <div className="stack range-section-answer">
            <p className="range-section-days">{daysText(need.daysPerCharge)}</p>
            <p>
              {fillText(words.result, {
                miles: dayText,
                share: formatPercent(Math.round(need.shareOfCharge * 100)),
              })}
            </p>
            <p className="range-section-verdict soft">{words.verdict[need.verdict]}</p>
          </div>
        </div>
        <RangeTrail range={range} miles={miles} />
      </div>
    </Section>
  )
}

function daysText(days: number): string {
  return days === 0 ? words.days.none : formatCount(days, words.days.one, words.days.many)
}
