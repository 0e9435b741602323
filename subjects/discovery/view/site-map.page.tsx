import { definePage } from '#kernel/page/page.ts'
import { formatPrice } from '#kit/formats/format.ts'
import { LinkRow } from '#kit/parts/link-row.tsx'
import { Section } from '#kit/parts/section.tsx'
import { townName, towns } from '#subjects/county/rules/towns.ts'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { type NavigationItem, siteMapLink } from '#subjects/dealership/facts/navigation.ts'
import { breadcrumb, breadcrumbTrail, organization } from '#subjects/dealership/view/json-ld.ts'
import { siteMapPageWords as texts } from '#subjects/discovery/facts/site-map-page.ts'
import { feedWords } from '#subjects/inventory/facts/feeds.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { vehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import { type VehicleList, vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import { Hero } from '#subjects/pictures/view/hero.tsx'
import { allPolicies } from '#subjects/policies/rules/policies.ts'
import './site-map.page.css'

const path = siteMapLink.url
const trail = breadcrumbTrail(siteMapLink)
const townLinks = towns.map((town) => ({ name: townName(town), url: town.url }))
const rentals = towns.map(({ name, rentalPath }) => ({ name, url: rentalPath }))
const files = [feedWords.vehicles, feedWords.arrivals].map((feed) => ({ name: feed.title, url: feed.path }))

const unlisted: readonly string[] = [path, addresses.compare, addresses.thankYou]
const named = new Set<string>([...texts.mainLinks, ...townLinks, ...rentals, ...allPolicies].map(({ url }) => url))
/** Pages that no list names; the words of the address are the name. */
const others = Object.values(addresses)
  .filter((url) => !url.includes(':') && !named.has(url) && !unlisted.includes(url))
  .map((url) => ({ name: url.charAt(1).toUpperCase() + url.slice(2).replaceAll('-', ' '), url }))

/** Lists every page for people, as the sitemap does for machines. */
export const siteMapPage = definePage<{ carts: VehicleList }>({
  paths: [path],
  load: async ({ ports, now }) => {
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    return { data: { carts }, until: carts.until }
  },
  head: (_, { shop }) => ({ ...texts.head, canonical: path, jsonLd: [organization(shop), breadcrumb(trail)] }),
  body: ({ carts }) => (
    <>
      <Hero pageKey="site map" title={texts.hero.heading} lead={texts.hero.text} breadcrumbs={trail} />
      <Section title={texts.main}>
        <Links items={[...texts.mainLinks, ...others]} />
      </Section>
      <Section id="carts" title={texts.carts} ground="shade">
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
      </Section>
      <Section id="towns" title={texts.towns}>
        <Links items={townLinks} />
      </Section>
      <Section title={texts.rentals} ground="shade">
        <Links items={rentals} />
      </Section>
      <Section id="policies" title={texts.policies}>
        <Links items={allPolicies} />
      </Section>
      <Section title={texts.files} ground="shade">
        <Links items={files} />
      </Section>
    </>
  ),
})

function Links({ items }: { readonly items: readonly NavigationItem[] }) {
  return (
    <ul className="site-map-links">
      {items.map(({ name, url, description }) => (
        <li key={url}>
          <LinkRow href={url} name={name} end={description} />
        </li>
      ))}
    </ul>
  )
}
