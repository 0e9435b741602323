import { definePage } from '#kernel/page/page.ts'
import { fillText } from '#kit/formats/format.ts'
import { ButtonLink } from '#kit/parts/button-link.tsx'
import { Field } from '#kit/parts/field.tsx'
import { Link } from '#kit/parts/link.tsx'
import { ListFold } from '#kit/parts/list-fold.tsx'
import { Points } from '#kit/parts/points.tsx'
import { Section } from '#kit/parts/section.tsx'
import { Stats } from '#kit/parts/stats.tsx'
import { chosenTown } from '#subjects/county/rules/destinations.ts'
import { towns } from '#subjects/county/rules/towns.ts'
import { CountyFigure } from '#subjects/county/view/maps/county-map.tsx'
import { TownGrid } from '#subjects/county/view/town-grid.tsx'
import { addresses } from '#subjects/dealership/facts/addresses.ts'
import { business } from '#subjects/dealership/facts/business.ts'
import { locationLabels, locations } from '#subjects/dealership/facts/locations.ts'
import { headerLinks, menuLabels, tollFree } from '#subjects/dealership/facts/navigation.ts'
import { openState } from '#subjects/dealership/rules/hours.ts'
import { addressLine } from '#subjects/dealership/rules/reach.ts'
import { CallButton } from '#subjects/dealership/view/call-button.tsx'
import { organization } from '#subjects/dealership/view/json-ld.ts'
import { MapEmbed } from '#subjects/dealership/view/map-embed.tsx'
import { OpenSign } from '#subjects/dealership/view/open-sign.tsx'
import { FitEntry } from '#subjects/fit/view/fit-entry.tsx'
import { stockSummaryWords } from '#subjects/inventory/facts/stock-summary.ts'
import { vehicleListMessages } from '#subjects/inventory/facts/vehicle-messages.ts'
import { vehicleQuery } from '#subjects/inventory/facts/vehicle-query.ts'
import { otherVehiclePath } from '#subjects/inventory/rules/cart-slug.ts'
import { featuredCarts } from '#subjects/inventory/rules/first-carts.ts'
import { featuredToday } from '#subjects/inventory/rules/list/suggested-carts.ts'
import { stockSummary } from '#subjects/inventory/rules/stock-text.ts'
import { CartItem, CartLines } from '#subjects/inventory/view/cart-item.tsx'
import { type VehicleList, vehicleList } from '#subjects/inventory/view/data/vehicle-list.ts'
import { brand } from '#subjects/inventory/view/json-ld/vehicle.ts'
import { KindStrip } from '#subjects/inventory/view/kind-strip.tsx'
import { Hero } from '#subjects/pictures/view/hero.tsx'
import { ScenePicture } from '#subjects/pictures/view/scene-picture.tsx'
import { priceTerms } from '#subjects/policies/facts/price-terms.ts'
import { rentalPlanner } from '#subjects/rentals/facts/rental-planner.ts'
import { lowestDay } from '#subjects/rentals/rules/rental-prices.ts'
import { useRentalSections } from '#subjects/rentals/view/rental-sections.ts'
import { home } from '#subjects/shopfront/facts/home-page.ts'
import { winterStorage } from '#subjects/shopfront/facts/winter-storage.ts'
import { navigation, siteWithSearch } from '#subjects/shopfront/view/json-ld/web-site.ts'
import { LocationRow } from './location-row.tsx'
import '#kit/styles/columns.css'
import './brand-grid.later.css'
import './home.page.later.css'

const townLinks = towns.map(({ name, url }) => ({ name, url }))

