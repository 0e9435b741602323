import { deliveryWords } from '#content/county/delivery-rules.ts'
import { countyHub, type Municipality, type MunicipalitySlug, municipalities } from '#content/county/municipalities.ts'
import { roadRules } from '#content/county/road-rules.ts'
import { townPage as texts } from '#content/county/town-page.ts'
import type { Town } from '#content/county/towns/town.ts'
import { towns } from '#content/county/towns/towns.ts'
import { business } from '#content/dealership/business.ts'
import { listLimits, vehicleQuery } from '#content/dealership/claims.ts'
import { vehicleListMessages } from '#content/inventory/messages.ts'
import { townPageLabels } from '#content/shared/messages.ts'
import { allTownPaths, resolveTownPath, townLabel } from '#site/county/rules/town-path.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { organization } from '#site/dealership/view/json-ld/organization.ts'
import { MapEmbed } from '#site/dealership/view/map-embed.tsx'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { type VehicleList, vehicleList } from '#site/inventory/view/data/vehicle-list.ts'
import { ListCart } from '#site/inventory/view/list-cart.tsx'
import { definePage, type PageContext } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { Section } from '#site/shared/view/section.tsx'
import { DeliveryAnswer } from './delivery-answer.tsx'
import { localBusiness } from './json-ld/local-business.ts'
import { TownMap } from './maps/town-map.tsx'
import { RoadNotes } from './road-notes.tsx'
import { Seasons } from './seasons.tsx'
import { ServiceTiles } from './service-tiles.tsx'
import { TownCoverage } from './town-coverage.tsx'

interface TownData {
  readonly municipality: Municipality & { readonly slug: MunicipalitySlug }
  readonly town: Town
  readonly carts: VehicleList
}

const crumbs = (municipality: Municipality) =>
  breadcrumbTrail(countyHub, { name: municipality.name, url: municipality.url })

/** One module for 23 towns on all of their path forms. */
export const townPage = definePage<TownData>({
  paths: allTownPaths(),
  entries: () => municipalities.map(({ url }) => ({ path: url })),
  load: async ({ path, now, ports }: PageContext) => {
    const municipality = municipalities.find(({ url }) => url === resolveTownPath(path)?.canonical)
    if (!municipality) return { redirect: countyHub.url }
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    return { data: { municipality, town: towns[municipality.slug], carts }, until: carts.until }
  },
  head: ({ municipality, town }) => {
    const names = { town: municipality.name, label: townLabel(municipality), county: `${town.county} County PA` }
    return {
      title: fillText(texts.head.title, names),
      description: town.meta.town,
      keywords: [...texts.head.keywords.map((text) => fillText(text, names)), ...town.places],
      canonical: municipality.url,
      jsonLd: [organization, localBusiness(municipality, town), breadcrumb(crumbs(municipality))],
    }
  },
  body: ({ municipality, town, carts }) => {
    const { name, slug, url, rentalPath } = municipality
    const here = (text: string) => fillText(text, { town: name })
    const quote = `/contact?town=${slug}`
    return (
      <>
        <Hero pageKey={url} title={here(texts.hero.heading)} lead={town.lead} breadcrumbs={crumbs(municipality)}>
          <ButtonLink look="main" href="/inventory" icon="arrow">
            {townPageLabels.viewInventory}
          </ButtonLink>
          <ButtonLink href={rentalPath}>{townPageLabels.rentals}</ButtonLink>
          <CallButton label={texts.hero.call} />
        </Hero>
        <Section title={here(texts.about.heading)}>
          <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
            <div className="prose">
              {town.about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <div className="grid gap-5">
              <TownMap town={slug} />
              <MapEmbed place={mapPlace(municipality)} title={here(texts.about.mapTitle)} />
            </div>
          </div>
        </Section>
        <Section title={here(texts.services.heading)} ground="shade">
          <div className="grid gap-10">
            <TownCoverage town={town} />
            <ServiceTiles municipality={municipality} town={town} />
          </div>
        </Section>
        <Section title={here(texts.suits.heading)}>
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
            <div className="prose">
              <p className="text-lead">{town.carts}</p>
              <p className="text-soft">{town.terrain}</p>
            </div>
            <section>
              <h3 className="mb-4">{texts.suits.uses}</h3>
              <ul className="ticks">
                {town.uses.map((use) => (
                  <li key={use}>{use}</li>
                ))}
              </ul>
            </section>
          </div>
        </Section>
        <Section title={texts.featured.heading} ground="shade">
          <FirstCarts carts={carts} />
        </Section>
        <Section title={roadRules.heading}>
          <RoadNotes town={name} roads={town.roads} />
        </Section>
        <Section id="delivery" title={deliveryWords.heading} ground="shade">
          <DeliveryAnswer town={town} kinds={['sale', 'rental']} />
        </Section>
        <Section title={here(texts.year.heading)}>
          <Seasons year={town.year} />
        </Section>
        <Section title={here(texts.closing.heading)} ground="dark">
          <Actions>
            <ButtonLink look="main" href={quote} icon="mail">
              {townPageLabels.getQuote}
            </ButtonLink>
            <ButtonLink href="/inventory" icon="arrow">
              {townPageLabels.viewInventory}
            </ButtonLink>
            <CallButton label={texts.hero.call} />
          </Actions>
        </Section>
      </>
    )
  },
})

/** TOWN-27: the first three of the list; TOWN-30: where the list fails, its text stands in their place. */
function FirstCarts({ carts }: { readonly carts: VehicleList }) {
  if ('failedWith' in carts)
    return <p role="status">{fillText(vehicleListMessages.httpError, { code: carts.failedWith })}</p>
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {carts.vehicles.slice(0, listLimits.featuredPerTown).map((vehicle) => (
        <ListCart key={vehicle.id} vehicle={vehicle} />
      ))}
    </ul>
  )
}

function mapPlace({ name }: Municipality): string {
  return `${name}, ${business.stateCode}`
}
