import { ModelCard } from '#app/components/brand/model-card.tsx'
import { SeriesCard } from '#app/components/brand/series-card.tsx'
import { CallButton } from '#app/components/sections/call-button.tsx'
import { Hero } from '#app/components/sections/hero.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { Actions } from '#app/components/ui/actions.tsx'
import { ButtonLink } from '#app/components/ui/button-link.tsx'
import { type VehicleList, vehicleList } from '#app/data/vehicle-list.ts'
import { brandId, brand as brandNode } from '#app/head/json-ld/brand.ts'
import { breadcrumb } from '#app/head/json-ld/breadcrumb.ts'
import { collection } from '#app/head/json-ld/collection.ts'
import { organization } from '#app/head/json-ld/organization.ts'
import { definePage } from '#app/page.ts'
import { brandActions, brandWords as words } from '#content/brands/brand-actions.ts'
import type { Brand } from '#content/brands/brand-record.ts'
import { denago } from '#content/brands/denago.ts'
import { evolution } from '#content/brands/evolution.ts'
import { vehicleQuery } from '#content/claims.ts'
import { vehicleListMessages } from '#content/messages.ts'
import { inventory } from '#content/vehicles/inventory.ts'
import { brandModels, modelToday } from '#domain/brand-lineup.ts'
import { breadcrumbTrail } from '#domain/breadcrumb-trail.ts'
import { fillText } from '#domain/fill-text.ts'

const brands: readonly Brand[] = [denago, evolution]

interface BrandData {
  readonly brand: Brand
  readonly carts: VehicleList
}

const trailOf = ({ name, path }: Brand) => breadcrumbTrail('/inventory', { name, url: path })

/** One module for both, from their records. */
export const brandPage = definePage<BrandData>({
  paths: brands.map(({ path }) => path),
  entries: () => brands.map(({ path }) => ({ path })),
  load: async ({ path, now, ports }) => {
    const brand = brands.find((candidate) => candidate.path === path)
    if (!brand) return { redirect: brandActions.compareAll.href }
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    return { data: { brand, carts }, until: carts.until }
  },
  head: ({ brand }) => ({
    ...brand.head,
    canonical: brand.path,
    jsonLd: [
      organization,
      breadcrumb(trailOf(brand)),
      brandNode({ name: brand.name, text: brand.hero.text, url: brand.path }),
      collection({
        url: brand.path,
        name: brand.lineupSection.heading,
        text: brand.lineupSection.text,
        about: { '@id': brandId(brand.name) },
        items: brandModels(brand, inventory).map(({ name, path }) => ({ name, url: path })),
      }),
    ],
  }),
  body: ({ brand, carts }) => {
    const { name, path, hero, seriesSection, series, lineupSection } = brand
    const vehicles = 'vehicles' in carts ? carts.vehicles : null
    return (
      <>
        <Hero pageKey={path} title={hero.heading} lead={hero.text} breadcrumbs={trailOf(brand)}>
          <BrandButtons />
        </Hero>
        <Stop title={seriesSection.heading} lead={seriesSection.text}>
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {series.map((one, index) => (
              // A last row with one card in it would look forgotten: the first takes a row of its own instead.
              <SeriesCard key={one.title} series={one} brand={name} wide={index === 0 && series.length % 3 === 1} />
            ))}
          </ul>
        </Stop>
        <Stop title={lineupSection.heading} lead={lineupSection.text} ground="shade">
          {'failedWith' in carts && (
            <p role="status" className="mb-6">
              {words.stockUnknown} {fillText(vehicleListMessages.httpError, { code: carts.failedWith })}
            </p>
          )}
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {brandModels(brand, inventory).map((model) => (
              <ModelCard key={model.id} model={model} today={modelToday(model, inventory, vehicles)} />
            ))}
          </ul>
          <p className="mt-8">
            <ButtonLink look="solid" href={brandActions.compareAll.href} icon="arrow">
              {brandActions.compareAll.label}
            </ButtonLink>
          </p>
        </Stop>
        <Stop title={words.closing.heading} lead={words.closing.text} ground="dark">
          <Actions>
            <BrandButtons />
            <CallButton label={words.call} />
          </Actions>
        </Stop>
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
