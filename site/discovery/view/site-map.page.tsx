import { type NavigationItem, siteMapLink } from '#content/discovery/navigation.ts'
import { siteMapPage as texts } from '#content/discovery/site-map-page.ts'
import { feedWords } from '#content/inventory/feeds.ts'
import { vehicleQuery } from '#content/inventory/vehicle-query.ts'
import { townName } from '#site/county/rules/town-path.ts'
import { towns } from '#site/county/rules/towns.ts'
import { organization } from '#site/dealership/view/json-ld/organization.ts'
import { breadcrumbTrail } from '#site/discovery/rules/breadcrumb-trail.ts'
import { vehiclePath } from '#site/inventory/rules/vehicle-slug.ts'
import { type VehicleList, vehicleList } from '#site/inventory/view/data/vehicle-list.ts'
import { definePage } from '#site/page.ts'
import { Hero } from '#site/pictures/view/hero.tsx'
import { allPolicies } from '#site/policies/rules/policies.ts'
import { formatPrice } from '#site/shared/rules/format.ts'
import { breadcrumb } from '#site/shared/view/json-ld/breadcrumb.ts'
import { Stop } from '#site/shared/view/stop.tsx'
import '#site/shared/view/link-row.css'
import './site-map.page.css'

const path = siteMapLink.url
const trail = breadcrumbTrail(siteMapLink)
const townLinks = towns.map((town) => ({ name: townName(town), url: town.url }))
const rentals = towns.map(({ name, rentalPath }) => ({ name, url: rentalPath }))
const files = [feedWords.vehicles, feedWords.arrivals].map((feed) => ({ name: feed.title, url: feed.path }))

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
        <Links items={townLinks} />
      </Stop>
      <Stop title={texts.rentals} ground="shade">
        <Links items={rentals} />
      </Stop>
      <Stop id="policies" title={texts.policies}>
        <Links items={allPolicies} />
      </Stop>
      <Stop title={texts.files} ground="shade">
        <Links items={files} />
      </Stop>
    </>
  ),
})

function Links({ items }: { readonly items: readonly NavigationItem[] }) {
  return (
    <ul className="columns site-map-links" data-columns="3">
      {items.map(({ name, url, description }) => (
        <li key={url}>
          <a className="link-row" href={url}>
            {name} {description && <span className="link-row-note site-map-note">{description}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
