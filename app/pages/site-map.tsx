import { Hero } from '#app/components/sections/hero.tsx'
import { Stop } from '#app/components/sections/stop.tsx'
import { type VehicleList, vehicleList } from '#app/data/vehicle-list.ts'
import { breadcrumb } from '#app/head/json-ld/breadcrumb.ts'
import { organization } from '#app/head/json-ld/organization.ts'
import { definePage } from '#app/page.ts'
import { vehicleQuery } from '#content/claims.ts'
import { feedWords } from '#content/feeds.ts'
import { municipalities } from '#content/municipalities.ts'
import { legalAliases, type NavigationItem, policyLinks, siteMapLink } from '#content/navigation.ts'
import { siteMapPage as texts } from '#content/sections/site-map.ts'
import { breadcrumbTrail } from '#domain/breadcrumb-trail.ts'
import { formatPrice } from '#domain/format.ts'
import { townName } from '#domain/town-path.ts'
import { vehiclePath } from '#domain/vehicle-slug.ts'

const path = siteMapLink.url
const trail = breadcrumbTrail(siteMapLink)
const towns = municipalities.map((town) => ({ name: townName(town), url: town.url }))
const rentals = municipalities.map(({ name, rentalPath }) => ({ name, url: rentalPath }))
const files = [feedWords.vehicles, feedWords.arrivals].map((feed) => ({ name: feed.title, url: feed.path }))
const policies = [...policyLinks, { name: 'Terms of Service', url: legalAliases['/terms-of-service'] }]

/** Every page for people, as the sitemap names them for machines. */
export const siteMapPage = definePage<{ carts: VehicleList }>({
  paths: [path],
  load: async ({ ports, now }) => {
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    return { data: { carts }, until: carts.until }
  },
  head: () => ({ ...texts.head, canonical: path, jsonLd: [organization, breadcrumb(trail)] }),
  body: ({ carts }) => (
    <>
      <Hero pageKey={path} title={texts.hero.heading} lead={texts.hero.text} breadcrumbs={trail} />
      <Stop title={texts.main}>
        <Links items={texts.mainLinks} />
      </Stop>
      <Stop id="carts" title={texts.carts} ground="shade">
        {'vehicles' in carts ? (
          <Links
            items={carts.vehicles.map(({ id, name, price }) => ({
              name,
              url: vehiclePath(id),
              description: formatPrice(price),
            }))}
          />
        ) : (
          <p>{texts.cartsFailed}</p>
        )}
      </Stop>
      <Stop id="towns" title={texts.towns}>
        <Links items={towns} />
      </Stop>
      <Stop title={texts.rentals} ground="shade">
        <Links items={rentals} />
      </Stop>
      <Stop id="policies" title={texts.policies}>
        <Links items={policies} />
      </Stop>
      <Stop title={texts.files} ground="shade">
        <Links items={files} />
      </Stop>
    </>
  ),
})

function Links({ items }: { readonly items: readonly NavigationItem[] }) {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {items.map(({ name, url, description }) => (
        <li key={url}>
          <a className="town-link" href={url}>
            {name} {description && <span className="text-right text-small font-normal text-soft">{description}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
