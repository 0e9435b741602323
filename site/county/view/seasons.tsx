import { townPage } from '#content/county/town-page.ts'
import type { TownRecord } from '#content/county/town-record.ts'

const { seasons } = townPage.year

/** What each season brings to a town, and what it asks of a cart. */
export function Seasons({ year }: { readonly year: TownRecord['year'] }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {(['spring', 'summer', 'fall', 'winter'] as const).map((season) => (
        <div key={season} className="border-t-2 border-ink pt-4">
          <dt className="font-display text-h3 font-bold">{seasons[season]}</dt>
          <dd className="mt-2 text-soft">{year[season]}</dd>
        </div>
      ))}
    </dl>
  )
}
