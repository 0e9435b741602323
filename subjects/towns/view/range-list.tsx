import { fillText, formatCount } from '#kit/formats/format.ts'
import { range, rangeWords as words } from '#subjects/county/facts/range.ts'
import { placesInRange, ringShares } from '#subjects/county/rules/range.ts'
import type { Town } from '#subjects/county/rules/towns.ts'
import './range-list.css'

/** What a trip to places around a town and back takes of a charge: in words, and as bars. */
export function RangeList({ town }: { readonly town: Town }) {
  return (
    <section className="range-list">
      <h3>{words.heading}</h3>
      <ul>
        {placesInRange(town).map(({ name, miles, share }) => (
          <li key={name}>
            <span>
              {fillText(words.place, { place: name })}{' '}
              <span className="small soft">{fillText(words.miles, { miles: formatCount(miles, 'mile') })}</span>
            </span>{' '}
            <b>{fillText(words.share, { percent: share })}</b>
            <svg aria-hidden="true">
              <rect width={`${share}%`} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="small soft">
        {fillText(words.counted, { range: formatCount(range.miles, 'mile'), rings: ringShares })} {words.caution}
      </p>
    </section>
  )
}
