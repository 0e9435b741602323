import { countyHub } from '#content/county/county-hub.ts'
import type { about } from '#content/dealership/about-page.ts'
import { towns } from '#site/county/rules/towns.ts'

type Region = (typeof about)['regions']['groups'][number]

const entries = [...towns, countyHub]

/** SHOP-46: the service area by regions. */
export function RegionList({ regions }: { readonly regions: readonly Region[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3 md:gap-y-0">
      {regions.map(({ name, slugs }) => (
        <li key={name} className="border-t-2 border-ink pt-4 md:row-span-2 md:grid md:grid-rows-subgrid">
          <h3 className="text-balance">{name}</h3>
          <ul className="mt-3 grid grid-cols-2 gap-x-4 text-soft md:grid-cols-1 lg:grid-cols-2">
            {slugs.map((slug) => (
              <li key={slug}>{entries.find((entry) => entry.slug === slug)?.name}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
