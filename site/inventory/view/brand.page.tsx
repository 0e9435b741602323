import { brandActions, brandWords as words } from '#content/inventory/brand-page.ts'
import type { Brand } from '#content/inventory/brand-record.ts'
import { brands } from '#content/inventory/brands.ts'
import { inventory } from '#content/inventory/inventory.ts'
import { vehicleListMessages } from '#content/inventory/messages.ts'
import { stockSummaryWords } from '#content/inventory/stock-summary.ts'
import { vehicleQuery } from '#content/inventory/vehicle-query.ts'
import { addresses } from '#content/shared/addresses.ts'
import { CallButton } from '#site/dealership/view/call-button.tsx'
import { organization } from '#site/dealership/view/json-ld/organization.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { FitLink } from '#site/fit/view/fit-link.tsx'
import { brandModels, modelToday } from '#site/inventory/rules/brand-lineup.ts'
import { brandShare } from '#site/inventory/rules/brand-share.ts'
import { definePage } from '#site/page.ts'
import { fillText } from '#site/shared/rules/fill-text.ts'
import { Actions } from '#site/shared/view/actions.tsx'
import { ButtonLink } from '#site/shared/view/button-link.tsx'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { PageTop } from '#site/shared/view/page-top.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { ModelCard } from './brand/model-card.tsx'
import { ScaleRow } from './brand/scale-row.tsx'
import { SeriesCard } from './brand/series-card.tsx'
import { type VehicleList, vehicleList } from './data/vehicle-list.ts'
import { brandId, brand as brandNode } from './json-ld/brand.ts'
import { collection } from './json-ld/collection.ts'
import './brand.page.css'

interface BrandData {
  readonly brand: Brand
  readonly carts: VehicleList
}

const trailOf = ({ name, path }: Brand) => breadcrumbTrail(addresses.inventory, { name, url: path })

/** One module for both, from their records. */
export const brandPage = definePage<BrandData>({
  paths: brands.map(({ path }) => path),
  carriesTown: true,
  entries: () => brands.map((brand) => ({ path: brand.path, share: brandShare(brand) })),
  load: async ({ path, now, ports }) => {
    const brand = brands.find((candidate) => candidate.path === path)
    if (!brand) return { redirect: brandActions.compareAll.href }
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    return { data: { brand, carts }, until: carts.until }
  },
  head: ({ brand, carts }) => ({
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
        items: listedModels(brand, carts).map(({ path }) => path),
      }),
    ],
  }),
  body: ({ brand, carts }) => {
    const models = brandModels(brand, inventory)
    const { hero, seriesSection, series, lineupSection } = brand
    const vehicles = 'vehicles' in carts ? carts.vehicles : null
    return (
      <>
        <PageTop title={hero.heading} lead={hero.text} breadcrumbs={trailOf(brand)}>
          <div className="cluster">
            <BrandButtons />
            <FitLink />
          </div>
        </PageTop>
        <ScaleRow
          brand={brand.name}
          models={models}
          linked={(id) => vehicles === null || vehicles.some((vehicle) => vehicle.id === id)}
        />
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
          {'failedWith' in carts && (
            <p role="status" className="brand-stock">
              {stockSummaryWords.unknown} {fillText(vehicleListMessages.httpError, { code: carts.failedWith })}
            </p>
          )}
          <ul className="columns brand-cards" data-columns="3">
            {models.map((model) => (
              <ModelCard key={model.id} model={model} today={modelToday(model, inventory, vehicles)} />
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

/** The models that have a page today. */
function listedModels(brand: Brand, carts: VehicleList) {
  const vehicles = 'vehicles' in carts ? carts.vehicles : null
  return brandModels(brand, inventory).filter((model) => modelToday(model, inventory, vehicles).listed)
}

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
