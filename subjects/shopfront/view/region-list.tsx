import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { TownGrid } from '#subjects/county/view/town-grid.tsx'
import type { about } from '#subjects/shopfront/facts/about-page.ts'
import '#kit/styles/columns.css'
import './region-list.later.css'

type Region = (typeof about)['regions']['groups'][number]

const entries = [...towns, countyHub].map(({ name, slug, url }) => ({ name, slug, url }))

/** The service area by regions, each municipality a link (SHOP-46). */
export function RegionList({ regions }: { readonly regions: readonly Region[] }) {
  return (
    <ul className="thirds region-list">
      {regions.map(({ name, slugs }) => (
        <li key={name} className="ruled">
          <h3>{name}</h3>
          <TownGrid towns={entries.filter(({ slug }) => slugs.some((each) => each === slug))} />
        </li>
      ))}
    </ul>
  )
}
