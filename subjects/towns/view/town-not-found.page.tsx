import { definePage } from '#kernel/page/page.ts'
import { fillText } from '#kit/formats/format.ts'
import { Section } from '#kit/parts/section.tsx'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { unknownTown as texts } from '#subjects/county/facts/town-page.ts'
import { searchTowns, townAskedFor } from '#subjects/county/rules/town-search.ts'
import { type Town, towns } from '#subjects/county/rules/towns.ts'
import { TownGrid } from '#subjects/county/view/town-grid.tsx'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { Hero } from '#subjects/pictures/view/hero.tsx'
import { TownSearch } from './town-search.tsx'

/** The answer to a path that looks like a town's and names none. Its paths come after those of the towns (TOWN-17). */
export const townNotFoundPage = definePage<{ words: string; near: readonly Town[]; rentals: boolean }>({
  paths: ['/towns/:town', '/:town{[^/]+-golf-carts}', '/rentals/:town'],
  share: 'county',
  entries: () => [],
  load: ({ path }) => {
    const words = townAskedFor(path)
    return { data: { words, near: searchTowns(words), rentals: path.startsWith('/rentals/') }, status: 404 }
  },
  head: () => ({ ...texts.head, canonical: countyHub.url, noindex: true }),
  body: ({ words, near, rentals }) => {
    const linked = (some: readonly Town[]) =>
      some.map((town) => ({ ...town, url: rentals ? town.rentalPath : town.url }))
    return (
      <>
        <Hero title={texts.title} lead={words === '' ? texts.nameless : fillText(texts.text, { asked: words })}>
          <CallButton look="main" label={texts.call} />
        </Hero>
        {near.length > 0 && (
          <Section title={texts.near}>
            <TownGrid towns={linked(near)} />
          </Section>
        )}
        <Section title={texts.every} ground={near.length > 0 ? 'shade' : 'paper'}>
          <div className="stack" data-gap="large">
            <TownSearch asked={words} />
            <TownGrid towns={linked(towns)} />
          </div>
        </Section>
      </>
    )
  },
})