export const homePage = definePage<VehicleList>({
  paths: [addresses.home],
  carries: chosenTown,
  load: async ({ ports, now }) => {
    const carts = await vehicleList(ports.vehicles, now, vehicleQuery.retries.elsewhere)
    return { data: carts, until: carts.until }
  },
  head: (_, { shop }) => ({
    ...home.head,
    canonical: '/',
    jsonLd: [
      organization(shop),
      siteWithSearch,
      navigation(menuLabels.main, headerLinks),
      ...home.brands.items.map(brand),
    ],
  }),
  body: (carts, { shop, now }) => (
    <>
      <Hero pageKey="home hero" title={home.hero.heading} lead={<HeroLead />}>
        <ButtonLink look="main" href={addresses.inventory} icon="arrow">
          {home.hero.viewInventory}
        </ButtonLink>
        <CallButton label={home.hero.call} />
      </Hero>
      <FitEntry>
        <RentEntry />
      </FitEntry>
      <FeaturedSection list={carts} />
      <Section title={home.map.heading} lead={home.map.text} ground="shade">
        <div className="split home-map">
          <div className="stack">
            <CountyFigure />
            <MapEmbed place={addressLine(business.address)} title={home.map.heading} />
          </div>
          <div className="stack home-places" data-gap="large">
            <section>
              <h3>{home.dealers.heading}</h3>
              <ul aria-label={locationLabels.directions}>
                {locations.map((location) => (
                  <LocationRow key={location.id} location={location} />
                ))}
              </ul>
            </section>
            <p>
              <OpenSign state={openState(shop, 'sales', now)} />
            </p>
            <section>
              <ListFold heading={<h3>{home.towns.heading}</h3>}>
                <TownGrid towns={townLinks} />
              </ListFold>
            </section>
          </div>
        </div>
      </Section>
      <Section title={home.whyChoose.heading}>
        <div className="split">
          <div className="stack" data-gap="large">
            <Points items={home.whyChoose.points} />
            <section className="ruled">
              <h3>{home.brands.heading}</h3>
              <p className="soft">{home.brands.text}</p>
              <ul className="brand-grid">
                {home.brands.items.map(({ name, url }) => (
                  <li key={url}>
                    <Link href={url}>{name}</Link>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          <section className="stack">
            <ScenePicture scene="service-bay" layout="wideCard" />
            <h3>{home.about.heading}</h3>
            <Stats items={home.about.stats} />
            <p>{home.about.text}</p>
            <p>
              <ButtonLink href={addresses.about}>{home.about.link}</ButtonLink>
            </p>
          </section>
        </div>
      </Section>
      <Section
        title={home.contact.heading}
        lead={home.contact.text}
        actions={
          <>
            <CallButton look="main" label={home.contact.call} />
            <CallButton label={tollFree} line="tollFree" />
            <ButtonLink href={addresses.contact} icon="mail">
              {home.contact.write}
            </ButtonLink>
          </>
        }
      />
    </>
  ),
})

/** Rentals and storage, on the first screen of a phone too (SHOP-65). */
function HeroLead() {
  const links = new Map<string, string>([
    ['rent', addresses.rentals],
    ['storage', winterStorage.link.url],
  ])
  return home.hero.text.split(/[{}]/).map((part) => {
    const href = links.get(part)
    if (!href) return part
    return (
      <Link key={part} className="underlined" href={href}>
        {part}
      </Link>
    )
  })
}

/** Asks for the days of a rental, as the rentals page does, and leads to its price (SHOP-69). */
function RentEntry() {
  const { title, submit } = home.rent
  return (
    <section>
      <h2 className="title">{fillText(title, { price: lowestDay(useRentalSections()) })}</h2>
      <p>{home.rent.text}</p>
      <form action={addresses.rentals}>
        <Field id="home-days" label={rentalPlanner.days}>
          {(control) => (
            <input {...control} name="days" type="text" inputMode="numeric" placeholder={rentalPlanner.daysHint} />
          )}
        </Field>
        <button type="submit" className="button" data-look="solid">
          {submit}
        </button>
      </form>
    </section>
  )
}

const reasonFor = new Map<string, string>(Object.entries(home.featured.reasons))

/** Always three carts, and no sentence about the stock that is untrue today. */
function FeaturedSection({ list }: { readonly list: VehicleList }) {
  const { others, more, heading } = home.featured
  const featured = featuredToday(featuredCarts, 'vehicles' in list ? list.vehicles : null)
  // CART-11
  const unknown = (code: number) => `${stockSummaryWords.unknown} ${fillText(vehicleListMessages.httpError, { code })}`
  return (
    <Section title={home.kinds.heading} lead={priceTerms.saleLine}>
      {'vehicles' in list && <KindStrip vehicles={list.vehicles} />}
      <section className="home-featured">
        <header className="section-head">
          <h2>{featured.asChosen ? heading : others.heading}</h2>
        </header>
        <ul className="carts" data-look="three">
          {featured.carts.map((cart) => (
            <CartItem
              key={cart.id}
              cart={cart}
              layout="card"
              href={otherVehiclePath(cart.id)}
              lines={<CartLines cart={cart} stockKnown={'vehicles' in list} />}
            >
              {reasonFor.has(cart.id) && <p className="cart-text">{reasonFor.get(cart.id)}</p>}
            </CartItem>
          ))}
        </ul>
        <div className="cluster home-stock">
          <ButtonLink look="main" href={addresses.inventory} icon="arrow">
            {more}
          </ButtonLink>
          <p role="status">{'vehicles' in list ? stockSummary(list.vehicles) : unknown(list.failedWith)}</p>
        </div>
      </section>
    </Section>
  )
}
