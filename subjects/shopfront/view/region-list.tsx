import { Link } from '#kit/parts/link.tsx'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import type { about } from '#subjects/shopfront/facts/about-page.ts'
import '#kit/styles/columns.css'
import './region-list.later.css'

type Region = (typeof about)['regions']['groups'][number]

const entries = [...towns, countyHub]

/** SHOP-46: the service area by regions. */
export function RegionList({ regions }: { readonly regions: readonly Region[] }) {
  return (
    <ul className="thirds region-list">
      {regions.map(({ name, slugs }) => (
        <li key={name} className="ruled">
          <h3>{name}</h3>
          <ul className="region-list-towns">
            {entries
              .filter(({ slug }) => slugs.some((each) => each === slug))
              .map(({ name, url }) => (
                <li key={url}>
                  <Link href={url}>{name}</Link>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
