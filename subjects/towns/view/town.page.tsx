import { definePage } from '#kernel/page/page.ts'
import { fillText, formatDate } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { CostAnswers } from '#kit/parts/cost-answers.tsx'
import { Fold } from '#kit/parts/fold.tsx'
import { Section } from '#kit/parts/section.tsx'
import { countyHub } from '#subjects/county/facts/county-hub.ts'
import { deliveryWords } from '#subjects/county/facts/delivery-rules.ts'
import { townPageWords as texts } from '#subjects/county/facts/town-page.ts'
import { withTown } from '#subjects/county/rules/chosen-town.ts'
import { saleDelivery } from '#subjects/county/rules/delivery.ts'
import { type Town, townAt, townName, townShare, towns } from '#subjects/county/rules/towns.ts'
import { localBusiness } from '#subjects/county/view/json-ld/local-business.ts'
import { TownMap } from '#subjects/county/view/maps/town-map.tsx'
import { Seasons } from '#subjects/county/view/seasons.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { mayIDriveLink } from '#subjects/dealership/facts/navigation.ts'
import { shopOn } from '#subjects/dealership/rules/shop.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { MapEmbed } from '#subjects/dealership/view/map-embed.tsx'
import { PhoneLink } from '#subjects/dealership/view/phones.tsx'
import { fitEntry } from '#subjects/fit/facts/find-a-cart-page.ts'
import { fitPath, usualAnswers } from '#subjects/fit/rules/answers.ts'
import { TownCarts } from '#subjects/fit/view/town-carts.tsx'
import { listLimits } from '#subjects/inventory/facts/list-limits.ts'
import { vehicleListMessages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { otherVehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import { ListCart } from '#subjects/inventory/view/cart-item.tsx'
import { type VehicleList, vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import { Hero } from '#subjects/pictures/view/hero.tsx'
import { amountsOf } from '#subjects/policies/rules/prices-today.ts'
import { rentalTownPageWords } from '#subjects/rentals/facts/rental-town-page.ts'
import { rentalDeliveryTo } from '#subjects/rentals/rules/rental-delivery.ts'
import { RentalExamples } from '#subjects/rentals/view/rental-examples.tsx'
import { mayIDrivePageWords } from '#subjects/towns/facts/may-i-drive-page.ts'
import { roadRules } from '#subjects/towns/facts/road-rules.ts'
import { NearestShowroom, RangeList, ServiceTiles, TownCoverage } from './town-coverage.tsx'
import '#kit/styles/columns.css'
import '#kit/parts/remark.later.css'

const crumbs = ({ name, url }: Town) => breadcrumbTrail(countyHub, { name, url })

/** The pages of 23 towns, at all forms of their paths. */
export const townPage = definePage<{ town: Town; carts: VehicleList }>({
  paths: towns.flatMap(({ paths }) => paths),
  townOf: (path) => townAt(path)?.slug,
  entries: () => towns.map((town) => ({ path: town.url, share: townShare(town) })),
  load: async ({ path, now, ports }) => {
    const town = townAt(path)
    if (!town) return { redirect: countyHub.url }
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    return { data: { town, carts }, until: carts.until }
  },
  head: ({ town }, { shop, now }) => {
    const names = { town: town.name, label: `${townName(town)} Golf Carts`, county: `${town.county} County PA` }
    return {
      title: fillText(texts.head.title, names),
      share: townShare(town),
      townName: town.name,
      description: town.meta.town,
      keywords: [...texts.head.keywords.map((text) => fillText(text, names)), ...town.places],
      canonical: town.url,
      jsonLd: [organization(shop), localBusiness(town, 'town', shopOn(shop, now)), breadcrumb(crumbs(town))],
    }
  },
  body: ({ town, carts }, { shop }) => {
    const amounts = amountsOf(shop)
    const { name, url, rentalPath } = town
    const sale = saleDelivery(town, amounts)
    const here = (text: string) => fillText(text, { town: name })
    return (
      <>
        <Hero
          pageKey={url}
          scene={town.setting}
          title={here(texts.hero.heading)}
          lead={
            <>
              {town.lead} <b>{sale.short}</b>
            </>
          }
          breadcrumbs={crumbs(town)}
        >
          <ButtonLink look="main" href={addresses.inventory} icon="arrow">
            {texts.hero.inventory}
          </ButtonLink>
          <ButtonLink href={rentalPath} icon="arrow">
            {texts.hero.rentals}
          </ButtonLink>
          <p className="cluster">
            <a className="link" href={fitPath(usualAnswers(town))}>
              {fillText(fitEntry.forTown, { town: name })}
            </a>
            <PhoneLink line="main" />
          </p>
        </Hero>
        <Section id="delivery" title={deliveryWords.heading}>
          <CostAnswers answers={[sale, rentalDeliveryTo(town, amounts)]}>
            <section className="stack ruled">
              <h3>{rentalTownPageWords.about.examples}</h3>
              <RentalExamples town={town} />
            </section>
          </CostAnswers>
        </Section>
        <Section title={roadRules.heading} ground="shade">
          <RoadNotes town={town} />
        </Section>
        <Section title={here(texts.suits.heading)} lead={town.carts}>
          <div className="stack" data-gap="large">
            {'vehicles' in carts && <TownCarts town={town} vehicles={carts.vehicles} />}
            <section className="ruled">
              <h3>{texts.featured.heading}</h3>
              <FirstCarts carts={carts} />
            </section>
            <div className="cluster">
              <ButtonLink look="solid" href={addresses.inventory} icon="arrow">
                {texts.closing.inventory}
              </ButtonLink>
              <ButtonLink href={addresses.contact} icon="mail">
                {texts.closing.quote}
              </ButtonLink>
            </div>
          </div>
        </Section>
        <Section title={here(texts.map.heading)} ground="shade">
          <div className="split">
            <TownMap town={town} />
            <div className="stack">
              <RangeList town={town} />
              <MapEmbed place={town.coordinates} title={here(texts.map.title)} />
              <NearestShowroom town={town} />
            </div>
          </div>
        </Section>
        <Section title={here(texts.services.heading)}>
          <div className="stack" data-gap="large">
            <ServiceTiles town={town} />
            <TownCoverage town={town} />
          </div>
        </Section>
        <Section title={here(texts.about.heading)} ground="shade">
          <Fold title={here(texts.about.place)} level={3}>
            <div className="stack town-story">
              {town.about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Fold>
          <Fold title={texts.suits.uses} level={3}>
            <div className="stack">
              <p>{town.terrain}</p>
              <ul className="town-uses">
                {town.uses.map((use) => (
                  <li key={use}>{use}</li>
                ))}
              </ul>
            </div>
          </Fold>
          <Fold title={here(texts.year.heading)} level={3}>
            <Seasons year={town.year} />
          </Fold>
        </Section>
      </>
    )
  },
})

/** The first three of the list; TOWN-29: where the list fails, its text stands in their place (TOWN-27). */
function FirstCarts({ carts }: { readonly carts: VehicleList }) {
  if ('failedWith' in carts) {
    const { before, after } = texts.featured.failed
    return (
      <div role="status" className="stack">
        <p>
          {before} <span className="soft">{fillText(vehicleListMessages.httpError, { code: carts.failedWith })}</span>
        </p>
        <p>{after}</p>
        <div className="cluster">
          <CallButton label={texts.hero.call} />
        </div>
      </div>
    )
  }
  return (
    <ul className="carts" data-look="rows">
      {carts.vehicles.slice(0, listLimits.featuredPerTown).map((cart) => (
        <ListCart key={cart.id} cart={cart} href={otherVehiclePath(cart.id)} layout="shelf" heading="h4" />
      ))}
    </ul>
  )
}

/** The local roads and the state's rules for a cart, the day on which we last read these, and the office to ask. */
function RoadNotes({ town: { name, slug, roads } }: { readonly town: Town }) {
  return (
    <div className="split" data-first="wide">
      <p className="lead">{roads}</p>
      <div className="stack remark">
        <p>{roadRules.short}</p>
        <p className="small soft">
          {fillText(texts.roads.advice, { town: name, date: formatDate(roadRules.lookedOver) })}
        </p>
        <p>
          <a className="link" href={withTown(mayIDriveLink.url, slug)}>
            {fillText(mayIDrivePageWords.headingIn, { town: name })}
          </a>
        </p>
      </div>
    </div>
  )
}
