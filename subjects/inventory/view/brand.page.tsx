import { definePage } from '#kernel/page/page.ts'
import { fillText } from '#kit/formats/format.ts'
import { breadcrumb } from '#kit/json-ld/breadcrumb.ts'
import { collection } from '#kit/json-ld/collection.ts'
import { Actions } from '#kit/parts/actions.tsx'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { PageTop } from '#kit/parts/page-top.tsx'
import { Section } from '#kit/parts/section.tsx'
import { chosenTown } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { breadcrumbTrail } from '#subjects/dealership/rules/breadcrumb-trail.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { organization } from '#subjects/dealership/view/json-ld/organization.ts'
import { brandActions, brandWords as words } from '#subjects/inventory/facts/brand-page.ts'
import type { Brand } from '#subjects/inventory/facts/brand-record.ts'
import { brands } from '#subjects/inventory/facts/brands.ts'
import { inventory } from '#subjects/inventory/facts/inventory.ts'
import { vehicleListMessages } from '#subjects/inventory/facts/messages.ts'
import { stockSummaryWords } from '#subjects/inventory/facts/stock-summary.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { brandModels, type Model, type ModelToday, modelToday } from '#subjects/inventory/rules/brand-lineup.ts'
import { brandShare } from '#subjects/inventory/rules/brand-share.ts'
import type { Vehicle } from '#subjects/inventory/rules/vehicle.ts'
import { ModelCard } from '#subjects/inventory/view/brand/model-card.tsx'
import { ScaleRow } from '#subjects/inventory/view/brand/scale-row.tsx'
import { SeriesCard } from '#subjects/inventory/view/brand/series-card.tsx'
import { vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import { brandId, brand as brandNode } from '#subjects/inventory/view/json-ld/brand.ts'
import './brand.page.css'

interface BrandData {
  readonly brand: Brand
  readonly models: readonly (Model & { readonly today: ModelToday })[]
  /** Null where they are not known. */
  readonly vehicles: readonly Vehicle[] | null
  /** The failure of the list, as a sentence. */
  readonly failure: string | null
}

const trailOf = ({ name, path }: Brand) => breadcrumbTrail(addresses.inventory, { name, url: path })

/** One module for both, from their records. */
export const brandPage = definePage<BrandData>({
  paths: brands.map(({ path }) => path),
  carries: chosenTown,
  entries: () => brands.map((brand) => ({ path: brand.path, share: brandShare(brand) })),
  load: async ({ path, now, ports }) => {
    const brand = brands.find((candidate) => candidate.path === path)
    if (!brand) return { redirect: brandActions.compareAll.href }
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    const vehicles = 'vehicles' in carts ? carts.vehicles : null
    const failure = 'vehicles' in carts ? null : fillText(vehicleListMessages.httpError, { code: carts.failedWith })
    const models = brandModels(brand, inventory).map((model) => ({
      ...model,
      today: modelToday(model, inventory, vehicles),
    }))
    return { data: { brand, models, vehicles, failure }, until: carts.until }
  },
  head: ({ brand, models }) => ({
    ...brand.head,
    canonical: brand.path,
    share: brandShare(brand),
    jsonLd: [
      organization,
      breadcrumb(trailOf(brand)),
      brandNode({ name: brand.name, text: brand.hero.text, url: brand.path }),
      collection({
        url: brand.path,
        name: brand.lineupSection.heading,
        text: brand.lineupSection.text,
        about: { '@id': brandId(brand.name) },
        items: models.filter(({ today }) => today.listed).map(({ path }) => path),
      }),
    ],
  }),
  body: ({ brand, models, vehicles, failure }) => {
    const { hero, seriesSection, series, lineupSection } = brand
    return (
      <>
        <PageTop title={hero.heading} lead={hero.text} breadcrumbs={trailOf(brand)}>
          <div className="cluster">
            <BrandButtons />
            <ButtonLink href={brandActions.whichCart.href} icon="arrow">
              {brandActions.whichCart.label}
            </ButtonLink>
          </div>
        </PageTop>
        <ScaleRow brand={brand.name} models={models} />
        <Section title={seriesSection.heading} lead={seriesSection.text}>
          <ul className="columns brand-cards" data-columns="3">
            {series.map((one, index) => (
              // A last row with one card in it would look forgotten: the first takes a row of its own instead.
              <SeriesCard
                key={one.title}
                series={one}
                brand={brand}
                vehicles={vehicles}
                wide={index === 0 && series.length % 3 === 1}
              />
            ))}
          </ul>
        </Section>
        <Section title={lineupSection.heading} lead={lineupSection.text} ground="shade">
          {failure && (
            <p role="status" className="brand-stock">
              {stockSummaryWords.unknown} {failure}
            </p>
          )}
          <ul className="columns brand-cards" data-columns="3">
            {models.map((model) => (
              <ModelCard key={model.id} model={model} />
            ))}
          </ul>
          <p className="brand-all">
            <ButtonLink look="solid" href={brandActions.compareAll.href} icon="arrow">
              {brandActions.compareAll.label}
            </ButtonLink>
          </p>
        </Section>
        <Section title={words.closing.heading} lead={words.closing.text}>
          <Actions>
            <BrandButtons />
            <CallButton label={words.call} />
          </Actions>
        </Section>
      </>
    )
  },
})

function BrandButtons() {
  const { testDrive, compareAll } = brandActions
  return (
    <>
      <ButtonLink look="main" href={testDrive.href} icon="clock">
        {testDrive.label}
      </ButtonLink>
      <ButtonLink href={compareAll.href} icon="arrow">
        {compareAll.label}
      </ButtonLink>
    </>
  )
}
