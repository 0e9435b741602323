import { townPageWords } from '#subjects/county/facts/town-page.ts'
import type { TownRecord } from '#subjects/county/facts/town-record.ts'
import '#kit/styles/columns.css'
import './seasons.later.css'

const { seasons } = townPageWords.year

/** What each season brings to a town, and what it asks of a cart. */
export function Seasons({ year }: { readonly year: TownRecord['year'] }) {
  return (
    <dl className="columns seasons" data-columns="4">
      {(['spring', 'summer', 'fall', 'winter'] as const).map((season) => (
        <div key={season} className="ruled">
          <dt className="title">{seasons[season]}</dt>
          <dd className="soft">{year[season]}</dd>
        </div>
      ))}
    </dl>
  )
}
