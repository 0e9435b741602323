import { fillText } from '#kit/formats/fill-text.ts'
import { formatCount, formatPrice } from '#kit/formats/format.ts'
import { mapWords } from '#subjects/county/facts/county-map.ts'
import { policyTerms } from '#subjects/policies/facts/policy-terms.ts'
import { mapInk } from './map-ink.ts'
import './map-legend.css'

const { poconoMiles, saleMinimum } = policyTerms.delivery.free

const lines = [
  { key: 'border', stroke: mapInk.border, strokeDasharray: '9 3 1 3', strokeWidth: 2 },
  { key: 'zone', stroke: mapInk.zoneEdge, strokeDasharray: '0 5', strokeWidth: 3 },
  { key: 'trail', stroke: mapInk.route, strokeDasharray: '0 4', strokeWidth: 2.6 },
] as const

/** What the lines on the county map mean. */
export function MapLegend() {
  return (
    <ul className="cluster map-legend small soft">
      {lines.map(({ key, ...line }) => (
        <li key={key}>
          <svg aria-hidden="true" width="32" height="8">
            <path d="M2 4h28" strokeLinecap="round" {...line} />
          </svg>
          {fillText<string>(mapWords.legend[key], {
            miles: formatCount(poconoMiles, 'mile'),
            minimum: formatPrice(saleMinimum),
          })}
        </li>
      ))}
    </ul>
  )
}
