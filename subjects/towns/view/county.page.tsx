import { definePage } from '#kernel/page/page.ts'
import { fillText, formatDate } from '#kit/formats/format.ts'
import { collection } from '#kit/formats/json-ld.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { Section } from '#kit/parts/section.tsx'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { townKey, withTown } from '#subjects/county/rules/chosen-town.ts'
import { type Destination, saleDelivery } from '#subjects/county/rules/delivery.ts'
import { readDestination } from '#subjects/county/rules/destinations.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { CountyFigure } from '#subjects/county/view/maps/county-map.tsx'
import { TownGrid } from '#subjects/county/view/town-grid.tsx'
import { addresses, policyAddresses } from '#subjects/dealership/facts/addresses.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { Priced, useAmounts } from '#subjects/policies/view/prices-today.tsx'
import { rentalDeliveryWords } from '#subjects/rentals/facts/rental-delivery.ts'
import { countyPageWords as texts } from '#subjects/towns/facts/county-page.ts'
import { roadRules } from '#subjects/towns/facts/road-rules.ts'
import { TownSearch } from './town-search.tsx'
import '#kit/styles/columns.css'
import '#kit/parts/field.css'
import '#kit/parts/reading-folds.css'
import '#kit/parts/remark.later.css'
import './county.page.css'
import './road-rules.css'

const trail = breadcrumbTrail(countyHub)
/** Fills in the number of towns, and of communities, which are the towns and the county. */
const counted = (text: string) => fillText(text, { towns: towns.length, communities: towns.length + 1 })
const townList = collection({
  url: countyHub.url,
  name: texts.hero.heading,
  text: counted(texts.hero.text),
  items: towns.map(({ url }) => url),
})
const townLinks = towns.map(({ name, url }) => ({ name, url }))

interface TownSought {
  readonly words: string
  readonly found: ReturnType<typeof readDestination>
}

/** The page of the county itself, the 24th entry of the footer, with the map and every town (docs/contradictions.md). */
export const countyPage = definePage<TownSought, TownSought>({
  paths: [countyHub.url],
  share: 'county',
  keys: [townKey],
  parse: (search) => {
    const words = (search.get(townKey) ?? '').trim().slice(0, 60)
    return { words, found: readDestination(words) }
  },
  load: ({ query }) => {
    const { town, problem, several } = query.found
    if (town?.url) return { redirect: town.url, status: 303 }
    return { data: query, status: problem && several.length === 0 ? 404 : 200 }
  },
  head: (_, { shop }) => ({
    ...texts.head,
    description: counted(texts.head.description),
    canonical: countyHub.url,
    jsonLd: [organization(shop), breadcrumb(trail), townList],
  }),
  body: ({ words, found }) => (
    <>
      <PageTop
        title={texts.hero.heading}
        lead={counted(texts.hero.text)}
        breadcrumbs={trail}
        figure={
          <div id="map">
            <CountyFigure />
          </div>
        }
      >
        <div className="county-search">
          <TownSearch asked={words} />
          {words !== '' && <Found {...found} />}
          <p className="small soft">{texts.map.text}</p>
        </div>
      </PageTop>
      <Section id="delivery" title={texts.delivery.heading} lead={texts.delivery.text} ground="shade">
        <ul className="county-zones">
          {texts.delivery.zones.map(({ figure, areas }) => (
            <li key={figure}>
              <p className="figure">
                <Priced text={figure} />
              </p>
              {areas.map(({ title, text }) => (
                <div key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              ))}
            </li>
          ))}
        </ul>
        <p className="county-rentals">
          <b>{rentalDeliveryWords.heading}:</b> <Priced text={rentalDeliveryWords.rule} />{' '}
          <a className="underlined" href={`${addresses.rentals}#delivery`}>
            {rentalDeliveryWords.howCounted}
          </a>
          .{' '}
          <a className="underlined" href={policyAddresses.delivery}>
            {texts.delivery.policyLink}
          </a>
          .
        </p>
      </Section>
      <Section id="towns" title={counted(texts.towns.heading)} lead={texts.towns.note}>
        <TownGrid towns={townLinks} />
      </Section>
      <Section id="roads" title={roadRules.heading} lead={roadRules.short} ground="shade">
        <RoadRules />
      </Section>
      <Section
        title={texts.closing.heading}
        lead={texts.closing.text}
        actions={
          <>
            <CallButton look="main" label={texts.closing.call} />
            <ButtonLink href={addresses.contact} icon="mail">
              {texts.closing.write}
            </ButtonLink>
          </>
        }
      />
    </>
  ),
})

/** The town that the visitor named, or those that the visitor may mean (TOWN-46). */
function Found({ town, several, problem }: ReturnType<typeof readDestination>) {
  const places = town ? [town] : several
  return (
    <section className="stack">
      {problem && <p className={places.length === 0 ? 'field-error' : 'title'}>{problem}</p>}
      <TownGrid towns={places.flatMap(({ name, url }) => (url ? [{ name, url }] : []))} />
      {places
        .filter(({ url }) => !url)
        .map((place) => (
          <PlaceBeyond key={place.slug} place={place} />
        ))}
    </section>
  )
}

/** The cost of delivery to a place that has no page (TOWN-75). */
function PlaceBeyond({ place }: { readonly place: Destination }) {
  const { figure, rule } = saleDelivery(place, useAmounts())
  return (
    <p>
      <b>{fillText(texts.search.beyond, { town: place.name, figure: figure.toLowerCase() })}</b> {rule}{' '}
      <a className="link" href={withTown(addresses.inventory, place.slug)}>
        {fillText(texts.search.carts, { town: place.name })}
      </a>
    </p>
  )
}

/** All rules with their sources, the day on which we last read them, and the office to ask. */
function RoadRules() {
  return (
    <div className="road-rules">
      <div className="road-rules-list reading-folds">
        {Object.values(roadRules.rules).map(({ title, text, source }) => (
          <Fold key={title} title={title} level={3}>
            <p>{text}</p>
            <p className="small soft">{source}</p>
          </Fold>
        ))}
      </div>
      <div className="split road-rules-more">
        <section>
          <h3>{texts.roads.ask}</h3>
          <ul>
            {Object.values(roadRules.ask).map(({ who, about }) => (
              <li key={who}>
                <b>{who}</b>: <span className="soft">{about}</span>
              </li>
            ))}
          </ul>
        </section>
        <p className="remark">
          {roadRules.caveat}
          <span className="small soft">
            {texts.roads.date} <time dateTime={roadRules.lookedOver}>{formatDate(roadRules.lookedOver)}</time>.
          </span>
        </p>
      </div>
    </div>
  )
}
