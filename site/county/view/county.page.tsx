import { countyPage as texts } from '#content/county/county-page.ts'
import { deliveryWords } from '#content/county/delivery-rules.ts'
import { countyHub, type Municipality, municipalities } from '#content/county/municipalities.ts'
import { roadRules } from '#content/county/road-rules.ts'
import { searchTowns, townSearchKey } from '#site/county/rules/town-search.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { organization } from '#site/dealership/view/json-ld/organization.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { collection } from '#site/inventory/view/json-ld/collection.ts'
import { definePage } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { Section } from '#site/shared/view/section.tsx'
import { CountyFigure } from './maps/county-figure.tsx'
import { RoadRules } from './road-rules.tsx'
import { TownGrid } from './town-grid.tsx'
import { TownSearch } from './town-search.tsx'

interface Asked {
  readonly words: string
  readonly found: readonly Municipality[]
}

const trail = breadcrumbTrail(countyHub)
const towns = collection({
  url: countyHub.url,
  name: texts.hero.heading,
  text: texts.hero.text,
  items: municipalities,
})
const ofType = (type: Municipality['type']) => municipalities.filter((municipality) => municipality.type === type)

/** The county itself: the 24th entry of the footer, with the map and all 23 (docs/contradictions.md). */
export const countyPage = definePage<Asked>({
  paths: [countyHub.url],
  query: [townSearchKey],
  load: ({ search }) => {
    const words = (search.get(townSearchKey) ?? '').trim().slice(0, 60)
    const found = searchTowns(words)
    const [only] = found
    if (only && found.length === 1) return { redirect: only.url, status: 303 }
    return { data: { words, found }, status: words !== '' && !only ? 404 : 200 }
  },
  head: () => ({ ...texts.head, canonical: countyHub.url, jsonLd: [organization, breadcrumb(trail), towns] }),
  body: ({ words, found }) => (
    <>
      <Hero pageKey={countyHub.url} title={texts.hero.heading} lead={texts.hero.text} breadcrumbs={trail}>
        <ButtonLink look="main" href="#map" icon="pin">
          {texts.hero.find}
        </ButtonLink>
        <CallButton label={texts.hero.call} />
      </Hero>
      <Section id="map" title={texts.map.heading} lead={texts.map.text}>
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="grid gap-8 lg:order-last">
            <TownSearch asked={words} />
            {words !== '' && <Found words={words} towns={found} />}
          </div>
          <CountyFigure />
        </div>
      </Section>
      <Section id="delivery" title={texts.delivery.heading} lead={texts.delivery.text} ground="dark">
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {texts.delivery.zones.map(({ figure, title, text }) => (
            <li key={title} className="border-t-2 border-current pt-4">
              <p className="font-display text-h2 leading-none font-extrabold">{figure}</p>
              <h3 className="mt-3">{title}</h3>
              <p className="mt-1">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-[42rem]">
          {texts.delivery.rentals}{' '}
          <a className="underline underline-offset-4" href="/rentals#delivery">
            {deliveryWords.whyTwo}
          </a>
          .{' '}
          <a className="underline underline-offset-4" href="/policies/delivery-policy">
            {texts.delivery.policyLink}
          </a>
          .
        </p>
      </Section>
      <Section id="towns" title={texts.towns.heading} lead={texts.towns.note}>
        <div className="grid gap-8">
          <section>
            <h3 className="mb-2">{texts.towns.boroughs}</h3>
            <TownGrid towns={ofType('Borough')} />
          </section>
          <section>
            <h3 className="mb-2">{texts.towns.townships}</h3>
            <TownGrid towns={ofType('Township')} />
          </section>
        </div>
      </Section>
      <Section id="roads" title={roadRules.heading} lead={roadRules.short} ground="shade">
        <RoadRules />
      </Section>
      <Section title={texts.closing.heading} lead={texts.closing.text} ground="dark">
        <Actions>
          <CallButton look="main" label={texts.closing.call} />
          <ButtonLink href="/contact" icon="mail">
            {texts.closing.write}
          </ButtonLink>
        </Actions>
      </Section>
    </>
  ),
})

function Found({ words, towns }: { readonly words: string; readonly towns: readonly Municipality[] }) {
  if (towns.length === 0) return <p className="field-error">{fillText(texts.search.none, { asked: words })}</p>
  return (
    <section>
      <h3>{fillText(texts.search.found, { asked: words })}</h3>
      <TownGrid towns={towns} />
    </section>
  )
}
