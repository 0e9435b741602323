import { business } from '#content/dealership/business.ts'
import { home } from '#content/dealership/home-page.ts'
import { businessHours, serviceHours } from '#content/dealership/hours.ts'
import { locations } from '#content/dealership/locations.ts'
import { services } from '#content/dealership/services.ts'
import { servicesPage } from '#content/dealership/services-page.ts'
import { team } from '#content/dealership/team.ts'
import { featuredVehicles } from '#content/inventory/featured-carts.ts'
import { openState } from '#site/dealership/rules/open-hours.ts'
import { addressLine } from '#site/dealership/rules/reach.ts'
import { AddressCard } from '#site/dealership/view/address-card.tsx'
import { HoursCard } from '#site/dealership/view/hours-card.tsx'
import { LocationCard } from '#site/dealership/view/location-card.tsx'
import { MapEmbed } from '#site/dealership/view/map-embed.tsx'
import { OpenSign } from '#site/dealership/view/open-sign.tsx'
import { ServiceCard } from '#site/dealership/view/service-card.tsx'
import { TeamGrid } from '#site/dealership/view/team-grid.tsx'
import { BrandGrid } from '#site/inventory/view/brand/brand-grid.tsx'
import { FeaturedCart } from '#site/inventory/view/featured-cart.tsx'
import { Card } from '#site/shared/view/card.tsx'
import { DataTable } from '#site/shared/view/data-table.tsx'
import { Section } from '#site/shared/view/section.tsx'
import { Skeleton } from '#site/shared/view/skeleton.tsx'
import './styleguide.page.css'

// A Wednesday at eleven in the morning and a Sunday, both Eastern time.
const open = openState(businessHours.week, new Date('2026-05-06T15:00:00Z'))
const closed = openState(serviceHours.week, new Date('2026-05-10T15:00:00Z'))

export function Cards() {
  return (
    <Section title="Cards" lead="A sheet of the map with one corner cut." ground="shade">
      <div className="columns" data-columns="3">
        <Card>
          <h3>A plain card</h3>
          <p>It holds whatever belongs together.</p>
        </Card>
        {locations.slice(0, 1).map((location) => (
          <LocationCard key={location.id} location={location} />
        ))}
        {locations.slice(2).map((location) => (
          <LocationCard key={location.id} location={location} full />
        ))}
        <AddressCard />
        <Card>
          <h3>On its way</h3>
          <Skeleton className="guide-skeleton-picture" />
          <Skeleton className="guide-skeleton-title" />
          <Skeleton className="guide-skeleton-line" />
        </Card>
        <ul className="guide-carts">
          {featuredVehicles.slice(0, 1).map((cart) => (
            <FeaturedCart key={cart.id} cart={cart} />
          ))}
          {services.slice(0, 1).map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ul>
      </div>
      <div className="guide-parts">
        <TeamGrid team={team} />
      </div>
    </Section>
  )
}

export function Hours() {
  return (
    <Section title="Hours and signs" ground="dark">
      <div className="columns">
        <HoursCard title={businessHours.name} hours={businessHours} state={open} />
        <HoursCard title={serviceHours.name} hours={serviceHours} state={closed} note={servicesPage.hours.note} />
        <OpenSign state={open} />
        <OpenSign state={closed} />
      </div>
    </Section>
  )
}

export function Tables() {
  return (
    <Section title="Table, brands, map">
      <div className="guide-parts">
        <DataTable
          caption="A table becomes a card a row on a phone."
          columns={['Location', 'Telephone', 'County']}
          rows={locations.map(({ id, name, phone, county }) => ({ key: id, cells: [name, phone, county] }))}
        />
        <BrandGrid brands={home.brands.items.slice(0, 3)} />
        <MapEmbed place={addressLine(business.address)} title="The office in White Haven" />
      </div>
    </Section>
  )
}
